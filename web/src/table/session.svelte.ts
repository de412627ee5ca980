import { connection } from '../live/connection.svelte';
import type { Frame, GameInfo, Phrase, Problem, Sentence, Table, Told } from '../live/protocol';
import type { Live } from '../live/socket';
import { settings } from '../settings/settings.svelte';
import { feel } from '../sound/feel';
import { Backlog, type Turn } from './telling/backlog';
import type { Draft, GameModule, Session, SessionModule, SoundName } from './board';
import { Company } from './people/company.svelte';
import { Conversation } from './people/conversation.svelte';
import { Deciding } from './choosing/deciding.svelte';
import { Frames } from './frames.svelte';
import { curtain, endSound, mayPoint } from './people/shared-device';
import { weighty } from './telling/happened';
import { layout } from './layout.svelte';
import { Missed } from './telling/missed.svelte';
import { Narration } from './telling/narration.svelte';
import { Notices } from './telling/notices.svelte';
import { Pointing } from './choosing/pointing.svelte';
import { tidings } from './people/people-news';
import { replaced } from './people/sitters';
import { words } from '../words/words.svelte';

const NOTHING = [] as const;
const owed = ({ choices, mine }: Frame) => choices.length > 0 && !mine;

/** One table as this device sees it: the store behind the table screen and every board. */
export class TableSession implements Session {
  info = $state.raw<Table>() as Table;
  /** Which of my seats is looked at; several sit here in pass-and-play. */
  own = $state(-1);
  /** Whether the person of that seat has said to be alone with the device. */
  alone = $state(false);
  draft = $state.raw<Draft>();
  celebrated = false; // the end, once, however often it is looked at
  /** The version that my last choice has led to; its frame may come after the answer. */
  private due = $state(0);

