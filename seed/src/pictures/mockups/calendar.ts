import { polygonPath } from '../curves';
import { drawSoftShadow } from '../light';
import {
  withOpacity,
  pathData,
  darkenColour,
  lightenColour,
  markup,
  type Pen,
  whiteWithOpacity,
} from '../pen';
import { drawPhoto, type DrawMotif } from '../photo';
import {
  transformDrawing,
  type Box,
  circle,
  ellipse,
  svgGroup,
  path,
  rect,
  repeatDrawing,
  stroke,
} from '../shapes';
import {
  type Camera,
  drawOnFace,
  type SceneFace,
  lyingTransform,
  type ScenePoint,
  type ModelTransform,
  drawBlockShadow,
  standingTransform,
} from './camera';
import { drawOrnament } from './cover';

/** Single-stroke numerals in a 4 x 6 box: fonts differ between machines, paths do not. */
const numerals = [
  'M2 0Q0 0 0 3T2 6T4 3T2 0',
  'M.8 1.2L2.4 0V6',
  'M.2 1.4Q.8 0 2 0T3.8 1.6Q3.8 3 0 6H4',
  'M.3 .6Q1 0 2 0Q3.7 0 3.7 1.5T1.6 2.9Q4 2.9 4 4.4T2 6Q.8 6 0 5.2',
  'M3 6V0L0 4.2H4',
  'M3.6 0H.8L.4 2.8Q1.2 2.2 2.2 2.2Q4 2.2 4 4T2 6Q.8 6 0 5.2',
  'M3.4 .3Q.2 .6 .1 4Q.2 6 2 6T4 4.1T2.1 2.3T.1 4',
  'M0 0H4L1.6 6',
  'M2 2.8Q.4 2.6 .4 1.4T2 0T3.6 1.4T2 2.8Q0 3 0 4.4T2 6T4 4.4T2 2.8',
  'M.6 5.7Q3.8 5.4 3.9 2Q3.8 0 2 0T0 1.9T1.9 3.7T3.9 2',
];

function numeral(value: number, x: number, y: number, size: number, colour: string): string {
  const digits = String(value).split('').map(Number);
  const drawn = digits.map((digit, index) => {
    const left = x + (index - digits.length / 2) * size * 0.86;
    const place = markup`transform="translate(${left} ${y - size / 2}) scale(${size / 6})"`;
    return stroke(numerals[digit] ?? '', colour, 0.75, place);
  });
  return drawn.join('');
}

/** A month's grid with its dates; Sundays in the accent colour. */
function monthGrid(pen: Pen, w: number, h: number, accent: string): string {
  const firstDay = pen.int(0, 6);
  const days = pen.pick([30, 31, 31, 28]);
  const marked = pen.int(4, 26);
  const column = w / 7;
  const row = h / 7;
  const week = repeatDrawing(7, (index) => {
    const left = column * (index + 0.5) - column * 0.16;
    const bar = [left, row * 0.42, column * 0.32, row * 0.09] as const;
    return rect(bar, index === 0 ? accent : '#8a7d6f', 'rx="2"');
  });
  const dates = repeatDrawing(days, (index) => {
    const cell = index + firstDay;
    const x = column * ((cell % 7) + 0.5);
    const y = row * (1.4 + Math.floor(cell / 7) * 0.96);
    const isMarked = index + 1 === marked;
    const ink = cell % 7 === 0 ? accent : '#3a322b';
    const spot = isMarked ? circle([x, y, row * 0.38], accent) : '';
    return spot + numeral(index + 1, x, y, row * 0.34, isMarked ? '#fffaf2' : ink);
  });
  return week + rect([column * 0.2, row * 0.82, w - column * 0.4, 1.4], '#cfc3b2') + dates;
}

function sheet(pen: Pen, motif: DrawMotif, w: number, h: number, isWide: boolean): string {
  const accent = pen.pick(['#9b2d30', '#b86f1c', '#2f6a6a', '#31557a', '#6b4a7a']);
  const paper = pen.pick(['#fdfaf4', '#fffdf9', '#fbf4e8']);
  const mark = (x: number, y: number, size: number): string =>
    svgGroup(
      drawOrnament(pen, accent),
      markup`transform="translate(${x} ${y}) scale(${size / 100})"`,
    );
  const month = ([x, y, mw, mh]: Box): string =>
    transformDrawing([x * w, y * h, 1], monthGrid(pen, mw * w, mh * h, accent));
  const body = isWide
    ? drawPhoto(pen, motif, [w * 0.04, h * 0.09, w * 0.5, h * 0.85]) +
      mark(w * 0.77, h * 0.18, w * 0.18) +
      month([0.57, 0.27, 0.4, 0.66])
    : drawPhoto(pen, motif, [0, 0, w, h * 0.55]) +
      mark(w / 2, h * 0.605, w * 0.2) +
      month([0.08, 0.64, 0.84, 0.34]);
  return rect([0, 0, w, h], paper) + body;
}

