import { connection } from '../live/connection.svelte';
import type {
  Emote,
  Frame,
  GameInfo,
  Opinion,
  Phrase,
  Problem,
  Sentence,
  Table,
} from '../live/protocol';
import type { Told } from '../live/protocol';
import { position } from '../live/rest';
import type { Live } from '../live/socket';
import { settings } from '../settings/settings.svelte';
import { feel } from '../sound/feel';
import type { GameModule, Outlook, Session, SoundName } from './board';
import { Choosing } from './choosing.svelte';
import { Chronicle } from './chronicle.svelte';
import { Company } from './company.svelte';
import { Conversation } from './conversation.svelte';
import { Frames } from './frames.svelte';
import { layout } from './layout.svelte';
import { Notices } from './notices.svelte';
import { Past } from './past.svelte';
import { Storyteller } from './storyteller.svelte';
import { Wishes } from './wishes';

const NOTHING = [] as const;

/** One table as this device sees it: the store behind the table screen and every board. */
export class TableSession implements Session {
  info = $state.raw<Table>() as Table;
  /** Which of my seats is looked at; several sit here in pass-and-play. */
  own = $state(-1);
  /** Whether the person of that seat has said to be alone with the device. */
  alone = $state(false);
  before = $state.raw<unknown>(undefined);
  busy = $state(false);
  opinions = $state.raw<readonly Opinion[]>([]);
  /** What happened while this device was away. */
  missed = $state.raw<readonly Phrase[]>([]);

  readonly chronicle = new Chronicle();
  readonly conversation = new Conversation();
  private readonly company = new Company(
    () => this.info,
    () => this.frame,
    () => this.me,
  );
  readonly notices = new Notices();
  readonly past = new Past((seat, version) => position(this.table, seat, version));
  private readonly frames = new Frames();
  private readonly storyteller = new Storyteller();
  private readonly wishes = new Wishes(
    (wish) => this.live.ask(wish),
    () => ({ table: this.table, seat: this.own, version: this.present?.version ?? 0 }),
    (problem) => this.complain(problem),
  );
  private readonly choosing = new Choosing(
    (moves) => this.wishes.look(moves),
    (moves) => this.out(moves),
    (move) => this.module.confirms(move),
    () => !this.live.here,
    (moves) => this.module.undo?.(moves) ?? moves.slice(0, -1),
  );

  readonly present = $derived(this.frames.of(this.own));
  readonly frame = $derived(this.past.frame ?? this.present);
  readonly me = $derived(this.past.frame?.seat ?? this.own);
  readonly table = $derived(this.info.table);
  readonly game = $derived(this.info.game);
  readonly options = $derived(this.info.options);
  readonly view = $derived(this.frame?.view);
  readonly version = $derived(this.frame?.version ?? 0);
  readonly result = $derived(this.frame?.result);
  readonly prompt = $derived<Phrase>(
    (this.past.frame ? undefined : this.choosing.prompt) ?? this.frame?.prompt ?? '',
  );
  readonly choices = $derived(this.present && !this.past.frame ? this.choosing.choices : NOTHING);
  readonly picked = $derived(this.choosing.picked);
  readonly complete = $derived(this.choosing.complete);
  readonly preview = $derived(this.choosing.preview);
  readonly mine = $derived(this.frame?.mine);
  readonly telling = $derived(this.storyteller.telling);
  readonly motion = $derived(settings.moving);
  readonly layout = $derived(layout.now);
  readonly owing = $derived(this.frames.owing(this.info.mine));
  /** The seat that the device must be handed to before anything is shown. */
  readonly curtain = $derived.by(() => {
    if (this.info.mine.length < 2 || !this.about.hides || this.present?.result) return undefined;
    if (this.alone && (this.owing.length === 0 || this.owing.includes(this.own))) return undefined;
    return this.owing[0] ?? this.own;
  });
  readonly voice = $derived(this.company.voice);
  readonly seats = $derived(this.company.seats);
  readonly hosting = $derived(this.company.hosting);
  readonly mayOpine = $derived.by(() => {
    if (!this.about.team || this.me < 0 || this.past.frame || this.result) return false;
    // Several at once choose in secret: nobody is to be helped.
    if (this.frame?.chosen !== undefined || this.choices.length > 0) return false;
    return this.seats.some((sitter) => sitter.waited && !sitter.me);
  });

  constructor(
    info: Table,
    readonly about: GameInfo,
    private readonly module: Pick<GameModule, 'confirms' | 'undo'>,
    /** A television shows no hand, even if this device has a seat here. */
    private readonly onlooker: boolean,
    private readonly live: Live = connection.live,
  ) {
    this.info = this.seen(info);
    this.own = this.info.mine[0] ?? -1;
    this.watch();
  }

