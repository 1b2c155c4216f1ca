import * as z from 'zod/mini';

/** Time between two frames from which on a stutter is visible, in ms. */
const LATE_MS = 34;

const traceEvent = z.object({
  name: z.string(),
  ph: z.optional(z.string()),
  pid: z.number(),
  tid: z.number(),
  /** Time in microseconds; `dur` likewise. */
  ts: z.number(),
  dur: z.optional(z.number()),
});
const trace = z.object({ traceEvents: z.array(traceEvent) });
type TraceEvent = z.infer<typeof traceEvent>;

export interface PageTurn {
  longestTaskMs: number;
  frames: number;
  /** Share of the gaps between frames that are longer than LATE_MS. */
  lateShare: number;
}

function only(events: readonly TraceEvent[], name: string): TraceEvent {
  const found = events.find((event) => event.name === name);
  if (!found) throw new Error(`the trace has no ${name}`);
  return found;
}

/**
 * Reads a page turn from a Chromium trace, between the marks `turn-begin` and `turn-end`: the
 * longest task of its thread and the frames of its process. The gaps before the first and after the
 * last frame count as well.
 */
export function parsePageTurn(text: string): PageTurn {
  const { traceEvents } = z.parse(trace, JSON.parse(text));
  const begin = only(traceEvents, 'turn-begin');
  const end = only(traceEvents, 'turn-end');
  const during = traceEvents.filter(
    ({ pid, ts }) => pid === begin.pid && ts >= begin.ts && ts <= end.ts,
  );
  const tasks = during.filter(({ name, tid }) => name === 'RunTask' && tid === begin.tid);
  const drawn = during.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts);
  const moments = [begin.ts, ...drawn.toSorted((one, other) => one - other), end.ts];
  const gaps = moments.slice(1).map((at, index) => (at - (moments[index] ?? at)) / 1000);
  return {
    longestTaskMs: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000)),
    frames: drawn.length,
    lateShare: gaps.filter((gap) => gap > LATE_MS).length / gaps.length,
  };
}
