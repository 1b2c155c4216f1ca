import { pathData, type Pen } from './pen';

/** A point in the units of the drawing, y downwards. */
export type Point = readonly [x: number, y: number];

/** Path data drawn around the origin, scaled and moved to (x, y). Knows M, L, H, V, C, S, Q, T and Z. */
export function placePath(data: string, x: number, y: number, sx: number, sy = sx): string {
  return data.replaceAll(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, numbers: string) => {
    const isMoved = command === command.toUpperCase();
    const axes = { H: [0], V: [1] }[command.toUpperCase()] ?? [0, 1];
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map((number, index) => {
      const isAcross = axes[index % axes.length] === 0;
      return pathData`${(isMoved ? (isAcross ? x : y) : 0) + Number(number) * (isAcross ? sx : sy)}`;
    });
    return command + values.join(' ');
  });
}

export function polygonPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => pathData`${x} ${y}`).join('L')}Z`;
}

/** Smooth open curve through the points (Catmull-Rom). */
export function smoothCurvePath(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return '';
  const parts = points.slice(0, -1).map((here, index) => {
    const before = points[index - 1] ?? here;
    const there = points[index + 1] ?? here;
    const beyond = points[index + 2] ?? there;
    const leave = pathData`${here[0] + (there[0] - before[0]) / 6} ${here[1] + (there[1] - before[1]) / 6}`;
    const enter = pathData`${there[0] - (beyond[0] - here[0]) / 6} ${there[1] - (beyond[1] - here[1]) / 6}`;
    return pathData`C${leave} ${enter} ${there[0]} ${there[1]}`;
  });
  return pathData`M${first[0]} ${first[1]}${parts.join('')}`;
}

/** Closed smooth outline around a centre; `rough` is the share by which the radius varies. */
export function blobPath(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  rough = 0.18,
): string {
  const corners = 9;
  const points: Point[] = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * Math.PI * 2;
    const reach = 1 + pen.range(-rough, rough);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  return `${smoothCurvePath([...points, ...points.slice(0, 2)])}Z`;
}

/** Heights of a jagged crest over the width, by midpoint displacement; about -1 to 1. */
export function createJaggedHeights(pen: Pen, rough: number, depth = 6): number[] {
  let heights = [pen.range(-0.6, 0.6), pen.range(-0.3, 1), pen.range(-0.6, 0.6)];
  let reach = rough;
  for (let level = 0; level < depth; level += 1) {
    heights = heights.flatMap((height, index) => {
      const after = heights[index + 1];
      if (after === undefined) return [height];
      return [height, (height + after) / 2 + pen.range(-reach, reach)];
    });
    reach *= 0.52;
  }
  return heights;
}

/** Heights of a soft rolling crest, by a few sines; about -1 to 1. */
export function createRollingHeights(pen: Pen, waves = 2): number[] {
  const parts = Array.from({ length: 4 }, (_, index) => ({
    turns: waves * (index * 0.8 + 0.5) * pen.range(0.8, 1.2),
    phase: pen.range(0, 6.28),
    height: 0.55 / (index + 1),
  }));
  return Array.from({ length: 41 }, (_, step) => {
    const waveAt = ({ turns, phase, height }: (typeof parts)[number]) =>
      Math.sin((step / 40) * 6.283 * turns + phase) * height;
    return parts.reduce((sum, part) => sum + waveAt(part), 0);
  });
}

/** Outline of land: a crest around `base`, `reach` high, down to `bottom`. */
export function landOutlinePath(
  heights: readonly number[],
  w: number,
  base: number,
  reach: number,
  bottom: number,
): string {
  const points: Point[] = heights.map((height, index) => [
    (index / (heights.length - 1)) * (w + 8) - 4,
    base - height * reach,
  ]);
  const crestLine =
    heights.length > 60 ? polygonPath(points).slice(0, -1) : smoothCurvePath(points);
  return pathData`${crestLine}L${w + 4} ${bottom}L-4 ${bottom}Z`;
}

/** Path of a diamond around the origin, for `placePath`. */
export const DIAMOND_PATH = 'M0 -1L1 0L0 1L-1 0Z';
