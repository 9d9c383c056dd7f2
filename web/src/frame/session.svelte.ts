/** The line to one table: the newest frame, the whole log, and what this device may do there. */
import { api } from '../api/client';
import type { Frame, LogEntry, Move, TableAnswer } from '../api/types';
import { Refused } from '../api/types';
import { at } from '../lib/address';
import { onWaking } from '../lib/awake';

/** What a table page shows: a table being played, or a record being looked at. */
export interface Session {
  readonly frame: Frame | null;
  readonly log: LogEntry[];
  /** Whose eyes these are; null for a spectator's. */
  readonly seat: number | null;
  /** Whether something can be done here, or only be watched. */
  readonly live: boolean;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
/** The server closes with this when there is nothing here for this device. */
const REFUSED = 4403;
/** And with this, and a word of how it came, when this device no longer holds the seat. */
const LOST_SEAT = 4410;

/** The address of the page is not the one that the server thinks it has. */
const FOREIGN_ORIGIN = 'foreign_origin';

/** Why the server closes the line. */
interface Refusal {
  error: string;
  sentence: string;
}

/** No answer, or that of a proxy whose server is away for a moment */
const UNREACHED = [0, 502, 503, 504];
const unreached = (refused: unknown) =>
  refused instanceof Refused && UNREACHED.includes(refused.status);

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class LiveSession implements Session {
  readonly live = true;
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<LogEntry[]>([]);
  seat = $state<number | null>(null);
  about = $state.raw<TableAnswer | null>(null);
  /** The last question that was answered: until the next frame comes there is nothing to do. */
  answered = $state<number | null>(null);
  /** Whether the connection is lost; it is tried again by itself. */
  lost = $state(false);
  problem = $state<Refused | null>(null);
  /** How this device lost its seat, and whether it may watch all the same. */
  lostSeat = $state.raw<{ how: 'moved' | 'freed' | 'gone'; mayWatch: boolean } | null>(null);

  /** Who wants to know of each frame, with what is new in its log. */
  heard: ((frame: Frame, fresh: LogEntry[]) => void) | null = null;

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private retry = 0;
  private closed = false;
  private readonly sleepless: () => void;

  /** Whoever only watches never sees through the eyes of a seat, even of those that the device holds. */
  constructor(
    readonly id: string,
    readonly key: string,
    private readonly onlyWatches = false,
  ) {
    this.sleepless = onWaking(() => this.refresh());
  }

  get mine(): number[] {
    return this.about?.mine ?? [];
  }

  get host(): boolean {
    return this.about?.host ?? false;
  }

  /** Find out what this device is at the table, and begin to watch. */
  async open(): Promise<void> {
    try {
      this.about = await api.table(this.id, this.key);
    } catch (refused) {
      if (unreached(refused) && !this.closed) {
        this.lost = true;
        await pause(1000);
        return this.open();
      }
      this.problem = refused as Refused;
      return;
    }
    // With several seats at one device nobody's hand is shown until somebody says who looks.
    const [only = null] = this.mine;
    this.look(this.mine.length === 1 && !this.onlyWatches ? only : null);
  }

  /** Look through the eyes of a seat that this device holds, or of a spectator. */
  look(seat: number | null) {
    this.seat = seat;
    this.answered = null;
    this.frame = null;
    this.log = [];
    this.connect();
  }

  /** Connect anew: after a sleep a dead line may look like a living one that is silent. */
  refresh() {
    if (this.frame) this.connect();
  }

  close() {
    this.closed = true;
    this.sleepless();
    clearTimeout(this.retry);
    this.socket?.close();
  }

  private connect() {
    clearTimeout(this.retry);
    if (this.socket) {
      this.socket.onclose = null;
      this.socket.close();
    }
    if (this.closed) return;
    const query = new URLSearchParams();
    if (this.seat !== null) query.set('seat', String(this.seat));
    if (this.key) query.set('key', this.key);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}${at(`/api/tables/${this.id}/ws`)}?${query}`,
    );
    this.socket = socket;
    let refusal: Refusal | null = null;
    socket.onmessage = (message) => {
      const said = JSON.parse(String(message.data)) as Frame | Refusal;
      if ('error' in said) {
        refusal = said;
        return;
      }
      this.lost = false;
      this.wait = FIRST_WAIT;
      void this.take(said);
    };
    socket.onclose = (event) => {
      if (refusal?.error === FOREIGN_ORIGIN) {
        // It will be refused as often as it is asked.
        this.problem = new Refused(refusal.error, refusal.sentence, null, event.code);
        return;
      }
      if (event.code === LOST_SEAT) {
        void this.loseSeat(event.reason === 'freed' ? 'freed' : 'moved');
        return;
      }
      // Without a seat, all is asked anew; a seat may have been lost while nobody was connected.
      const refused = this.seat === null ? () => this.open() : () => this.loseSeat('gone');
      const again = () => (event.code === REFUSED ? void refused() : this.connect());
      this.lost = true;
      this.retry = window.setTimeout(again, this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
    };
  }

  /** Say that the seat is lost, unless this device still has a seat here. */
  private async loseSeat(how: 'moved' | 'freed' | 'gone') {
    let mayWatch = true;
    try {
      this.about = await api.table(this.id, this.key);
    } catch (refused) {
      if (refused instanceof Refused && refused.status === 0) {
        this.retry = window.setTimeout(() => void this.loseSeat(how), LONGEST_WAIT);
        return;
      }
      // It may be gone altogether, or have ended with its rules.
      if (refused instanceof Refused && refused.status !== 404) {
        this.problem = refused;
        return;
      }
      mayWatch = false;
    }
    this.lost = false;
    if (mayWatch && this.mine.length) return this.open();
    this.about = mayWatch ? this.about : null;
    this.frame = null;
    this.lostSeat = { how, mayWatch };
  }

  /** Go on as a spectator. */
  watch() {
    this.lostSeat = null;
    this.look(null);
  }

  /** Show a frame, and fetch what its log lacks. */
  private async take(frame: Frame) {
    const seat = this.seat;
    const known = this.log.at(-1)?.number ?? 0;
    const first = frame.log[0]?.number ?? 1;
    let log = [...this.log, ...frame.log.filter((entry) => entry.number > known)];
    if (first > known + 1) {
      try {
        log = (await api.log(this.id, seat, this.key)).log;
      } catch {
        // The end of the log is enough until the next frame.
        log = frame.log;
      }
    }
    // Another seat may look by now, or a newer frame have come while the log was fetched.
    if (seat !== this.seat || (this.frame && frame.version < this.frame.version)) return;
    const started = this.frame?.table.status === 'waiting' && frame.table.status !== 'waiting';
    this.log = log;
    this.frame = frame;
    this.heard?.(
      frame,
      log.filter((entry) => entry.number > known),
    );
    if (started || this.seatsChanged(frame)) this.about = await api.table(this.id, this.key);
  }

  private seatsChanged(frame: Frame): boolean {
    const before = this.about?.table.seats;
    return JSON.stringify(before) !== JSON.stringify(frame.table.seats);
  }

  /** Make the invitation and the watch link anew; the old ones lead nowhere then. */
  async makeLinks() {
    this.about = await api.links(this.id);
  }

  /** Answer the question that the frame puts. */
  async play(move: Move) {
    const { seat, frame } = this;
    if (seat === null || frame?.decision == null) return;
    const { decision } = frame;
    const id = crypto.randomUUID?.() ?? randomId();
    await this.insist(() => api.move(this.id, seat, decision, id, move));
    this.answered = decision;
  }

  /** Make the move of a seat that hesitates too long. */
  async actFor() {
    const { seat, frame } = this;
    if (seat === null || frame?.decision == null) return;
    const { decision } = frame;
    const id = crypto.randomUUID?.() ?? randomId();
    await this.insist(() => api.actFor(this.id, seat, decision, id));
  }

  /** Ask again while there is no connection: repeating is safe, since each move has its id. */
  private async insist(request: () => Promise<unknown>) {
    for (;;) {
      try {
        await request();
        return;
      } catch (refused) {
        if (!unreached(refused) || this.closed) throw refused;
        this.lost = true;
        await pause(1000);
      }
    }
  }
}

/** Plain http in a home network has no crypto.randomUUID. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
