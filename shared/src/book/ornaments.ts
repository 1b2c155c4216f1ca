import {
  circle,
  drawn,
  filled,
  leaf,
  path,
  rectangle,
  star,
  times,
  type Ornament,
} from './ornament-shapes';
import type { Look } from './scene';

/**
 * What a theme prints on the margins of its pages, as outlines in mm: screen and print draw the same
 * ones, on the paper and under everything else.
 */

export interface OrnamentPage {
  x: number;
  y: number;
  w: number;
  h: number;
  /** How far the print goes on beyond the cut, and beyond a side that is not cut: not at all. */
  bleed: { left: number; right: number; top: number; bottom: number };
}

interface Colours {
  accent: string;
  ink: string;
  /** The accent, half of it. */
  soft: string;
}

type Drawing = (page: OrnamentPage, depth: number, colours: Colours) => Ornament[];

/** What of a margin an ornament takes: photos stand nearer to the edge where pages are full. */
const MARGIN_PART = 0.6;
/** Of a small page the margin is smaller too. */
const PAGE_PART = 0.09;

const rule: Drawing = ({ x, y, w, h }, depth, { accent }) => {
  const length = Math.min(14, w / 6);
  const foot = y + h - depth * 0.62;
  return [
    drawn(path('M', x + (w - length) / 2, foot, 'L', x + (w + length) / 2, foot), accent, 0.3),
  ];
};

const frame: Drawing = ({ x, y, w, h }, depth, { accent }) => {
  const inset = (by: number) => rectangle(x + by, y + by, w - 2 * by, h - 2 * by);
  const outer = depth * 0.66;
  const inner = outer + Math.min(1.3, depth * 0.16);
  const corner = (cx: number, cy: number) => star(cx, cy, depth * 0.2);
  const [left, right, top, bottom] = [x + inner, x + w - inner, y + inner, y + h - inner];
  return [
    drawn(inset(outer), accent, 0.4),
    drawn(inset(inner), accent, 0.18),
    filled(
      [corner(left, top), corner(right, top), corner(left, bottom), corner(right, bottom)].join(
        ' ',
      ),
      accent,
    ),
  ];
};

/** Of the one theme that has leaves beside its two colours. */
const MANGO_LEAF = '#5f7a3c';

/** Marigolds on a thread, from one mango leaf to the next. */
const garland: Drawing = ({ x, y, w, bleed }, depth, { accent, ink, soft }) => {
  const swags = Math.max(2, Math.round(w / 48));
  const span = w / swags;
  const bead = depth * 0.115;
  const beads = Math.max(5, Math.round(span / (bead * 2.15)));
  const drop = depth * 0.62;
  const at = (swag: number, part: number) =>
    [x + span * (swag + part), y + depth * 0.16 + drop * 4 * part * (1 - part)] as const;
  const all = times(swags, (swag) => times(beads - 1, (index) => at(swag, (index + 1) / beads)));
  const middle = all.flatMap((one) => one.filter((_, index) => index % 3 === 1));
  const others = all.flatMap((one) => one.filter((_, index) => index % 3 !== 1));
  const joints = times(swags + 1, (swag) => x + span * swag);
  const hanging = joints.flatMap((joint) =>
    [-0.42, 0, 0.42].map((turn) =>
      leaf(joint, y, depth * (turn === 0 ? 0.95 : 0.72), depth * 0.17, Math.PI / 2 + turn),
    ),
  );
  return [
    filled(
      rectangle(
        x - bleed.left,
        y - bleed.top,
        w + bleed.left + bleed.right,
        bleed.top + depth * 0.1,
      ),
      ink,
    ),
    filled(others.map(([cx, cy]) => circle(cx, cy, bead)).join(' '), accent),
    filled(middle.map(([cx, cy]) => circle(cx, cy, bead * 1.15)).join(' '), ink),
    filled(others.map(([cx, cy]) => circle(cx, cy, bead * 0.42)).join(' '), soft),
    filled(hanging.join(' '), MANGO_LEAF),
  ];
};

