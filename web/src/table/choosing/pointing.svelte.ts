import type { Frame, Opinion } from '../../live/protocol';
import type { Wishes } from './requests';

const NOTHING = [] as const;

/** Who points, and at what time. */
interface Pointer {
  readonly own: number;
  readonly present: Frame | undefined;
  readonly wishes: Pick<Wishes, 'opine'>;
}

/** What the seats of a team would do in the place of whoever moves. */
export class Pointing {
  private opinions = $state.raw<readonly Opinion[]>(NOTHING);
  /** The version of the choice that they are about. */
  private version = $state(-1);

  constructor(private readonly pointer: () => Pointer) {}

  /** They are about one choice, and seen until what came of it has been told. */
  at(version: number, over: boolean): readonly Opinion[] {
    const counts = over ? this.version === version : this.version <= version;
    return counts ? this.opinions : NOTHING;
  }

  /** What came of a choice has been told: what was meant for it must not come back with the next. */
  told(version: number): void {
    if (this.version < version) this.opinions = NOTHING;
  }

  /** As the server tells it. */
  hear(told: { readonly version: number; readonly opinions: readonly Opinion[] }): void {
    this.version = told.version;
    this.opinions = told.opinions;
  }

  /** Mine is seen at once, and gone again if it is refused; an empty move takes it back. */
  async point(move: string): Promise<void> {
    const { own: seat, present, wishes } = this.pointer();
    const version = present?.version ?? 0;
    const before = this.version === version ? this.opinions : NOTHING;
    const others = before.filter((opinion) => opinion.seat !== seat);
    const shown = move === '' ? others : [...others, { seat, move }];
    this.hear({ version, opinions: shown });
    const heard = await wishes.opine(move);
    if (!heard && this.opinions === shown) this.opinions = before;
  }
}
