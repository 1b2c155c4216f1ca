import type { DrawOrnament } from './drawing';
import {
  circlePath,
  createStrokedShape,
  createFilledShape,
  leafPath,
  svgPath,
  rectanglePath,
  starPath,
  repeatShapes,
} from './shapes';

/** Patterns repeated along the margins: stars, dots, printed blocks, waves, arches, kolam lines. */

/** A deterministic random number generator, equal on every machine. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

export const drawStars: DrawOrnament = ({ x, y, w, h }, depth, { accent, ink }) => {
  const next = random(20_011);
  const count = Math.round((2 * (w + h)) / 9);
  const around = repeatShapes(count, (index) => {
    const along = ((index + next() * 0.8) / count) * 2 * (w + h);
    const in_ = depth * (0.18 + 0.7 * next());
    const size = 0.35 + 1.15 * next() ** 3;
    if (along < w) return [x + along, y + in_, size] as const;
    if (along < w + h) return [x + w - in_, y + along - w, size] as const;
    if (along < 2 * w + h) return [x + 2 * w + h - along, y + h - in_, size] as const;
    return [x + in_, y + 2 * (w + h) - along, size] as const;
  });
  const large = around.filter(([, , size]) => size > 0.62);
  const small = around.filter(([, , size]) => size <= 0.62);
  return [
    createFilledShape(
      large.map(([cx, cy, size]) => starPath(cx, cy, size * 1.5)).join(' '),
      accent,
    ),
    createFilledShape(
      small.map(([cx, cy, size]) => circlePath(cx, cy, size * 0.45)).join(' '),
      ink,
    ),
  ];
};

/** Rows of dots at the top and bottom, each row offset by half a step. */
export const drawDots: DrawOrnament = ({ x, y, w, h }, depth, { accent, soft }) => {
  const step = w / Math.max(6, Math.round(w / (depth * 0.78)));
  const radius = depth * 0.13;
  const rows = [0.12, 0.5, 0.88].flatMap((part, row) =>
    [y + depth * part, y + h - depth * part].map((cy) => ({ cy, row })),
  );
  const dotsOf = (isOdd: boolean) =>
    rows
      .filter(({ row }) => (row % 2 === 1) === isOdd)
      .flatMap(({ cy, row }) =>
        repeatShapes(Math.round(w / step) + (isOdd ? 0 : 1), (index) =>
          circlePath(x + step * (index + (isOdd ? 0.5 : 0)), cy, radius * (1.15 - 0.25 * row)),
        ),
      );
  return [
    createFilledShape(dotsOf(false).join(' '), accent),
    createFilledShape(dotsOf(true).join(' '), soft),
  ];
};

/** Borders at the top and bottom in the style of block prints: flowers between rules. */
export const drawBlocks: DrawOrnament = ({ x, y, w, h, bleed }, depth, { accent, ink }) => {
  const tiles = Math.max(6, Math.round(w / (depth * 0.92)));
  const step = w / tiles;
  const [from, width] = [x - bleed.left, w + bleed.left + bleed.right];
  const petal = depth * 0.3;
  const middles = [y + depth * 0.55, y + h - depth * 0.55];
  const turned = (index: number) => (index % 2 === 0 ? 0 : Math.PI / 4);
  const flower = (cx: number, cy: number, index: number) =>
    repeatShapes(4, (at) =>
      leafPath(cx, cy, petal, petal * 0.36, turned(index) + (at * Math.PI) / 2),
    );
  const flowers = (isOdd: boolean) =>
    middles.flatMap((cy) =>
      repeatShapes(tiles, (index) => index)
        .filter((index) => (index % 2 === 1) === isOdd)
        .flatMap((index) => flower(x + step * (index + 0.5), cy, index)),
    );
  const seeds = middles.flatMap((cy) =>
    repeatShapes(tiles + 1, (index) => circlePath(x + step * index, cy, depth * 0.055)),
  );
  const band = (top: number, height: number) => rectanglePath(from, top, width, height);
  return [
    createFilledShape(band(y - bleed.top, bleed.top + depth * 0.1), accent),
    createFilledShape(band(y + h - depth * 0.1, bleed.bottom + depth * 0.1), accent),
    createFilledShape(
      [0.17, 0.93]
        .flatMap((part) => [
          band(y + depth * part, depth * 0.035),
          band(y + h - depth * part - depth * 0.035, depth * 0.035),
        ])
        .join(' '),
      ink,
    ),
    createFilledShape(flowers(false).join(' '), accent),
    createFilledShape(flowers(true).join(' '), ink),
    createFilledShape(seeds.join(' '), accent),
  ];
};

