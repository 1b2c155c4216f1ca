/** How long a page takes to turn. The style sheet has the same. */
export const TURN_MS = 700;

/** docs/rules.md#previews-1 */
const LIMITS = { taskMs: 50, lateMs: 34, lateShare: 0.05 };
/** So many turns that were not smooth, and pages fade from then on. */
export const MISSES = 2;

export interface Turn {
  /** When each frame came, in milliseconds. */
  frames: readonly number[];
  /** How long what kept the page busy took, in milliseconds. */
  tasks: readonly number[];
}

/** What share of the frames came too late after the one before. */
export function lateShare(frames: readonly number[]): number {
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  return gaps.length === 0 ? 1 : gaps.filter((gap) => gap > LIMITS.lateMs).length / gaps.length;
}

/** Whether a page turned without a stutter. */
export function isSmooth({ frames, tasks }: Turn): boolean {
  return tasks.every((ms) => ms <= LIMITS.taskMs) && lateShare(frames) <= LIMITS.lateShare;
}

/** Notes frames and long tasks until it is told to stop. */
export function watchTurn(): () => Turn {
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

/** Not every browser tells of long tasks; frames tell enough there. */
function longTasks(note: (ms: number) => void): PerformanceObserver | null {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('longtask')) return null;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) note(duration);
  });
  observer.observe({ type: 'longtask' });
  return observer;
}
