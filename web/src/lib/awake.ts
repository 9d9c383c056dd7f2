/** Devices that sleep: notice when this one has woken up, and keep one awake that is only looked at. */

const TICK = 5000;
/** A clock that stood still for so long has slept. */
const ASLEEP = 4 * TICK;

/** Call something whenever the device may have been away: what it was connected to may be gone. */
export function onWaking(woke: () => void): () => void {
  let last = Date.now();
  const clock = setInterval(() => {
    const now = Date.now();
    if (now - last > ASLEEP) woke();
    last = now;
  }, TICK);
  const seen = () => {
    if (!document.hidden) woke();
  };
  const restored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) woke();
  };
  document.addEventListener('visibilitychange', seen);
  addEventListener('online', woke);
  addEventListener('pageshow', restored);
  return () => {
    clearInterval(clock);
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('online', woke);
    removeEventListener('pageshow', restored);
  };
}

/** Keep the screen on, where the browser can; it must be asked again after it was off. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  async function ask() {
    if (over || document.hidden || !navigator.wakeLock) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over) await lock.release();
    } catch {
      // The battery may be low; then the screen goes dark as it always does.
    }
  }
  void ask();
  const again = () => void ask();
  document.addEventListener('visibilitychange', again);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
