import { alpha } from './colour';
import { fixed, type Pen } from './pen';

/** A point in the units of the drawing, y downwards. */
export type Point = readonly [x: number, y: number];

export function rect(x: number, y: number, w: number, h: number, fill: string, rest = ''): string {
  return `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(w)}" height="${fixed(h)}" fill="${fill}" ${rest}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, rest = ''): string {
  return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}" fill="${fill}" ${rest}/>`;
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  rest = '',
): string {
  return `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(rx)}" ry="${fixed(ry)}" fill="${fill}" ${rest}/>`;
}

export function path(d: string, fill: string, rest = ''): string {
  return `<path d="${d}" fill="${fill}" ${rest}/>`;
}

export function stroke(d: string, colour: string, width: number, rest = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${fixed(width)}" stroke-linecap="round" stroke-linejoin="round" ${rest}/>`;
}

export function group(markup: string, rest = ''): string {
  return `<g ${rest}>${markup}</g>`;
}

/** Moves and scales a drawing made around the origin. */
export function at(x: number, y: number, scale: number, markup: string, turn = 0): string {
  const turned = turn === 0 ? '' : ` rotate(${fixed(turn)})`;
  return group(
    markup,
    `transform="translate(${fixed(x)} ${fixed(y)}) scale(${Math.round(scale * 10000) / 10000})${turned}"`,
  );
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}Z`;
}

/** Smooth open curve through the points (Catmull-Rom). */
export function curve(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return '';
  let d = `M${fixed(first[0])} ${fixed(first[1])}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const here = points[index] ?? first;
    const before = points[index - 1] ?? here;
    const there = points[index + 1] ?? here;
    const beyond = points[index + 2] ?? there;
    d += `C${fixed(here[0] + (there[0] - before[0]) / 6)} ${fixed(here[1] + (there[1] - before[1]) / 6)} ${fixed(there[0] - (beyond[0] - here[0]) / 6)} ${fixed(there[1] - (beyond[1] - here[1]) / 6)} ${fixed(there[0])} ${fixed(there[1])}`;
  }
  return d;
}

/** Closed smooth outline around a centre; `rough` is the share by which the radius varies. */
export function blob(pen: Pen, x: number, y: number, rx: number, ry: number, rough = 0.18): string {
  const corners = 9;
  const points: Point[] = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * Math.PI * 2;
    const reach = 1 + pen.range(-rough, rough);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  const [first, second] = points;
  if (first === undefined || second === undefined) return '';
  return `${curve([...points, first, second])}Z`;
}

/** Heights of a jagged crest over the width, by midpoint displacement; about -1 to 1. */
export function crest(pen: Pen, rough: number, depth = 6): number[] {
  let heights = [pen.range(-0.6, 0.6), pen.range(-0.3, 1), pen.range(-0.6, 0.6)];
  let reach = rough;
  for (let level = 0; level < depth; level += 1) {
    heights = heights.flatMap((height, index) => {
      const after = heights[index + 1];
      return after === undefined
        ? [height]
        : [height, (height + after) / 2 + pen.range(-reach, reach)];
    });
    reach *= 0.52;
  }
  return heights;
}

/** Heights of a soft rolling crest, by a few sines; about -1 to 1. */
export function roll(pen: Pen, waves = 2): number[] {
  const parts = Array.from({ length: 4 }, (_, index) => ({
    turns: waves * (index * 0.8 + 0.5) * pen.range(0.8, 1.2),
    phase: pen.range(0, 6.28),
    height: 0.55 / (index + 1),
  }));
  return Array.from({ length: 41 }, (_, step) =>
    parts.reduce(
      (sum, { turns, phase, height }) =>
        sum + Math.sin((step / 40) * 6.283 * turns + phase) * height,
      0,
    ),
  );
}

/** Land from a crest down to the bottom of the picture. */
export function land(
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
    heights.length > 60 ? `M${points.map((p) => p.map(fixed).join(' ')).join('L')}` : curve(points);
  return `${crestLine}L${fixed(w + 4)} ${fixed(bottom)}L-4 ${fixed(bottom)}Z`;
}

/** A soft round light, fading to nothing at its edge. */
export function glow(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  colour: string,
  strength = 0.8,
): string {
  const paint = pen.radial([
    [0, alpha(colour, strength)],
    [0.35, alpha(colour, strength * 0.45)],
    [0.7, alpha(colour, strength * 0.1)],
    [1, alpha(colour, 0)],
  ]);
  return circle(x, y, r, paint);
}

/** Out-of-focus lights scattered over a box. */
export function bokeh(
  pen: Pen,
  box: readonly [x: number, y: number, w: number, h: number],
  count: number,
  size: number,
  colours: readonly [string, ...string[]],
): string {
  return repeat(count, () => {
    const colour = pen.pick(colours);
    const r = size * pen.range(0.35, 1);
    const strength = pen.range(0.12, 0.5);
    const paint = pen.radial([
      [0, alpha(colour, strength * 0.75)],
      [0.8, alpha(colour, strength)],
      [0.92, alpha(colour, strength * 0.8)],
      [1, alpha(colour, 0)],
    ]);
    return circle(box[0] + pen.next() * box[2], box[1] + pen.next() * box[3], r, paint);
  });
}

/** The soft shadow of a flat rectangle, `spread` wide: stacked outlines, far cheaper than a blur. */
export function softRect(
  x: number,
  y: number,
  w: number,
  h: number,
  spread: number,
  colour: string,
  strength: number,
): string {
  const steps = 9;
  return repeat(steps, (index) => {
    const grow = spread * (1 - (2 * index) / (steps - 1));
    const radius = Math.max(1, spread + grow);
    return rect(
      x - grow,
      y - grow,
      w + grow * 2,
      h + grow * 2,
      alpha(colour, strength / (steps * 0.72)),
      `rx="${fixed(Math.min(radius, (w + grow * 2) / 2))}"`,
    );
  });
}