/** Waves at the bottom, each lighter than the one below it. */
export const drawWaves: DrawOrnament = ({ x, y, w, h, bleed }, depth, { accent, soft }) => {
  const count = Math.max(4, Math.round(w / 15));
  const step = w / count;
  const line = (part: number, shift: number) => {
    const foot = y + h - depth * part;
    const high = depth * 0.1;
    const before = Math.ceil(bleed.left / step);
    const all = count + before + Math.ceil(bleed.right / step);
    const start = x - before * step + shift;
    const humps = repeatShapes(all, (index) => {
      const [from, half] = [start + index * step, step / 2];
      return [
        svgPath(
          'C',
          from + half * 0.36,
          foot - high,
          from + half * 0.64,
          foot - high,
          from + half,
          foot,
        ),
        svgPath(
          'C',
          from + half * 1.36,
          foot + high,
          from + half * 1.64,
          foot + high,
          from + step,
          foot,
        ),
      ].join(' ');
    });
    return `${svgPath('M', start, foot)} ${humps.join(' ')}`;
  };
  return [
    createStrokedShape(line(0.25, 0), accent, depth * 0.075),
    createStrokedShape(line(0.5, 0), accent, depth * 0.045),
    createStrokedShape(line(0.75, 0), soft, depth * 0.03),
  ];
};

/**
 * The left half of a cusped arch, from the bottom of its pillar to its point: Bezier curves in shares of its
 * width and height.
 */
const HALF_ARCH = [
  [0, 1],
  [0.06, 0.86],
  [0.2, 0.72],
  [0.2, 0.56],
  [0.2, 0.42],
  [0.36, 0.44],
  [0.36, 0.3],
  [0.42, 0.24],
  [0.47, 0.18],
  [0.5, 0.06],
] as const;
const ARCH = [
  ...HALF_ARCH,
  ...HALF_ARCH.toReversed()
    .slice(1)
    .map(([across, down]) => [1 - across, down] as const),
];

/** Palace arches that hang from the top, and a double rule at the bottom. */
export const drawArches: DrawOrnament = ({ x, y, w, h, bleed }, depth, { accent, ink }) => {
  const count = Math.max(5, Math.round(w / (depth * 1.5)));
  const step = w / count;
  const before = Math.ceil(bleed.left / step);
  const all = before + count + Math.ceil(bleed.right / step);
  const start = x - before * step;
  const end = start + all * step;
  /** The lower edge of all arches. */
  const edge = (top: number, height: number) =>
    repeatShapes(all, (index) => {
      const points = ARCH.slice(1).map(
        ([across, down]) => [start + step * (index + across), top + height * down] as const,
      );
      return repeatShapes(points.length / 3, (curve) =>
        svgPath('C', ...points.slice(curve * 3, curve * 3 + 3).flat()),
      ).join(' ');
    }).join(' ');
  const height = depth * 0.78;
  const top = y - bleed.top;
  const solid = `${svgPath('M', start, top, 'L', start, y + height)} ${edge(y, height)} ${svgPath('L', end, top)} Z`;
  const outline = `${svgPath('M', start, y + height + depth * 0.16)} ${edge(y + depth * 0.16, height)}`;
  const buds = repeatShapes(count + 1, (index) =>
    circlePath(x + step * index, y + height * 0.62, depth * 0.05),
  );
  const rule = (part: number, width: number) => {
    const at = y + h - depth * part;
    const line = svgPath('M', x - bleed.left, at, 'L', x + w + bleed.right, at);
    return createStrokedShape(line, accent, width);
  };
  return [
    createFilledShape(solid, ink),
    createStrokedShape(outline, accent, 0.35),
    createFilledShape(buds.join(' '), accent),
    rule(0.5, 0.4),
    rule(0.36, 0.18),
  ];
};

/**
 * Kolam (a drawing in rice flour): two lines that wind around a row of dots, at the top and bottom.
 */
export const drawKolam: DrawOrnament = ({ x, y, w, h, bleed }, depth, { accent, ink }) => {
  const count = 2 * Math.max(6, Math.round(w / (depth * 1.8)));
  const step = w / count;
  const before = 2 * Math.ceil(bleed.left / step / 2);
  const all = before + count + Math.ceil(bleed.right / step);
  const start = x - before * step;
  const high = depth * 0.34;
  const middles = [y + depth * 0.55, y + h - depth * 0.55];
  const line = (middle: number, side: number) =>
    [
      svgPath('M', start, middle),
      ...repeatShapes(all, (index) => {
        const from = start + index * step;
        const peak = middle + side * (index % 2 === 0 ? -1 : 1) * high * 1.33;
        return svgPath('C', from + step * 0.3, peak, from + step * 0.7, peak, from + step, middle);
      }),
    ].join(' ');
  const dots = middles.flatMap((middle) =>
    repeatShapes(count, (index) => circlePath(x + step * (index + 0.5), middle, depth * 0.06)),
  );
  const small = middles.flatMap((middle) =>
    repeatShapes(count - 1, (index) => index + 1).flatMap((index) =>
      [-1, 1].map((side) =>
        circlePath(x + step * index, middle + side * high * 0.86, depth * 0.035),
      ),
    ),
  );
  return [
    createStrokedShape(middles.map((middle) => line(middle, 1)).join(' '), accent, 0.45),
    createStrokedShape(middles.map((middle) => line(middle, -1)).join(' '), accent, 0.45),
    createFilledShape(dots.join(' '), ink),
    createFilledShape(small.join(' '), accent),
  ];
};
