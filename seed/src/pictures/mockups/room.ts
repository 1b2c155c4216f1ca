import { drawGlow, drawSoftShadow } from '../light';
import {
  withOpacity,
  pathData,
  darkenColour,
  lightenColour,
  markup,
  mixColours,
  type Pen,
  shadowColour,
  whiteWithOpacity,
} from '../pen';
import { drawPhoto, type DrawMotif } from '../photo';
import {
  transformDrawing,
  type Box,
  circle,
  ellipse,
  leafPath,
  path,
  rect,
  repeatDrawing,
  stroke,
  flatEndedStroke,
} from '../shapes';
import { drawLeafShadow, drawSurface, drawWindowLight } from './surface';

/** Wall colours that do not distract from a photograph. */
export const WALL_TINTS = [
  '#e6dccd',
  '#cfd3c8',
  '#d9c6b5',
  '#c9d1d6',
  '#e9e3d8',
  '#b9a594',
  '#8f9d94',
  '#dcc9bf',
  '#6f7f86',
  '#efe9df',
] as const;

/** A potted plant standing at the origin, about 200 high. */
export function drawPlant(pen: Pen): string {
  const green = pen.pick(['#5f8560', '#46704f', '#76935f', '#5a7f78']);
  const pot = pen.pick(['#c47a52', '#efe7db', '#4a4f52', '#b99d7c']);
  const leaves = repeatDrawing(15, (index) => {
    const turn = -76 + index * 10.8 + pen.range(-6, 6);
    const length = pen.range(90, 150) - Math.abs(turn) * 0.35;
    return markup`<g transform="translate(0 -62) rotate(${turn})"><path d="${leafPath(length, 17)}" fill="${pen.across(lightenColour(green, 0.24), darkenColour(green, 0.24))}"/><path d="M0 0V${-length * 0.9}" stroke="${lightenColour(green, 0.4)}" stroke-width="1.2" opacity=".6"/></g>`;
  });
  return (
    leaves +
    path(
      'M-34 -66L-25 0H25L34 -66Z',
      pen.across(lightenColour(pot, 0.25), pot, darkenColour(pot, 0.35)),
    ) +
    ellipse([0, -66, 34, 6], darkenColour(pot, 0.35))
  );
}

/** A vase with dry stems standing at the origin, about 180 high. */
export function drawVase(pen: Pen): string {
  const clay = pen.pick(['#e9ded0', '#b5714e', '#5f6a6b', '#d0b896', '#8f9f98']);
  const tip = pen.pick(['#d9b98a', '#c98a6a', '#e9d3b0', '#b5604f']);
  const stems = repeatDrawing(7, (index) => {
    const turn = -34 + index * 11 + pen.range(-4, 4);
    const length = pen.range(80, 125);
    return markup`<g transform="translate(0 -74) rotate(${turn})">${stroke(pathData`M0 0Q4 ${-length / 2} 0 ${-length}`, '#8f7a58', 1.8)}${repeatDrawing(9, (bud) => ellipse([bud % 2 === 0 ? -3.4 : 3.4, -length + bud * 5.4 - 12, 3.2, 6], mixColours(tip, '#ffffff', bud * 0.03)))}</g>`;
  });
  return (
    stems +
    path(
      'M-12 -80C-10 -62 -34 -52 -32 -26C-31 -6 -18 0 0 0C18 0 31 -6 32 -26C34 -52 10 -62 12 -80Z',
      pen.across(lightenColour(clay, 0.35), clay, darkenColour(clay, 0.4)),
    ) +
    ellipse([0, -80, 12, 3], darkenColour(clay, 0.4))
  );
}

function lamp(pen: Pen): string {
  const shade = pen.pick(['#f6ead4', '#e9d9bd', '#efe3d3']);
  return (
    drawGlow(pen, [0, -150, 210], '#ffe2a8', 0.55) +
    stroke('M0 0V-110', '#8a6a3e', 6) +
    ellipse([0, -2, 30, 6], '#8a6a3e') +
    path(
      'M-34 -196L-52 -112H52L34 -196Z',
      pen.linear(mixColours(shade, '#ffd58a', 0.25), '#fff6df', mixColours(shade, '#d9a55c', 0.4)),
    )
  );
}