  leave(): void {
    this.storyteller.skip();
    this.company.leave();
    this.live.leave(this.table);
  }

  /** Looks from another seat of this device. */
  turnTo(seat: number): void {
    this.own = seat;
    this.alone = true;
    this.before = this.present?.view;
    this.storyteller.tell(NOTHING, false);
    this.choosing.begin(this.present?.choices ?? []);
  }

  /** Shows a position of before, until `present` is asked for again or the game goes on with me. */
  async lookBack(version: number, seat = this.me): Promise<void> {
    const before = this.view;
    if (!(await this.past.go(seat, version))) return;
    this.before = before;
    this.storyteller.tell(this.past.frame?.news ?? [], this.motion);
  }

  lookUp(): void {
    this.past.leave();
    this.before = this.view;
    this.storyteller.tell(this.present?.news ?? [], false);
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
        return this.frames.chosen(told.version, told.chosen);
      case 'opinions':
        this.opinions = told.opinions;
        return;
      case 'chat':
      case 'emote':
        this.conversation.add(told);
        if (told.seat !== this.own) this.sound('bell');
    }
  }

  private seen(table: Table): Table {
    return this.onlooker ? { ...table, mine: [] } : table;
  }

  private retable(told: Table): void {
    const table = this.seen(told);
    const moved = table.mine.join() !== this.info.mine.join();
    this.info = table;
    this.company.told();
    if (!moved) return;
    if (!table.mine.includes(this.own)) this.own = table.mine[0] ?? -1;
    this.watch();
  }

  private reframe(frame: Frame): void {
    const old = this.frames.of(frame.seat);
    this.frames.put(frame);
    // Nothing is hidden here: the device follows the turn from seat to seat.
    if (!this.about.hides && this.owing.length > 0 && !this.owing.includes(this.own))
      return this.turnTo(this.owing[0] ?? this.own);
    if (frame.seat !== this.own) return;
    if (old?.version === frame.version) {
      if (this.picked.length === 0) this.choosing.begin(frame.choices);
      return;
    }
    this.opinions = [];
    this.choosing.begin(frame.choices);
    this.chronicle.add(frame.version, frame.news);
    if (frame.missed) this.missed = frame.news;
    if (this.past.frame) return;
    this.before = old?.view ?? frame.view;
    this.storyteller.tell(frame.missed ? [] : frame.news, this.motion);
    if (frame.choices.length > 0 && old?.choices.length === 0) this.sound('turn');
    if (old && !old.result) this.soundEnd(frame);
  }

  /** Once, when the game ends, and not each time that the result is looked at. */
  private soundEnd({ seat, result }: Frame): void {
    const mine = result?.standings.find((standing) => standing.seat === seat);
    if (mine) this.sound(mine.place === 1 ? 'win' : 'lose');
  }

  may(move: string): boolean {
    return this.choices.some((choice) => choice.move === move);
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
  look(moves: readonly string[]): Promise<Outlook | undefined> {
    return this.wishes.look(moves);
  }

  async suggest(): Promise<void> {
    const moves = await this.wishes.suggestion(this.complete ? [] : this.picked);
    if (moves) await this.pickAll(moves);
  }

  async why(thing: string | Sentence): Promise<void> {
    if (typeof thing !== 'string') this.tell(this.say(thing));
    else if (!this.past.frame) await this.wishes.look([...this.picked, thing]);
  }

  opine(move: string): Promise<void> {
    return this.wishes.opine(move);
  }
  chat(text: string): Promise<void> {
    return this.wishes.chat(text);
  }
  emote(emote: Emote): Promise<void> {
    return this.wishes.emote(emote);
  }
  vote(absent: number): Promise<void> {
    return this.wishes.vote(absent);
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
    feel(name);
  }
  tell(text: string, rule?: string): void {
    this.notices.tell(text, rule);
  }

  /** Says a problem in the page's language where it can, else as the server has put it. */
  complain(problem: Problem): void {
    this.tell(this.voice.has(problem.key) ? this.say(problem) : problem.says, problem.rule);
  }

  private async out(moves: readonly string[]): Promise<void> {
    const { own, present } = this;
    const version = await this.wishes.choose(moves);
    if (version === undefined) return;
    if (version === present?.version) this.frames.mine(own, version, moves);
    this.choosing.clear();
  }

  private async while(task: Promise<void>): Promise<void> {
    this.busy = true;
    await task.finally(() => (this.busy = false));
  }
}
