import { connection } from '../live/connection.svelte';
import type {
  Emote,
  Frame,
  Opinion,
  Phrase,
  Problem,
  Sentence,
  Table,
  Told,
  Wish,
} from '../live/protocol';
import type { Live } from '../live/socket';
import { settings } from '../settings/settings.svelte';
import { play } from '../sound/kit';
import { words } from '../words/words.svelte';
import type { GameModule, Outlook, Session, Sitter, SoundName } from './board';
import { Choosing } from './choosing.svelte';
import { Chronicle } from './chronicle.svelte';
import { layout } from './layout.svelte';
import { sitters } from './sitters';
import { Storyteller } from './storyteller.svelte';

/** A line of talk at the table. */
export interface Talk {
  readonly seat: number;
  readonly text?: string;
  readonly emote?: Emote;
}

const NO_CHOICES = [] as const;

/** One table as this device sees it: the store behind the table screen and every board. */
export class TableSession implements Session {
  info = $state.raw<Table>() as Table;
  private frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  /** Which of my seats is looked at; several sit here in pass-and-play. */
  me = $state(-1);
  before = $state.raw<unknown>(undefined);
  busy = $state(false);
  opinions = $state.raw<readonly Opinion[]>([]);
  talk = $state.raw<readonly Talk[]>([]);
  /** What happened while this device was away. */
  missed = $state.raw<readonly Phrase[]>([]);
  /** A short word to the player: why something did not work. It goes by itself. */
  notice = $state.raw<{ readonly text: string; readonly rule: string | undefined } | undefined>(
    undefined,
  );
  private chosenMine = $state.raw<{ version: number; moves: readonly string[] } | undefined>(
    undefined,
  );
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;

  readonly chronicle = new Chronicle();
  private readonly storyteller = new Storyteller();
  private readonly choosing: Choosing;

  readonly frame = $derived(this.frames.get(this.me));
  readonly game = $derived(this.info.game);
  readonly options = $derived(this.info.options);
  readonly view = $derived(this.frame?.view);
  readonly version = $derived(this.frame?.version ?? 0);
  readonly result = $derived(this.frame?.result);
  readonly prompt = $derived<Phrase>(this.frame?.prompt ?? '');
  readonly mine = $derived(
    this.chosenMine?.version === this.version ? this.chosenMine.moves : this.frame?.mine,
  );
  readonly voice = $derived(
    words.of(
      this.info.game,
      this.info.seats.map((chair) => (chair.kind === 'open' ? '' : chair.name)),
    ),
  );
  readonly seats = $derived<readonly Sitter[]>(
    sitters(this.info, this.frame, this.me, (seat) => this.voice.say({ seat })),
  );
  readonly mayOpine = $derived(
    this.me >= 0 &&
      this.frame?.choices.length === 0 &&
      this.frame.waiting !== undefined &&
      !this.result,
  );

  constructor(
    info: Table,
    private readonly module: Pick<GameModule, 'confirms'>,
    /** A television shows no hand, even if this device has a seat here. */
    private readonly onlooker: boolean,
    private readonly live: Live = connection.live,
  ) {
    this.info = this.seen(info);
    this.me = this.info.mine[0] ?? -1;
    this.choosing = new Choosing(
      (moves) => this.look(moves),
      (moves) => this.out(moves),
      (move) => this.module.confirms(move),
    );
    this.watch();
  }

  get table(): string {
    return this.info.table;
  }
  get choices() {
    return this.frame ? this.choosing.choices : NO_CHOICES;
  }
  get picked() {
    return this.choosing.picked;
  }
  get complete() {
    return this.choosing.complete;
  }
  get preview() {
    return this.choosing.preview;
  }
  get telling() {
    return this.storyteller.telling;
  }
  get motion() {
    return settings.moving;
  }
  get layout() {
    return layout.now;
  }

  leave(): void {
    this.storyteller.skip();
    this.live.leave(this.table);
  }

  /** Looks from another seat of this device. */
  turnTo(seat: number): void {
    this.me = seat;
    this.before = this.view;
    this.choosing.begin(this.frame?.choices ?? []);
  }

  private watch(): void {
    this.live.watch(
      this.info.table,
      this.info.mine,
      (told) => this.hear(told),
      (problem) => this.complain(problem),
    );
  }

  private hear(told: Told): void {
    switch (told.is) {
      case 'table':
        return this.retable(told);
      case 'frame':
        return this.reframe(told);
      case 'chosen':
        return this.rechosen(told.version, told.chosen);
      case 'opinions':
        this.opinions = told.opinions;
        return;
      case 'chat':
      case 'emote':
        this.talk = [...this.talk, told];
        if (told.seat !== this.me) this.sound('bell');
    }
  }

