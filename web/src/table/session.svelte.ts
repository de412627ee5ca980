import { connection } from '../live/connection.svelte';
import type { Frame, GameInfo, Opinion, Phrase, Problem, Sentence } from '../live/protocol';
import type { Table, Told } from '../live/protocol';
import { position, story } from '../live/rest';
import type { Live } from '../live/socket';
import { settings } from '../settings/settings.svelte';
import { feel } from '../sound/feel';
import type { GameModule, Outlook, Session, SoundName } from './board';
import { Choosing } from './choosing.svelte';
import { Chronicle } from './chronicle.svelte';
import { Company } from './company.svelte';
import { Conversation } from './conversation.svelte';
import { Frames } from './frames.svelte';
import { curtain, endSound, mayPoint } from './handing';
import { layout } from './layout.svelte';
import { Missed } from './missed.svelte';
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
  /** The version that my last choice has led to; its frame may come after the answer. */
  private due = $state(0);

  readonly missed: Missed;
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
  readonly wishes = new Wishes(
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
  /** Whether what is shown can be chosen from; not between a choice and what comes of it. */
  private readonly current = $derived(
    !this.past.frame && (this.present?.version ?? -1) >= this.due,
  );
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
  readonly choices = $derived(this.current ? this.choosing.choices : NOTHING);
  readonly picked = $derived(this.choosing.picked);
  readonly complete = $derived(this.choosing.complete);
  readonly preview = $derived(this.choosing.preview);
  readonly mine = $derived(this.frame?.mine);
  readonly telling = $derived(this.storyteller.telling);
  readonly motion = $derived(settings.moving);
  readonly layout = $derived(layout.now);
  readonly owing = $derived(this.frames.owing(this.info.mine));
  readonly curtain = $derived.by(() => {
    const { own, alone, owing, present } = this;
    const shared = { mine: this.info.mine, own, alone, owing };
    return curtain(shared, this.about, present?.result !== undefined);
  });
  readonly voice = $derived(this.company.voice);
  readonly seats = $derived(this.company.seats);
  readonly hosting = $derived(this.company.hosting);
  readonly mayOpine = $derived.by(
    () => !this.past.frame && mayPoint(this.about, this.present, this.seats),
  );

  constructor(
    info: Table,
    readonly about: GameInfo,
    private readonly module: Pick<GameModule, 'confirms' | 'undo' | 'won'>,
    /** A television shows no hand, even if this device has a seat here. */
    private readonly onlooker: boolean,
    private readonly live: Live = connection.live,
  ) {
    this.info = this.seen(info);
    this.own = this.info.mine[0] ?? -1;
    this.missed = new Missed(info.table);
    this.watch();
  }

  leave(): void {
    this.storyteller.tell(NOTHING, false);
    this.company.leave();
    this.missed.leave();
    this.live.leave(this.table);
  }

  /** Looks from another seat of this device. */
  turnTo(seat: number): void {
    this.own = seat;
    this.alone = true;
    // What one seat has missed is not for another one's eyes.
    this.missed.close();
    this.before = this.present?.view;
    this.storyteller.tell(NOTHING, false);
    this.choosing.begin(this.present?.choices ?? []);
  }

  /** Shows a position of before, until `present` is asked for again or the game goes on with me. */
  async lookBack(version: number, seat = this.me): Promise<void> {
    const before = { view: this.view, version: this.version };
    if (!(await this.past.go(seat, version))) return;
    // Only a step forward is played; a jump shows where it leads, and what was done there.
    const { news, follows } = this.chronicle.at(version, before.version);
    this.before = follows ? before.view : this.view;
    this.storyteller.tell(news, this.motion && follows);
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
      this.missed.seen,
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
    const late = this.missed.take(frame);
    if (this.past.frame) return;
    this.before = late ? frame.view : (old?.view ?? frame.view);
    this.storyteller.tell(frame.missed ? [] : frame.news, this.motion && !late, () => {
      // Once, when the game ends, and not each time that the result is looked at.
      const end = old && !old.result ? endSound(frame.result, frame.seat, this.module) : undefined;
      if (end) this.sound(end);
    });
    if (frame.choices.length > 0 && old?.choices.length === 0) this.sound('turn');
    if (!old && frame.news.length === 0) void this.recall(frame);
  }

  /** A table just opened tells nothing: what happened last is asked for, and stays marked. */
  private async recall({ seat, version }: Frame): Promise<void> {
    const told = await story(this.table, seat).catch(() => undefined);
    if (!told || this.past.frame || this.me !== seat || this.version !== version) return;
    this.chronicle.replace(told.chapters);
    this.storyteller.tell(told.chapters.at(-1)?.news ?? [], false);
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
    this.due = version;
    if (version === present?.version) this.frames.mine(own, version, moves);
    this.choosing.clear();
  }

  private async while(task: Promise<void>): Promise<void> {
    this.busy = true;
    await task.finally(() => (this.busy = false));
  }
}