/** A stem from a corner along an edge, with leaves on both sides. */
function sprig(
  corner: { x: number; y: number },
  to: { along: number; across: number },
  size: number,
): { stem: string; leaves: string[] } {
  const length = Math.hypot(to.along, to.across);
  const isFlat = Math.abs(to.along) > Math.abs(to.across);
  const [right, down] = [Math.sign(to.along) || 1, Math.sign(to.across) || 1];
  const inset = size * 0.5;
  const at = (part: number) => {
    const bow = Math.sin(part * Math.PI) * size * 0.16;
    return isFlat
      ? { x: corner.x + right * (inset + part * length), y: corner.y + down * (inset + bow) }
      : { x: corner.x + right * (inset + bow), y: corner.y + down * (inset + part * length) };
  };
  const base = isFlat ? (right > 0 ? 0 : Math.PI) : down > 0 ? Math.PI / 2 : -Math.PI / 2;
  const count = Math.max(4, Math.round(length / (size * 0.55)));
  const points = times(13, (index) => at(index / 12));
  const stem = points.map(({ x, y }, index) => path(index === 0 ? 'M' : 'L', x, y)).join(' ');
  const leaves = times(count, (index) => {
    const part = (index + 0.6) / (count + 0.4);
    const { x, y } = at(part);
    const side = index % 2 === 0 ? 1 : -1;
    const grown = size * (0.56 - 0.26 * part);
    return leaf(x, y, grown, grown * 0.34, base + side * 0.72);
  });
  const end = at(1);
  return { stem, leaves: [...leaves, leaf(end.x, end.y, size * 0.3, size * 0.1, base)] };
}

/** Sprigs in two opposite corners. */
const leaves: Drawing = ({ x, y, w, h }, depth, { accent, ink }) => {
  const size = depth * 1.05;
  const [first, last] = [
    { x, y },
    { x: x + w, y: y + h },
  ];
  const all = [
    sprig(first, { along: w * 0.34, across: 0.01 }, size),
    sprig(first, { along: 0.01, across: h * 0.24 }, size),
    sprig(last, { along: -w * 0.34, across: -0.01 }, size),
    sprig(last, { along: -0.01, across: -h * 0.24 }, size),
  ];
  const blades = all.flatMap((one) => one.leaves);
  return [
    drawn(all.map(({ stem }) => stem).join(' '), ink, 0.25),
    filled(blades.filter((_, index) => index % 3 !== 2).join(' '), accent),
    filled(blades.filter((_, index) => index % 3 === 2).join(' '), ink),
  ];
};