function sofa(pen: Pen, w: number): string {
  const tint = pen.pick([
    '#b7a58f',
    '#7f8f86',
    '#a8705a',
    '#6a7580',
    '#d6cabb',
    '#5c6650',
    '#c7a45e',
  ]);
  const seat = (x: number, width: number): string =>
    rect([x, -98, width, 48], pen.linear(lightenColour(tint, 0.22), tint), 'rx="16"');
  const back = (x: number, width: number): string =>
    rect(
      [x, -196, width, 118],
      pen.linear(lightenColour(tint, 0.14), tint, darkenColour(tint, 0.18)),
      'rx="26"',
    );
  const cushion = (x: number, colour: string, turn: number): string =>
    markup`<g transform="translate(${x} -108) rotate(${turn})">${rect([-42, -46, 84, 84], pen.diagonal(lightenColour(colour, 0.2), darkenColour(colour, 0.2)), 'rx="16"')}${stroke('M-30 -34Q0 -40 30 -34', lightenColour(colour, 0.4), 2, 'opacity=".5"')}</g>`;
  const half = w / 2;
  return (
    ellipse([0, 6, half * 1.05, 16], shadowColour(0.35)) +
    stroke(pathData`M${-half + 40} -20V4M${half - 40} -20V4`, '#5a3d28', 11) +
    back(-half + 30, half - 32) +
    back(2, half - 32) +
    rect([-half + 20, -62, w - 40, 46], darkenColour(tint, 0.24), 'rx="12"') +
    seat(-half + 34, half - 36) +
    seat(2, half - 36) +
    rect(
      [-half, -142, 60, 128],
      pen.linear(lightenColour(tint, 0.2), darkenColour(tint, 0.16)),
      'rx="26"',
    ) +
    rect(
      [half - 60, -142, 60, 128],
      pen.linear(lightenColour(tint, 0.1), darkenColour(tint, 0.24)),
      'rx="26"',
    ) +
    cushion(-half * 0.62, pen.pick(['#9b2d30', '#d98a1e', '#efe3d0']), -9) +
    cushion(half * 0.6, pen.pick(['#e8dcc6', '#31455f', '#b8744f']), 8)
  );
}

function console(pen: Pen, w: number): string {
  const wood = pen.pick(['#a9784c', '#6a472f', '#d6b88e', '#3f3a36', '#ece5da']);
  const half = w / 2;
  const drawers = repeatDrawing(3, (index) => {
    const width = (w - 40) / 3;
    const x = -half + 14 + index * (width + 6);
    return (
      rect([x, -150, width, 84], pen.linear(lightenColour(wood, 0.16), wood), 'rx="3"') +
      circle([x + width / 2, -108, 5], '#c9a24a') +
      rect(
        [x, -150, width, 84],
        'none',
        `stroke="${darkenColour(wood, 0.4)}" stroke-width="1.4" opacity=".6"`,
      )
    );
  });
  return (
    ellipse([0, 4, half * 1.02, 12], shadowColour(0.35)) +
    stroke(
      pathData`M${-half + 24} -64L${-half + 16} 2M${half - 24} -64L${half - 16} 2`,
      darkenColour(wood, 0.25),
      10,
    ) +
    rect([-half, -158, w, 100], darkenColour(wood, 0.18), 'rx="4"') +
    drawers +
    rect([-half - 8, -168, w + 16, 14], lightenColour(wood, 0.22), 'rx="3"')
  );
}

function bed(pen: Pen, w: number): string {
  const head = pen.pick(['#c7ab86', '#8a9a8f', '#a97a5e', '#d9cdbd', '#6a5a52']);
  const throwTint = pen.pick(['#9b2d30', '#c9a24a', '#31455f', '#7f8f86']);
  const half = w / 2;
  const pillow = (x: number, tint: string): string =>
    rect(
      [x - 110, -214, 220, 92],
      pen.linear(lightenColour(tint, 0.5), tint, darkenColour(tint, 0.16)),
      'rx="38"',
    );
  return (
    rect(
      [-half, -300, w, 300],
      pen.linear(lightenColour(head, 0.15), head, darkenColour(head, 0.2)),
      'rx="26"',
    ) +
    repeatDrawing(7, (index) =>
      rect(
        [-half + ((index + 1) * w) / 8, -290, 2.4, 190],
        darkenColour(head, 0.3),
        'opacity=".5"',
      ),
    ) +
    pillow(-half * 0.48, '#efe8dc') +
    pillow(half * 0.48, '#f3ede2') +
    rect([-half - 20, -142, w + 40, 170], pen.linear('#fbf6ec', '#e3d9c9'), 'rx="34"') +
    rect(
      [-half - 20, -70, w + 40, 110],
      pen.linear(lightenColour(throwTint, 0.2), darkenColour(throwTint, 0.15)),
      'rx="18"',
    )
  );
}

