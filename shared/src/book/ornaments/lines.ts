import type { DrawOrnament } from './drawing';
import { strokedShape, filledShape, svgPath, rectanglePath, starPath } from './shapes';

/** Lines on the margins: a rule at the bottom, and a frame. */

export const drawRule: DrawOrnament = ({ x, y, w, h }, depth, { accent }) => {
  const length = Math.min(14, w / 6);
  const foot = y + h - depth * 0.62;
  return [
    strokedShape(
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
    strokedShape(inset(outer), accent, 0.4),
    strokedShape(inset(inner), accent, 0.18),
    filledShape(
      [corner(left, top), corner(right, top), corner(left, bottom), corner(right, bottom)].join(
        ' ',
      ),
      accent,
    ),
  ];
};
