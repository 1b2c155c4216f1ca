/** Duration of a page turn in ms; the stylesheet has the same value. */
export const TURN_DURATION_MS = 700;

/** Limits of a smooth turn (docs/rules.md#previews-1). */
const LIMITS = { taskMs: 50, lateMs: 34, lateShare: 0.05 };
/** Number of stuttering turns after which pages cross-fade instead. */
export const MAX_STUTTERING_TURNS = 2;

export interface TurnMeasurement {
  /** Timestamps of the frames, in ms. */
  frames: readonly number[];
  /** Durations of the long tasks, in ms. */
  tasks: readonly number[];
}

/** Share of frames that were late. */
export function lateFrameShare(frames: readonly number[]): number {
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  return gaps.length === 0 ? 1 : gaps.filter((gap) => gap > LIMITS.lateMs).length / gaps.length;
}

/** Whether a page turned without stutter. */
export function isSmoothTurn({ frames, tasks }: TurnMeasurement): boolean {
  return tasks.every((ms) => ms <= LIMITS.taskMs) && lateFrameShare(frames) <= LIMITS.lateShare;
}

/** Records frames and long tasks until the returned function is called. */
export function startTurnMeasurement(): () => TurnMeasurement {
  const frames: number[] = [];
  const tasks: number[] = [];
  let request = requestAnimationFrame(function note(at) {
    frames.push(at);
    request = requestAnimationFrame(note);
  });
  const observer = longTasks((ms) => tasks.push(ms));
  return () => {
    cancelAnimationFrame(request);
    for (const { duration } of observer?.takeRecords() ?? []) tasks.push(duration);
    observer?.disconnect();
    return { frames, tasks };
  };
}

/** Observes long tasks; null in browsers that do not report them. */
function longTasks(note: (ms: number) => void): PerformanceObserver | null {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('longtask')) return null;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) note(duration);
  });
  observer.observe({ type: 'longtask' });
  return observer;
}