/** Numbers that look thrown and are the same on every machine. */
function thrown(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const stars: Drawing = ({ x, y, w, h }, depth, { accent, ink }) => {
  const next = thrown(20_011);
  const count = Math.round((2 * (w + h)) / 9);
  const around = times(count, (index) => {
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
    filled(large.map(([cx, cy, size]) => star(cx, cy, size * 1.5)).join(' '), accent),
    filled(small.map(([cx, cy, size]) => circle(cx, cy, size * 0.45)).join(' '), ink),
  ];
};

/** Rows of dots above and below, each between two of the row before. */
const dots: Drawing = ({ x, y, w, h }, depth, { accent, soft }) => {
  const step = w / Math.max(6, Math.round(w / (depth * 0.78)));
  const radius = depth * 0.13;
  const rows = [0.12, 0.5, 0.88].flatMap((part, row) =>
    [y + depth * part, y + h - depth * part].map((cy) => ({ cy, row })),
  );
  const dotsOf = (isOdd: boolean) =>
    rows
      .filter(({ row }) => (row % 2 === 1) === isOdd)
      .flatMap(({ cy, row }) =>
        times(Math.round(w / step) + (isOdd ? 0 : 1), (index) =>
          circle(x + step * (index + (isOdd ? 0.5 : 0)), cy, radius * (1.15 - 0.25 * row)),
        ),
      );
  return [filled(dotsOf(false).join(' '), accent), filled(dotsOf(true).join(' '), soft)];
};

/** Borders above and below as carved blocks print them: flowers between rules. */
const blocks: Drawing = ({ x, y, w, h, bleed }, depth, { accent, ink }) => {
  const tiles = Math.max(6, Math.round(w / (depth * 0.92)));
  const step = w / tiles;
  const [from, width] = [x - bleed.left, w + bleed.left + bleed.right];
  const petal = depth * 0.3;
  const middles = [y + depth * 0.55, y + h - depth * 0.55];
  const turned = (index: number) => (index % 2 === 0 ? 0 : Math.PI / 4);
  const flower = (cx: number, cy: number, index: number) =>
    times(4, (at) => leaf(cx, cy, petal, petal * 0.36, turned(index) + (at * Math.PI) / 2));
  const flowers = (isOdd: boolean) =>
    middles.flatMap((cy) =>
      times(tiles, (index) => index)
        .filter((index) => (index % 2 === 1) === isOdd)
        .flatMap((index) => flower(x + step * (index + 0.5), cy, index)),
    );
  const seeds = middles.flatMap((cy) =>
    times(tiles + 1, (index) => circle(x + step * index, cy, depth * 0.055)),
  );
  const band = (top: number, height: number) => rectangle(from, top, width, height);
  return [
    filled(band(y - bleed.top, bleed.top + depth * 0.1), accent),
    filled(band(y + h - depth * 0.1, bleed.bottom + depth * 0.1), accent),
    filled(
      [0.17, 0.93]
        .flatMap((part) => [
          band(y + depth * part, depth * 0.035),
          band(y + h - depth * part - depth * 0.035, depth * 0.035),
        ])
        .join(' '),
      ink,
    ),
    filled(flowers(false).join(' '), accent),
    filled(flowers(true).join(' '), ink),
    filled(seeds.join(' '), accent),
  ];
};

/** Waves at the foot, each lighter than the one below. */
const waves: Drawing = ({ x, y, w, h, bleed }, depth, { accent, soft }) => {
  const count = Math.max(4, Math.round(w / 15));
  const step = w / count;
  const line = (part: number, shift: number) => {
    const foot = y + h - depth * part;
    const high = depth * 0.1;
    const before = Math.ceil(bleed.left / step);
    const all = count + before + Math.ceil(bleed.right / step);
    const start = x - before * step + shift;
    const humps = times(all, (index) => {
      const [from, half] = [start + index * step, step / 2];
      return [
        path(
          'C',
          from + half * 0.36,
          foot - high,
          from + half * 0.64,
          foot - high,
          from + half,
          foot,
        ),
        path(
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
    return `${path('M', start, foot)} ${humps.join(' ')}`;
  };
  return [
    drawn(line(0.25, 0), accent, depth * 0.075),
    drawn(line(0.5, 0), accent, depth * 0.045),
    drawn(line(0.75, 0), soft, depth * 0.03),
  ];
};

const DRAWINGS: Record<Exclude<Look['ornament'], 'none'>, Drawing> = {
  ...{ rule, frame, garland, leaves, stars, dots, blocks, waves },
};

/** A colour between two, `part` of the way. */
export function mixed(from: string, to: string, part: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const between = (at: number) =>
    Math.round(channel(from, at) * (1 - part) + channel(to, at) * part);
  return `#${[1, 3, 5].map((at) => between(at).toString(16).padStart(2, '0')).join('')}`;
}

/** What the look of a book prints on one of its pages, or on a side of its cover. */
export function pageOrnaments({ ornament, accent, ink, paper, margin }: Look, page: OrnamentPage) {
  if (ornament === 'none') return [];
  const depth = Math.min(margin * MARGIN_PART, Math.min(page.w, page.h) * PAGE_PART) - 0.8;
  if (depth < 2) return [];
  return DRAWINGS[ornament](page, depth, { accent, ink, soft: mixed(accent, paper, 0.5) });
}