/** A room with a group of furniture around `middle` of the width and a free wall above it. */
export function drawRoom(pen: Pen, w: number, h: number, middle = 0.5): string {
  const tint = pen.pick(WALL_TINTS);
  const floor = h * 0.86;
  const wood = pen.pick(['#b98d60', '#8a6240', '#d0ae84', '#a39585']);
  const boards = repeatDrawing(5, (index) =>
    rect(
      [0, floor + (h - floor) * (index / 5) ** 1.3, w, 2],
      darkenColour(wood, 0.4),
      'opacity=".4"',
    ),
  );
  const arrangements = [
    () => transformDrawing([455, 8, 1.3], drawPlant(pen)) + sofa(pen, 800),
    () =>
      console(pen, 760) +
      transformDrawing([pen.pick([-260, 260]), -168, 0.9], lamp(pen)) +
      transformDrawing([0, -168, 0.72], drawVase(pen)),
    () => bed(pen, 940),
    () =>
      console(pen, 660) +
      transformDrawing([190, -168, 0.85], drawVase(pen)) +
      transformDrawing([-440, 10, 1.6], drawPlant(pen)),
    () =>
      transformDrawing([-425, 8, 1.4], drawPlant(pen)) +
      sofa(pen, 700) +
      transformDrawing([430, 10, 1.2], lamp(pen)),
  ] as const;
  const furniture = transformDrawing(
    [w * middle, h * 0.955, (Math.min(w, h * 0.86) / 1200) * 1.16],
    pen.pick(arrangements)(),
  );
  return (
    drawSurface(pen, 'plaster', w, h, tint) +
    drawLeafShadow(pen, w, h, 0.1) +
    rect([0, floor - h * 0.018, w, h * 0.02], lightenColour(tint, 0.45)) +
    rect([0, floor, w, h - floor], pen.linear(lightenColour(wood, 0.16), darkenColour(wood, 0.2))) +
    boards +
    furniture
  );
}

/** Light over a room that is already drawn. */
export function drawRoomLight(pen: Pen, w: number, h: number): string {
  const dim: Parameters<Pen['radial']>[0] = [
    [0.5, withOpacity('#1a0e06', 0)],
    [1, withOpacity('#1a0e06', 0.22)],
  ];
  return drawWindowLight(pen, w, h, 0.2) + rect([0, 0, w, h], pen.radial(dim, [0.45, 0.4, 0.8]));
}

/** A canvas print on a wall, seen a little from the left so that its edge shows. */
export function drawCanvas(pen: Pen, motif: DrawMotif, box: Box): string {
  const [x, y, w, h] = box;
  const edge = Math.max(9, w * 0.026);
  const side = pathData`M${x + w} ${y}l${edge} ${edge * 0.4}v${h}l${-edge} ${-edge * 0.4}Z`;
  const under = pathData`M${x} ${y + h}l${edge} ${edge * 0.4}h${w}l${-edge} ${-edge * 0.4}Z`;
  const threads =
    flatEndedStroke('M0 1.5H6M0 4.5H6', '#fff', 1, 0.07) +
    flatEndedStroke('M1.5 0V6M4.5 0V6', '#000', 1, 0.06);
  return (
    drawSoftShadow([x + edge * 1.2, y + edge * 1.6, w + edge, h + edge], edge * 2.4, 0.3) +
    drawSoftShadow([x + 4, y + 8, w + edge * 0.8, h], 8, 0.36) +
    path(side, '#8f8071') +
    path(under, '#4a4037') +
    drawPhoto(pen, motif, box) +
    rect(box, pen.pattern(6, threads)) +
    rect(
      box,
      pen.diagonal(
        [0, whiteWithOpacity(0.16)],
        [0.5, whiteWithOpacity(0)],
        [1, withOpacity('#1a0e06', 0.14)],
      ),
    ) +
    rect([x, y, w, 2], whiteWithOpacity(0.5))
  );
}
