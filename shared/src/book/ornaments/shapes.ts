/** Outlines for drawing ornaments, in mm. */

/** One outline, filled or stroked. `d` is an SVG path. */
export interface OrnamentShape {
  d: string;
  fill: string | null;
  stroke: { colour: string; width: number } | null;
}

const mm = (value: number) => String(Math.round(value * 100) / 100);
export const svgPath = (...parts: (string | number)[]) =>
  parts.map((part) => (typeof part === 'number' ? mm(part) : part)).join(' ');
export const createFilledShape = (d: string, fill: string): OrnamentShape => ({
  d,
  fill,
  stroke: null,
});
export const createStrokedShape = (d: string, colour: string, width: number): OrnamentShape => ({
  d,
  fill: null,
  stroke: { colour, width },
});

export const repeatShapes = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => make(index));

/** A circle of Bezier curves, because PDF has no arcs. */
export function circlePath(x: number, y: number, r: number): string {
  const k = r * 0.5523;
  return [
    svgPath('M', x - r, y, 'C', x - r, y - k, x - k, y - r, x, y - r),
    svgPath('C', x + k, y - r, x + r, y - k, x + r, y),
    svgPath('C', x + r, y + k, x + k, y + r, x, y + r),
    `${svgPath('C', x - k, y + r, x - r, y + k, x - r, y)} Z`,
  ].join(' ');
}

export function rectanglePath(x: number, y: number, w: number, h: number): string {
  return `${svgPath('M', x, y, 'L', x + w, y, 'L', x + w, y + h, 'L', x, y + h)} Z`;
}

/** A leaf from a point in a direction (radians). */
export function leafPath(
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
): string {
  const at = (along: number, across: number) => [
    x + along * Math.cos(angle) - across * Math.sin(angle),
    y + along * Math.sin(angle) + across * Math.cos(angle),
  ];
  const [near, far] = [length * 0.25, length * 0.7];
  const out = svgPath('C', ...at(near, -width), ...at(far, -width), ...at(length, 0));
  const back = svgPath('C', ...at(far, width), ...at(near, width), x, y);
  return `${svgPath('M', x, y)} ${out} ${back} Z`;
}

/** A star with four points. */
export function starPath(x: number, y: number, r: number): string {
  const q = r * 0.16;
  const points = [
    x,
    y - r,
    x + q,
    y - q,
    x + r,
    y,
    x + q,
    y + q,
    x,
    y + r,
    x - q,
    y + q,
    x - r,
    y,
    x - q,
    y - q,
  ];
  return `${svgPath('M', ...points.slice(0, 2), 'L', ...points.slice(2))} Z`;
}
