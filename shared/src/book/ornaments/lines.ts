import type { DrawOrnament } from './drawing';
import {
  createStrokedShape,
  createFilledShape,
  svgPath,
  rectanglePath,
  repeatShapes,
  starPath,
} from './shapes';

/** Lines on the margins: a rule at the bottom, a frame, and a seam. */

export const drawRule: DrawOrnament = ({ x, y, w, h }, depth, { accent }) => {
  const length = Math.min(14, w / 6);
  const foot = y + h - depth * 0.62;
  return [
    createStrokedShape(
      svgPath('M', x + (w - length) / 2, foot, 'L', x + (w + length) / 2, foot),
      accent,
      0.3,
    ),
  ];
};

export const drawFrame: DrawOrnament = ({ x, y, w, h }, depth, { accent }) => {
  const inset = (by: number) => rectanglePath(x + by, y + by, w - 2 * by, h - 2 * by);
  const outer = depth * 0.66;
  const inner = outer + Math.min(1.3, depth * 0.16);
  const corner = (cx: number, cy: number) => starPath(cx, cy, depth * 0.2);
  const [left, right, top, bottom] = [x + inner, x + w - inner, y + inner, y + h - inner];
  return [
    createStrokedShape(inset(outer), accent, 0.4),
    createStrokedShape(inset(inner), accent, 0.18),
    createFilledShape(
      [corner(left, top), corner(right, top), corner(left, bottom), corner(right, bottom)].join(
        ' ',
      ),
      accent,
    ),
  ];
};

/** A seam of running stitches along all edges, with a cross-stitch in each corner. */
export const drawStitches: DrawOrnament = ({ x, y, w, h }, depth, { accent, ink }) => {
  const inset = depth * 0.6;
  const cross = Math.min(1.6, depth * 0.22);
  const [left, right, top, bottom] = [x + inset, x + w - inset, y + inset, y + h - inset];
  const seam = (length: number, stitch: (from: number, to: number) => string) => {
    const count = Math.round((length - 4 * cross) / 4.4);
    const step = (length - 4 * cross) / count;
    return repeatShapes(count, (index) =>
      stitch(2 * cross + step * (index + 0.2), 2 * cross + step * (index + 0.8)),
    );
  };
  const flat = (at: number) => (from: number, to: number) =>
    svgPath('M', left + from, at, 'L', left + to, at);
  const upright = (at: number) => (from: number, to: number) =>
    svgPath('M', at, top + from, 'L', at, top + to);
  const stitches = [
    ...[top, bottom].flatMap((at) => seam(right - left, flat(at))),
    ...[left, right].flatMap((at) => seam(bottom - top, upright(at))),
  ];
  const crosses = [left, right].flatMap((cx) =>
    [top, bottom].flatMap((cy) => [
      svgPath('M', cx - cross, cy - cross, 'L', cx + cross, cy + cross),
      svgPath('M', cx - cross, cy + cross, 'L', cx + cross, cy - cross),
    ]),
  );
  return [
    createStrokedShape(stitches.join(' '), accent, 0.5),
    createStrokedShape(crosses.join(' '), ink, 0.5),
  ];
};
