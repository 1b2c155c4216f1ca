import {
  withOpacity,
  darkenColour,
  mixColours,
  type Pen,
  shadowColour,
  whiteWithOpacity,
} from '../pen';
import type { Occasion } from '../photo';
import { drawDiya } from '../motifs/festivals';
import { drawMarigold } from '../motifs/plants';
import { transformDrawing, type Box, svgGroup, rect, repeatDrawing } from '../shapes';
import { type Camera, createCamera, type ScenePoint } from './camera';
import { WALL_TINTS } from './room';
import {
  drawTeaCup,
  drawLeafShadow,
  type SurfaceMaterial,
  drawSprig,
  drawSurface,
  drawWindowLight,
} from './surface';

/** The occasion of a composition's photographs, and the index of the first one. */
type Subject = { readonly occasion: Occasion; readonly lead: number };

/** Draws a complete picture of one product. */
export type DrawComposition = (pen: Pen, w: number, h: number, subject: Subject) => string;

/** Creates a camera in which the given places just fill a box of the picture. */
export function createFittedCamera(
  yaw: number,
  pitch: number,
  places: readonly ScenePoint[],
  [x, y, w, h]: Box,
): Camera {
  const probe = createCamera({ yaw, pitch, scale: 1, x: 0, y: 0 });
  const seen = places.map((place) => probe.project(place));
  const xs = seen.map(([px]) => px);
  const ys = seen.map(([, py]) => py);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, low] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(w / (right - left), h / (low - top));
  return createCamera({
    yaw,
    pitch,
    scale,
    x: x + w / 2 - ((left + right) / 2) * scale,
    y: y + h / 2 - ((top + low) / 2) * scale,
  });
}

/** The eight corners of a box on the table. */
export function boxCorners(x: number, y: number, w: number, d: number, t: number): ScenePoint[] {
  return [0, 1].flatMap((i) =>
    [0, 1].flatMap((j) => [0, 1].map((k): ScenePoint => [x + w * i, y + d * j, t * k])),
  );
}

const tables: readonly [SurfaceMaterial, ...SurfaceMaterial[]] = [
  'oak',
  'linen',
  'walnut',
  'marble',
  'plaster',
  'slate',
  'pine',
  'terracotta',
];

export function drawTable(pen: Pen, w: number, h: number): string {
  return (
    drawSurface(pen, pen.pick(tables), w, h) + (pen.chance(0.5) ? drawLeafShadow(pen, w, h) : '')
  );
}

export function drawRandomWindowLight(pen: Pen, w: number, h: number): string {
  return pen.chance(0.7) ? drawWindowLight(pen, w, h, pen.range(0.16, 0.3)) : '';
}

/**
 * A wall behind a table, for standing objects; the table begins at `edge`, a share of the height.
 */
export function drawTableAgainstWall(pen: Pen, w: number, h: number, edge: number): string {
  const tint = pen.pick(WALL_TINTS);
  const top = pen.pick<SurfaceMaterial>(['oak', 'walnut', 'pine', 'marble', 'linen']);
  const wall = drawSurface(pen, 'plaster', w, h, tint) + drawLeafShadow(pen, w, h * edge, 0.13);
  const tableTop =
    drawSurface(pen, top, w, h * (1 - edge) + 2) +
    rect([0, 0, w, 5], whiteWithOpacity(0.4)) +
    rect([0, 0, w, h * 0.05], pen.linear(shadowColour(0.3), shadowColour(0)));
  const frame = pen.clip(rect([0, 0, w, h * (1 - edge)], '#000'));
  return wall + svgGroup(tableTop, `transform="translate(0 ${h * edge})" ${frame}`);
}

/** Small decorations on a table: a sprig, a cup, petals or lamps. */
export function drawTableProps(
  pen: Pen,
  w: number,
  h: number,
  pitch: number,
  occasion: Occasion,
): string {
  const corner = (x: number, y: number): readonly [number, number] => [
    w * (x + pen.range(-0.02, 0.02)),
    h * (y + pen.range(-0.02, 0.02)),
  ];
  const [ax, ay] = corner(0.14, 0.9);
  const [bx, by] = corner(0.87, 0.11);
  const unit = w / 1200;
  if (occasion === 'Festivals' || (occasion === 'Wedding' && pen.chance(0.6))) {
    const heads = repeatDrawing(pen.int(4, 7), () => {
      const [x, y] = [ax + pen.range(-90, 110) * unit, ay + pen.range(-50, 80) * unit];
      const size = unit * pen.range(3, 4.6);
      return transformDrawing(
        [x, y, size],
        drawMarigold(pen, pen.pick(['#f29a1c', '#f7bd2f', '#e0701a'])),
      );
    });
    return (
      heads +
      transformDrawing([bx, by, unit * 2.3], drawDiya(pen)) +
      transformDrawing([bx - 190 * unit, by - 30 * unit, unit * 1.7], drawDiya(pen))
    );
  }
  const twig = (x: number, y: number, size: number, from: number, to: number): string =>
    transformDrawing([x, y, size], drawSprig(pen), pen.range(from, to));
  return (
    twig(ax - 40 * unit, ay + 60 * unit, unit * pen.range(3, 3.8), 20, 70) +
    (pen.chance(0.6)
      ? transformDrawing([bx, by + 40 * unit, unit * 3], drawTeaCup(pen, pitch))
      : twig(bx + 30 * unit, by + 30 * unit, unit * 3.4, 200, 250))
  );
}

/** The dark background of a festive table. */
export function drawFestiveTable(pen: Pen, w: number, h: number, tint: string): string {
  const dim = pen.radial(
    [
      [0.3, withOpacity(darkenColour(tint, 0.5), 0)],
      [1, withOpacity(mixColours(tint, '#000000', 0.6), 0.55)],
    ],
    [0.6, 0.5, 0.8],
  );
  return drawSurface(pen, 'linen', w, h, tint) + rect([0, 0, w, h], dim);
}