function coil(camera: Camera, place: ModelTransform, w: number, h: number): string {
  return repeatDrawing(Math.round(w / 21), (index) => {
    const [px, py] = camera.project(place([14 + index * 21, h, 0]));
    return (
      circle([px, py + 11, 3.4], '#3a322b') +
      ellipse([px, py, 4.6, 13], 'none', 'stroke="#6f675e" stroke-width="2.8"') +
      stroke(
        pathData`M${px - 4.2} ${py + 3}Q${px - 4} ${py - 12} ${px + 1} ${py - 12.6}`,
        '#e6e0d6',
        1.4,
      )
    );
  });
}

/** A desk calendar on its easel, its lower edge at the origin of the table. */
export function drawDeskCalendar(
  pen: Pen,
  camera: Camera,
  w: number,
  h: number,
  motif: DrawMotif,
): string {
  const lean = 24;
  const front = standingTransform(0, 0, lean);
  const rise = h * Math.cos((lean * Math.PI) / 180);
  const run = h * Math.sin((lean * Math.PI) / 180);
  const foot = run * 2.1;
  const outline = (...places: ScenePoint[]): string =>
    polygonPath(places.map((one) => camera.project(one)));
  const end = (x: number): string => outline([x, 0, 0], [x, run, rise], [x, foot, 0]);
  const back = outline([0, run, rise], [w, run, rise], [w, foot, 0], [0, foot, 0]);
  const board = (origin: ScenePoint, bw: number, bh: number): SceneFace => ({
    origin,
    along: [bw, 0, 0],
    down: [0, -bh, 0],
  });
  const plain = (origin: ScenePoint, bw: number, bh: number, colour: string): string =>
    drawOnFace(camera, front, board(origin, bw, bh), 10, 10, rect([0, 0, 10, 10], colour));
  const gloss = pen.diagonal(
    whiteWithOpacity(0.16),
    whiteWithOpacity(0),
    withOpacity('#2a1a10', 0.1),
  );
  const page = sheet(pen, motif, w, h, w > h * 1.15) + rect([0, 0, w, h], gloss);
  const side = darkenColour('#d9c9b2', 0.35);
  return (
    drawBlockShadow(
      pen,
      camera,
      lyingTransform(0, 0),
      { from: [0, 0, 0], size: [w, foot, h * 0.16] },
      0.5,
    ) +
    path(back, '#b8a48a') +
    path(end(0), side) +
    path(end(w), side) +
    plain([-4, h + 4, -3], w + 8, h + 8, '#d2bfa3') +
    repeatDrawing(3, (index) =>
      plain([0, h - index, 2 - index], w, h, lightenColour('#e6dcca', index * 0.1)),
    ) +
    drawOnFace(camera, front, board([0, h, 1], w, h), w, h, page) +
    coil(camera, front, w, h)
  );
}

/** A calendar hung on a wall by a nail: photograph above, month below. */
export function drawWallCalendar(pen: Pen, [x, y, w, h]: Box, motif: DrawMotif): string {
  const holes = repeatDrawing(Math.round(w / 24), (index) => {
    const px = x + 16 + index * 24;
    const ring = ellipse([px, y, 4.4, 12], 'none', 'stroke="#7a7167" stroke-width="2.8"');
    return circle([px, y + 12, 3.2], '#4a4037') + ring;
  });
  const fall = pen.linear(
    withOpacity('#2a1a10', 0.12),
    whiteWithOpacity(0.06),
    withOpacity('#2a1a10', 0.06),
  );
  const hook = pathData`M${x + w * 0.46} ${y - 8}Q${x + w / 2} ${y - 34} ${x + w * 0.54} ${y - 8}`;
  return (
    drawSoftShadow([x + 12, y + 22, w + 8, h], 32, 0.3) +
    drawSoftShadow([x + 2, y + 6, w, h], 7, 0.32) +
    rect([x + 3, y + 4, w, h], '#e3d8c6') +
    transformDrawing([x, y, 1], sheet(pen, motif, w, h, false) + rect([0, 0, w, h], fall)) +
    holes +
    stroke(hook, '#7a7167', 3) +
    circle([x + w / 2, y - 24, 6], '#5a5048')
  );
}
