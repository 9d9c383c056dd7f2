/**
 * One thing at a time: what others do waits here until what happened before it has been told.
 *
 * While nobody asks me anything, the page shows the frame of what is being told, and later frames
 * wait. A frame that asks something of me is shown at once; what is still to be told then is told
 * over it.
 */
import type { Frame, LogEntry } from '../api/types';
import { memory, type Speed } from '../lib/memory';
import type { Session } from './session.svelte';
import { eventsOf, type Told } from './story';

/** How long something is shown, in milliseconds. */
const PAUSES = { slow: 3200, normal: 1700, fast: 800 };
/** What I did myself I need not read. */
const OWN_PAUSE = 500;
/** More than this at once is a page that was away: then it is not told, but summed up. */
const MOST_NEWS = 12;
/** Nobody wants to hear more than this of what is long past. */
const MOST_WAITING = 40;

interface Step extends Told {
  frame: Frame;
}

/** Whether a frame asks something of whoever looks, or lets them do something. */
export function urgent({ view, act_for, must_agree }: Frame): boolean {
  const { me } = view ?? {};
  const asked = me !== undefined && (view!.actors.includes(me.seat) || me.legal.length > 0);
  return asked || Boolean(act_for) || Boolean(must_agree);
}

export class Pace implements Session {
  speed = $state<Speed>(memory.pace());
  /** What is being told, or was told last: one thing, or all at once. */
  now = $state.raw<Told[]>([]);
  /** Whether that is news, or only what a page that was opened finds as the last thing. */
  fresh = $state(false);
  /** Whether it is still being told, or something else is to come. */
  telling = $state(false);
  private coming = $state.raw<Step[]>([]);
  private shown = $state.raw<Frame | null>(null);
  private timer = 0;

  constructor(readonly source: Session) {
    this.now = latest(source.log);
  }

  get live(): boolean {
    return this.source.live;
  }

  get seat(): number | null {
    return this.source.seat;
  }

  /** The frame that is shown; never an older one than was shown before. */
  frame = $derived.by<Frame | null>(() => {
    const newest = this.source.frame;
    return this.telling && this.shown && newest && !urgent(newest) ? this.shown : newest;
  });

  /** The log as far as it is shown. What people say to each other waits for nothing. */
  log = $derived.by<LogEntry[]>(() => {
    const { source, frame } = this;
    if (frame === source.frame) return source.log;
    const last = frame?.log.at(-1)?.number ?? 0;
    return source.log.filter((entry) => entry.kind === 'chat' || entry.number <= last);
  });

  /** What the frame that is shown has brought, and is still to be told. */
  later = $derived.by<Told[]>(() =>
    this.coming.filter(({ frame }) => frame.version <= (this.frame?.version ?? 0)),
  );

  /** Whether somebody is to say when it goes on. */
  get waiting(): boolean {
    return this.telling && this.speed === 'steps';
  }

  /** Take in a new frame with what is new in its log. */
  hear(frame: Frame, fresh: LogEntry[]) {
    const steps = eventsOf(fresh).map((told) => ({ ...told, frame }));
    if (urgent(frame)) this.shown = frame;
    const summed = fresh.length > MOST_NEWS;
    if (this.speed === 'at_once' || !this.live || summed || document.hidden) {
      this.finish();
      this.fresh = steps.length > 0 && !summed;
      this.now = this.fresh ? steps : latest(this.source.log);
      return;
    }
    this.coming = [...this.coming, ...steps].slice(-MOST_WAITING);
    if (!this.telling) this.next();
  }

  /** Go on to the next thing. */
  next() {
    clearTimeout(this.timer);
    const [step, ...rest] = this.coming;
    this.telling = step !== undefined;
    if (!step) return;
    this.coming = rest;
    this.now = [step];
    this.fresh = true;
    if (step.frame.version >= (this.shown?.version ?? 0)) this.shown = step.frame;
    this.wait(step);
  }

  private wait(step: Told) {
    const { speed } = this;
    if (this.mine(step)) this.goOnAfter(OWN_PAUSE);
    else if (speed === 'slow' || speed === 'normal' || speed === 'fast')
      this.goOnAfter(PAUSES[speed]);
  }

  /** Whether I did it; my move may also bring out what others did. */
  private mine({ entry, event }: Told): boolean {
    return (
      this.seat !== null && entry.seat === this.seat && (event.seat ?? this.seat) === this.seat
    );
  }

  private goOnAfter(pause: number) {
    this.timer = window.setTimeout(() => this.next(), pause);
  }

  /** Leave out all that is still to be told. */
  finish() {
    clearTimeout(this.timer);
    this.coming = [];
    this.telling = false;
  }

  setSpeed(speed: Speed) {
    memory.setPace(speed);
    this.speed = speed;
    if (speed === 'at_once') this.finish();
    else if (this.telling) this.next();
  }
}

/** The last thing that happened. */
function latest(log: LogEntry[]): Told[] {
  const entry = log.findLast((one) => one.kind !== 'chat' && one.events.length);
  return entry ? eventsOf([entry]) : [];
}