  readonly missed: Missed;
  private readonly deciding: Deciding;
  readonly conversation = new Conversation();
  private readonly company = new Company(
    () => this.info,
    () => this.frame,
    () => this.me,
  );
  readonly notices = new Notices();
  private readonly pointing = new Pointing(() => this);
  private readonly frames = new Frames();
  private readonly narration: Narration = new Narration(() => this);
  readonly past = this.narration.past;
  readonly chronicle = this.narration.chronicle;
  private readonly backlog = new Backlog(
    this.narration.storyteller,
    () => this.past.frame !== undefined,
    (told) => this.show(told),
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
  /** Always of the present: a position of before asks nothing. */
  readonly prompt = $derived.by(() => this.deciding.choosing.prompt ?? this.present?.prompt ?? '');
  readonly choices = $derived.by(() => (this.current ? this.deciding.choosing.choices : NOTHING));
  readonly picked = $derived.by(() => this.deciding.choosing.picked);
  readonly complete = $derived.by(() => this.deciding.choosing.complete);
  readonly preview = $derived.by(() => this.deciding.choosing.preview);
  /** Whether what is picked is a bot's idea that I have not touched. */
  readonly suggested = $derived.by(() => this.deciding.suggested);
  readonly busy = $derived.by(() => this.deciding.busy);
  readonly mine = $derived(this.frame?.mine);
  readonly before = $derived(this.narration.before);
  /** Of the present: not said beside a position of before. */
  readonly struck = $derived(this.past.frame ? undefined : this.narration.struck);
  readonly telling = $derived(this.narration.storyteller.telling);
  readonly motion = $derived(settings.moving);
  readonly layout = $derived(layout.now);
  /** Whether several people sit at this device, and so none of them is “you”. */
  readonly shared = $derived(this.info.mine.length > 1);
  readonly owing = $derived(this.frames.owing(this.info.mine));
  readonly curtain = $derived.by(() => {
    // Whoever holds the device is told first what came of the choice.
    if (!this.telling.over) return undefined;
    const { own, alone, owing, present } = this;
    const shared = { mine: this.info.mine, own, alone, owing };
    return curtain(shared, this.about, present?.result !== undefined);
  });
  readonly voice = $derived(this.company.voice);
  readonly seats = $derived(this.company.seats);
  readonly hosting = $derived(this.company.hosting);
  readonly opinions = $derived(this.pointing.at(this.version, this.telling.over));
  readonly mayOpine = $derived.by(
    () => !this.past.frame && mayPoint(this.about, this.present, this.seats),
  );

  constructor(
    info: Table,
    readonly about: GameInfo,
    readonly module: SessionModule,
    /** A television shows no hand, even if this device has a seat here. */
    private readonly onlooker: boolean,
    private readonly live: Live = connection.live,
  ) {
    this.info = this.seen(info);
    this.own = this.info.mine[0] ?? -1;
    const away = this.info.mine.some((seat) => replaced(info.seats[seat]));
    this.missed = new Missed(info.table, away);
    this.deciding = new Deciding(info.table, {
      live,
      about,
      module,
      where: () => ({ table: this.table, seat: this.own, version: this.present?.version ?? 0 }),
      seats: () => this.seats.length,
      complain: (problem) => this.complain(problem),
      // Whoever chooses has seen enough; but the choice was made from what was shown.
      sent: () => this.skip(),
      kept: ({ seat, version: before }, version, moves) => {
        this.due = version;
        if (version === before) this.frames.mine(seat, version, moves);
      },
    });
    this.watch();
  }

  leave(): void {
    this.narration.storyteller.rest(NOTHING);
    this.company.leave();
    this.missed.leave();
    this.live.leave(this.table);
  }

  /** Looks from another seat of this device. */
  turnTo(seat: number): void {
    const other = this.own !== seat;
    this.own = seat;
    this.alone = true;
    this.missed.turnTo(seat);
    this.narration.turn(this.present, other);
    this.deciding.begin(this.present?.choices ?? []);
  }

  /** Shows a position of before, until `present` is asked for again or the game goes on with me. */
  lookBack(version: number, seat = this.me): Promise<void> {
    this.backlog.catchUp();
    return this.narration.lookBack(version, seat);
  }

  readonly lookUp = () => this.narration.lookUp();

  private watch(): void {
    this.live.watch(
      this.info.table,
      this.info.mine,
      (told) => this.hear(told),
      (problem) => (this.notices.ends(problem) ? this.leave() : this.complain(problem)),
      this.missed.seen,
    );
  }

  private hear(told: Told): void {
    switch (told.is) {
      case 'table':
        return this.retable(told);
      case 'frame':
      case 'chosen':
      case 'opinions':
      case 'draft':
        this.backlog.put(told);
        if (told.is === 'frame' && this.missed.late(told)) this.backlog.catchUp();
        return;
      case 'chat':
      case 'emote':
        this.conversation.add(told);
        if (told.seat !== this.own) this.sound('bell');
    }
  }

  /** What tells of the game, when its turn has come. */
  private show(told: Turn): void {
    switch (told.is) {
      case 'frame':
        return this.reframe(told);
      case 'chosen':
        return this.frames.chosen(told.version, told.chosen);
      case 'opinions':
        return this.pointing.hear(told);
      case 'draft':
        this.draft = told.version === this.present?.version ? told : undefined;
    }
  }

  private seen(table: Table): Table {
    return this.onlooker ? { ...table, mine: [] } : table;
  }

  private retable(told: Table): void {
    const table = this.seen(told);
    const moved = table.mine.join() !== this.info.mine.join();
    this.notices.announce(tidings(this.info, table, words.language));
    this.info = table;
    this.company.told();
    if (!moved) return;
    if (!table.mine.includes(this.own)) this.own = table.mine[0] ?? -1;
    this.watch();
  }

  private reframe(frame: Frame): void {
    const old = this.frames.of(frame.seat);
    const again = old?.version === frame.version;
    const covered = this.curtain !== undefined;
    // Two seats of this device hear the same: it is told once.
    const told = this.present?.version === frame.version && frame.seat !== this.own;
    this.frames.put(frame);
    // Nothing is hidden here: the device follows the turn from seat to seat.
    if (!this.about.hides && this.owing.length > 0 && !this.owing.includes(this.own)) {
      this.own = this.owing[0] ?? this.own;
      this.deciding.begin(this.present?.choices ?? [], false);
    }
    const mine = frame.seat === this.own;
    if (old && !again && this.about.hides && (!mine || covered))
      this.missed.keep(frame.seat, weighty(frame.news, this.module));
    if (!mine || told) return;
    if (again) {
      if (this.picked.length === 0) this.deciding.begin(frame.choices, false);
      return;
    }
    this.draft = undefined;
    this.deciding.begin(frame.choices, !old);
    // Only a bot can have made a choice that I owed and have not sent.
    if (old && frame.missed && owed(old) && this.due <= old.version) this.missed.replaced = true;
    const late = this.missed.take({ ...frame, news: weighty(frame.news, this.module) });
    if (this.past.frame) return this.chronicle.add(frame);
    const watched = this.motion && !late && !covered && !this.backlog.jumping;
    this.narration.tell(frame, old, watched, () => this.told(frame, old));
  }

  /** A frame has been told: what comes of it is heard, written down, and stays. */
  private told(frame: Frame, old: Frame | undefined): void {
    this.chronicle.add(frame);
    this.pointing.told(frame.version);
    this.narration.strikes(frame);
    // Once, when the game ends, and not each time that the result is looked at.
    const end = old && !old.result ? endSound(frame.result, frame.seat, this.module) : undefined;
    if (end) this.sound(end);
    else if (frame.choices.length > 0 && old?.choices.length === 0 && !this.busy)
      this.sound('turn');
    this.backlog.goOn();
  }

  readonly choice = (move: string) => this.choices.find((choice) => choice.move === move);
  readonly may = (move: string) => this.choice(move) !== undefined;

  readonly wishes = $derived.by(() => this.deciding.wishes);
  pick(move: string): Promise<void> {
    this.sound('tap');
    return this.deciding.pick(move);
  }
  readonly pickAll: Session['pickAll'] = (...wish) => this.deciding.pickAll(...wish);
  readonly undo = () => this.deciding.undo();
  readonly clear = () => this.deciding.clear();
  readonly send = () => this.deciding.send();
  readonly look = (moves: readonly string[]) => this.deciding.look(moves);
  readonly suggest = () => this.deciding.suggest();
  readonly opine = (move: string) => this.pointing.point(move);

  async why(thing: string | Sentence): Promise<void> {
    if (typeof thing !== 'string') this.tell(this.say(thing));
    else if (!this.past.frame) await this.deciding.why(thing);
  }

  /** A tap: on to the present at once. */
  skip(): void {
    this.narration.struck = undefined;
    if (!this.backlog.catchUp()) return;
    const { table, version } = this;
    for (const seat of this.info.mine) this.live.say({ do: 'seen', table, seat, version });
  }
  readonly say = (phrase: Phrase) => this.voice.say(phrase);
  readonly text: Session['text'] = (key, parts = {}) => this.voice.text(key, parts);
  readonly sound = (name: SoundName) => feel(name);
  readonly tell = (text: string, rule?: string) => this.notices.tell(text, rule);

  /** The people of the board, where the game has its own. */
  get portrait(): GameModule['portrait'] {
    return this.module.portrait;
  }

  /** Says a problem in the page's language where it can, else as the server has put it. */
  complain(problem: Problem): void {
    this.tell(this.voice.has(problem.key) ? this.say(problem) : problem.says, problem.rule);
  }
}
