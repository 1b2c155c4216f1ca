import type { DrawOrnament } from './drawing';
import {
  circlePath,
  createStrokedShape,
  createFilledShape,
  leafPath,
  svgPath,
  rectanglePath,
  repeatShapes,
} from './shapes';

/** Flowers and leaves on the margins. */

/** Colour of the leaves in the only theme with a third colour. */
const MANGO_LEAF = '#5f7a3c';

/** A string of marigolds between mango leaves. */
export const drawGarland: DrawOrnament = ({ x, y, w, bleed }, depth, { accent, ink, soft }) => {
  const swags = Math.max(2, Math.round(w / 48));
  const span = w / swags;
  const bead = depth * 0.115;
  const beads = Math.max(5, Math.round(span / (bead * 2.15)));
  const drop = depth * 0.62;
  const at = (swag: number, part: number) =>
    [x + span * (swag + part), y + depth * 0.16 + drop * 4 * part * (1 - part)] as const;
  const all = repeatShapes(swags, (swag) =>
    repeatShapes(beads - 1, (index) => at(swag, (index + 1) / beads)),
  );
  const middle = all.flatMap((one) => one.filter((_, index) => index % 3 === 1));
  const others = all.flatMap((one) => one.filter((_, index) => index % 3 !== 1));
  const joints = repeatShapes(swags + 1, (swag) => x + span * swag);
  const hanging = joints.flatMap((joint) =>
    [-0.42, 0, 0.42].map((turn) =>
      leafPath(joint, y, depth * (turn === 0 ? 0.95 : 0.72), depth * 0.17, Math.PI / 2 + turn),
    ),
  );
  return [
    createFilledShape(
      rectanglePath(
        x - bleed.left,
        y - bleed.top,
        w + bleed.left + bleed.right,
        bleed.top + depth * 0.1,
      ),
      ink,
    ),
    createFilledShape(others.map(([cx, cy]) => circlePath(cx, cy, bead)).join(' '), accent),
    createFilledShape(middle.map(([cx, cy]) => circlePath(cx, cy, bead * 1.15)).join(' '), ink),
    createFilledShape(others.map(([cx, cy]) => circlePath(cx, cy, bead * 0.42)).join(' '), soft),
    createFilledShape(hanging.join(' '), MANGO_LEAF),
  ];
};

/** A stem that starts in a corner and follows an edge, with leaves on both sides. */
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
  const points = repeatShapes(13, (index) => at(index / 12));
  const stem = points.map(({ x, y }, index) => svgPath(index === 0 ? 'M' : 'L', x, y)).join(' ');
  const drawn = repeatShapes(count, (index) => {
    const part = (index + 0.6) / (count + 0.4);
    const { x, y } = at(part);
    const side = index % 2 === 0 ? 1 : -1;
    const grown = size * (0.56 - 0.26 * part);
    return leafPath(x, y, grown, grown * 0.34, base + side * 0.72);
  });
  const end = at(1);
  return { stem, leaves: [...drawn, leafPath(end.x, end.y, size * 0.3, size * 0.1, base)] };
}

/** Sprigs in two opposite corners. */
export const drawLeaves: DrawOrnament = ({ x, y, w, h }, depth, { accent, ink }) => {
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
    createStrokedShape(all.map(({ stem }) => stem).join(' '), ink, 0.25),
    createFilledShape(blades.filter((_, index) => index % 3 !== 2).join(' '), accent),
    createFilledShape(blades.filter((_, index) => index % 3 === 2).join(' '), ink),
  ];
};

/**
 * Petals of a lotus, outermost first: angle from vertical in radians, and length as a fraction of the
 * flower's size.
 */
const PETALS = [
  [1.25, 0.72],
  [0.85, 0.88],
  [0.42, 0.96],
] as const;

/** Lotus flowers on a line of water at the bottom: a large one in the middle, buds at both sides. */
export const drawLotus: DrawOrnament = ({ x, y, w, h, bleed }, depth, { accent, ink, soft }) => {
  const water = y + h - depth * 0.25;
  const lotus = (cx: number, size: number) => {
    const petal = (turn: number, part: number) =>
      leafPath(cx, water, size * part, size * 0.22, -Math.PI / 2 + turn);
    return {
      outer: PETALS.slice(0, 2).flatMap(([turn, part]) => [petal(turn, part), petal(-turn, part)]),
      inner: PETALS.slice(2).flatMap(([turn, part]) => [petal(turn, part), petal(-turn, part)]),
      middle: petal(0, 1),
    };
  };
  const side = Math.min(depth * 2.1, w * 0.2);
  const flowers = [
    lotus(x + w / 2, depth * 0.76),
    ...[-1, 1].flatMap((to) => [
      lotus(x + w / 2 + to * side, depth * 0.56),
      lotus(x + w / 2 + to * side * 1.75, depth * 0.38),
    ]),
  ];
  const ripple = (part: number, from: number, to: number) =>
    svgPath('M', from, water + depth * part, 'L', to, water + depth * part);
  return [
    createStrokedShape(ripple(0, x - bleed.left, x + w + bleed.right), accent, 0.3),
    createStrokedShape(ripple(0.12, x + w * 0.2, x + w * 0.8), accent, 0.18),
    createFilledShape(flowers.flatMap(({ outer }) => outer).join(' '), soft),
    createFilledShape(flowers.flatMap(({ inner }) => inner).join(' '), accent),
    createFilledShape(flowers.map(({ middle }) => middle).join(' '), ink),
  ];
};
