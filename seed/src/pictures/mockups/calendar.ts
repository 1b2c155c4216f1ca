import { polygon } from '../curves';
import { softRect } from '../light';
import { alpha, d, darker, lighter, markup, type Pen } from '../pen';
import { photo, type Scene } from '../photo';
import { circle, ellipse, path, rect, repeat, stroke } from '../shapes';
import { type Camera, lying, onFace, shadowOf, standing } from './camera';
import { ornament } from './cover';

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
  return digits
    .map(
      (digit, index) =>
        markup`<path d="${numerals[digit] ?? ''}" fill="none" stroke="${colour}" stroke-width=".75" stroke-linecap="round" stroke-linejoin="round" transform="translate(${x + (index - digits.length / 2) * size * 0.86} ${y - size / 2}) scale(${size / 6})"/>`,
    )
    .join('');
}

/** A month's grid with its dates; Sundays in the accent colour. */
function monthGrid(pen: Pen, w: number, h: number, accent: string): string {
  const firstDay = pen.int(0, 6);
  const days = pen.pick([30, 31, 31, 28]);
  const marked = pen.int(4, 26);
  const column = w / 7;
  const row = h / 7;
  const week = repeat(7, (index) =>
    rect(
      [column * (index + 0.5) - column * 0.16, row * 0.42, column * 0.32, row * 0.09],
      index === 0 ? accent : '#8a7d6f',
      'rx="2"',
    ),
  );
  const dates = repeat(days, (index) => {
    const cell = index + firstDay;
    const x = column * ((cell % 7) + 0.5);
    const y = row * (1.4 + Math.floor(cell / 7) * 0.96);
    const isMarked = index + 1 === marked;
    return (
      (isMarked ? circle([x, y, row * 0.38], accent) : '') +
      numeral(
        index + 1,
        x,
        y,
        row * 0.34,
        isMarked ? '#fffaf2' : cell % 7 === 0 ? accent : '#3a322b',
      )
    );
  });
  return week + rect([column * 0.2, row * 0.82, w - column * 0.4, 1.4], '#cfc3b2') + dates;
}

function sheet(pen: Pen, scene: Scene, w: number, h: number, isWide: boolean): string {
  const accent = pen.pick(['#9b2d30', '#b86f1c', '#2f6a6a', '#31557a', '#6b4a7a']);
  const paper = pen.pick(['#fdfaf4', '#fffdf9', '#fbf4e8']);
  const mark = (x: number, y: number, size: number): string =>
    markup`<g transform="translate(${x} ${y}) scale(${size / 100})">${ornament(pen, accent)}</g>`;
  const body = isWide
    ? photo(pen, scene, [w * 0.04, h * 0.09, w * 0.5, h * 0.85]) +
      mark(w * 0.77, h * 0.18, w * 0.18) +
      markup`<g transform="translate(${w * 0.57} ${h * 0.27})">${monthGrid(pen, w * 0.4, h * 0.66, accent)}</g>`
    : photo(pen, scene, [0, 0, w, h * 0.55]) +
      mark(w / 2, h * 0.605, w * 0.2) +
      markup`<g transform="translate(${w * 0.08} ${h * 0.64})">${monthGrid(pen, w * 0.84, h * 0.34, accent)}</g>`;
  return rect([0, 0, w, h], paper) + body;
}

function coil(camera: Camera, place: ReturnType<typeof standing>, w: number, h: number): string {
  return repeat(Math.round(w / 21), (index) => {
    const x = 14 + index * 21;
    const [px, py] = camera.project(place([x, h, 0]));
    return (
      circle([px, py + 11, 3.4], '#3a322b') +
      ellipse([px, py, 4.6, 13], 'none', 'stroke="#6f675e" stroke-width="2.8"') +
      stroke(d`M${px - 4.2} ${py + 3}Q${px - 4} ${py - 12} ${px + 1} ${py - 12.6}`, '#e6e0d6', 1.4)
    );
  });
}

/** A desk calendar on its easel, its lower edge at the origin of the table. */
export function deskCalendar(
  pen: Pen,
  camera: Camera,
  x: number,
  y: number,
  w: number,
  h: number,
  scene: Scene,
  turn = 0,
): string {
  const lean = 24;
  const front = standing(x, y, lean, turn);
  const rise = h * Math.cos((lean * Math.PI) / 180);
  const run = h * Math.sin((lean * Math.PI) / 180);
  const flat = lying(x, y, 0, turn);
  const corner = (px: number, py: number, pz: number) => camera.project(flat([px, py, pz]));
  const ends = [0, w].map((end) =>
    polygon([corner(end, 0, 0), corner(end, run, rise), corner(end, run * 2.1, 0)]),
  );
  const back = polygon([
    corner(0, run, rise),
    corner(w, run, rise),
    corner(w, run * 2.1, 0),
    corner(0, run * 2.1, 0),
  ]);
  return (
    shadowOf(pen, camera, flat, { from: [0, 0, 0], size: [w, run * 2.1, h * 0.16] }, 0.5) +
    path(back, '#b8a48a') +
    ends.map((d) => path(d, darker('#d9c9b2', 0.35))).join('') +
    onFace(
      camera,
      front,
      { origin: [-4, h + 4, -3], along: [w + 8, 0, 0], down: [0, -h - 8, 0] },
      10,
      10,
      rect([0, 0, 10, 10], '#d2bfa3'),
    ) +
    repeat(3, (index) =>
      onFace(
        camera,
        front,
        { origin: [0, h - index, 2 - index], along: [w, 0, 0], down: [0, -h, 0] },
        10,
        10,
        rect([0, 0, 10, 10], lighter('#e6dcca', index * 0.1)),
      ),
    ) +
    onFace(
      camera,
      front,
      { origin: [0, h, 1], along: [w, 0, 0], down: [0, -h, 0] },
      w,
      h,
      sheet(pen, scene, w, h, w > h * 1.15) +
        rect(
          [0, 0, w, h],
          pen.diagonal(alpha('#ffffff', 0.16), alpha('#ffffff', 0), alpha('#2a1a10', 0.1)),
        ),
    ) +
    coil(camera, front, w, h)
  );
}

/** A calendar hung on a wall by a nail: photograph above, month below. */
export function wallCalendar(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  scene: Scene,
): string {
  const holes = repeat(Math.round(w / 24), (index) => {
    const px = x + 16 + index * 24;
    return (
      circle([px, y + 12, 3.2], '#4a4037') +
      ellipse([px, y, 4.4, 12], 'none', 'stroke="#7a7167" stroke-width="2.8"')
    );
  });
  return (
    softRect([x + 12, y + 22, w + 8, h], 32, '#1f120a', 0.3) +
    softRect([x + 2, y + 6, w, h], 7, '#1f120a', 0.32) +
    rect([x + 3, y + 4, w, h], '#e3d8c6') +
    markup`<g transform="translate(${x} ${y})">${sheet(pen, scene, w, h, false)}${rect([0, 0, w, h], pen.linear(alpha('#2a1a10', 0.12), alpha('#ffffff', 0.06), alpha('#2a1a10', 0.06)))}</g>` +
    holes +
    stroke(
      d`M${x + w * 0.46} ${y - 8}Q${x + w / 2} ${y - 34} ${x + w * 0.54} ${y - 8}`,
      '#7a7167',
      3,
    ) +
    circle([x + w / 2, y - 24, 6], '#5a5048')
  );
}