  private seen(table: Table): Table {
    return this.onlooker ? { ...table, mine: [] } : table;
  }

  private retable(told: Table): void {
    const table = this.seen(told);
    const moved = table.mine.join() !== this.info.mine.join();
    this.info = table;
    if (!moved) return;
    this.me = table.mine[0] ?? -1;
    this.watch();
  }

  private reframe(frame: Frame): void {
    const old = this.frames.get(frame.seat);
    this.frames = new Map(this.frames).set(frame.seat, frame);
    if (frame.seat !== this.me) return;
    if (old?.version === frame.version) {
      if (this.picked.length === 0) this.choosing.begin(frame.choices);
      return;
    }
    this.opinions = [];
    this.before = old?.view ?? frame.view;
    this.choosing.begin(frame.choices);
    this.chronicle.add(frame.version, frame.news);
    if (frame.missed) this.missed = frame.news;
    this.storyteller.tell(frame.missed ? [] : frame.news, this.motion);
    if (frame.choices.length > 0 && old?.choices.length === 0) this.sound('turn');
  }

  private rechosen(version: number, chosen: Frame['chosen'] & object): void {
    for (const [seat, frame] of this.frames) {
      if (frame.version === version)
        this.frames = new Map(this.frames).set(seat, { ...frame, chosen });
    }
  }

  may(move: string): boolean {
    return this.choosing.may(move);
  }
  choice(move: string) {
    return this.choices.find((choice) => choice.move === move);
  }

  async pick(move: string): Promise<void> {
    this.sound('tap');
    await this.while(this.choosing.pick(move));
  }
  async pickAll(moves: readonly string[]): Promise<void> {
    await this.while(this.choosing.pickAll(moves));
  }
  async undo(): Promise<void> {
    await this.while(this.choosing.undo());
  }
  clear(): void {
    this.choosing.clear();
  }
  async send(): Promise<void> {
    await this.while(this.choosing.send());
  }

  async look(moves: readonly string[]): Promise<Outlook | undefined> {
    const answer = await this.live.ask({ do: 'try', ...this.place(), moves });
    if (answer?.is === 'tried') return answer;
    if (answer?.is === 'refused') this.complain(answer.error);
    return undefined;
  }

  async suggest(): Promise<void> {
    const answer = await this.live.ask({ do: 'suggest', ...this.place() });
    if (answer?.is === 'suggested') await this.pickAll(answer.moves);
    if (answer?.is === 'refused') this.complain(answer.error);
  }

  async why(thing: string | Sentence): Promise<void> {
    if (typeof thing !== 'string') return this.tell(this.say(thing));
    const answer = await this.live.ask({
      do: 'try',
      ...this.place(),
      moves: [...this.picked, thing],
    });
    if (answer?.is === 'refused') this.complain(answer.error);
  }

  async opine(move: string): Promise<void> {
    await this.wish({ do: 'opine', ...this.place(), move });
  }
  async chat(text: string): Promise<void> {
    await this.wish({ do: 'chat', table: this.table, seat: this.me, text });
  }
  async emote(emote: Emote): Promise<void> {
    await this.wish({ do: 'emote', table: this.table, seat: this.me, emote });
  }

  skip(): void {
    this.storyteller.skip();
  }
  say(phrase: Phrase): string {
    return this.voice.say(phrase);
  }
  text(key: string, parts: Readonly<Record<string, Phrase>> = {}): string {
    return this.voice.text(key, parts);
  }
  sound(name: SoundName): void {
    play(name, settings.volume);
  }

  tell(text: string, rule?: string): void {
    clearTimeout(this.noticeTimer);
    this.notice = { text, rule };
    this.noticeTimer = setTimeout(() => (this.notice = undefined), 4000);
  }

  /** Says a problem in the page's language where it can, else as the server has put it. */
  complain(problem: Problem): void {
    this.tell(this.voice.has(problem.key) ? this.say(problem) : problem.says, problem.rule);
  }

  private place() {
    return { table: this.table, seat: this.me, version: this.version };
  }

  private async out(moves: readonly string[]): Promise<void> {
    const { version } = this;
    const answer = await this.live.ask({ do: 'choose', ...this.place(), moves });
    if (answer?.is === 'refused') return this.complain(answer.error);
    this.choosing.clear();
    if (answer?.is === 'done' && answer.version === version) this.chosenMine = { version, moves };
  }

  private async wish(wish: Wish): Promise<void> {
    const answer = await this.live.ask(wish);
    if (answer?.is === 'refused') this.complain(answer.error);
  }

  private async while(task: Promise<void>): Promise<void> {
    this.busy = true;
    await task.finally(() => (this.busy = false));
  }
}
