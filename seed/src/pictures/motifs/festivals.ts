import { blobPath, landOutlinePath, createRollingHeights } from '../curves';
import { drawBokeh, drawGlow, pickLight, drawSky } from '../light';
import { withOpacity, lightenColour, markup, mixColours, type Pen } from '../pen';
import {
  transformDrawing,
  circle,
  ellipse,
  leafPath,
  path,
  rect,
  repeatDrawing,
  stroke,
} from '../shapes';
import { drawChild, pickDress, drawKurtaMan, drawSariWoman } from './figures';
import { drawGarland, drawMarigold } from './plants';

const warmLights: [string, ...string[]] = ['#ffcf7a', '#ffb057', '#ffe3ad', '#ff8d5c'];

/** A clay lamp with its flame, about 40 units wide, the middle of the dish at the origin. */
export function drawDiya(pen: Pen): string {
  return (
    drawGlow(pen, [0, -18, 62], '#ffb950', 0.75) +
    path(
      'M-20 -2C-19 12 -9 16 0 16C9 16 20 12 24 -4C14 2 -12 3 -20 -2Z',
      pen.linear('#c8693a', '#7d3a20'),
    ) +
    ellipse([2, -2.6, 21.6, 5], '#8f4526') +
    ellipse([1, -2.2, 17, 3.4], '#f0c46a') +
    repeatDrawing(7, (index) =>
      circle([-13 + index * 4.4, 8 - Math.abs(index - 3) * -0.2, 1.1], '#f3d37f'),
    ) +
    path(
      'M0 -34C7 -22 8 -12 0 -3C-8 -12 -6 -22 0 -34Z',
      pen.linear('#ffe69a', '#ffb33f', '#f07a22'),
    ) +
    path('M0 -24C3.4 -17 4 -10 0 -4C-4 -10 -3.4 -17 0 -24Z', '#fffbe3')
  );
}

/** Lamps in a row with marigolds, soft lights behind. */
export function drawDiyas(pen: Pen, w: number, h: number): string {
  const u = Math.min(w, h) / 100;
  const base = pen.pick(['#4a1626', '#3a1a3f', '#5a2416', '#1f2f45']);
  const floor = h * 0.56;
  const row = (count: number, y: number, size: number): string =>
    repeatDrawing(count, (index) => {
      const x = w * ((index + 0.5) / count) + pen.range(-2, 2) * u;
      return (
        ellipse([x, y + size * 15, size * 24, size * 4], withOpacity('#150508', 0.5)) +
        transformDrawing([x, y, size], drawDiya(pen))
      );
    });
  return (
    rect(
      [0, 0, w, h],
      pen.linear(mixColours(base, '#000000', 0.35), base, mixColours(base, '#c9692a', 0.35)),
    ) +
    drawBokeh(pen, [0, 0, w, floor], 34, u * 8, warmLights) +
    drawGarland(pen, [-w * 0.02, -h * 0.02], [w * 0.36, -h * 0.03], h * 0.12, u * 6) +
    drawGarland(pen, [w * 0.36, -h * 0.03], [w * 0.72, -h * 0.03], h * 0.12, u * 6) +
    drawGarland(pen, [w * 0.72, -h * 0.03], [w * 1.06, -h * 0.02], h * 0.12, u * 6) +
    rect(
      [0, floor, w, h - floor],
      pen.linear(
        mixColours(base, '#e08a3a', 0.4),
        mixColours(base, '#6a2a16', 0.5),
        mixColours(base, '#000000', 0.3),
      ),
    ) +
    row(6, h * 0.6, u * 0.2) +
    row(4, h * 0.7, u * 0.36) +
    repeatDrawing(26, () =>
      transformDrawing(
        [pen.range(-0.02, 1.02) * w, h * pen.range(0.78, 1.0), (u * pen.range(2.6, 4.4)) / 10],
        drawMarigold(pen, pen.pick(['#f29a1c', '#f7bd2f', '#e0701a'])),
      ),
    ) +
    row(pen.int(2, 3), h * 0.84, u * 0.78)
  );
}

/** A rangoli of coloured powder seen from above, ringed with lamps. */
export function drawRangoli(pen: Pen, w: number, h: number): string {
  const u = Math.min(w, h) / 100;
  const floor = pen.pick(['#7a4a3a', '#5a3b4a', '#3f4a52', '#8a5a3c']);
  const tints = [
    pen.pick(['#e2345f', '#d9402f']),
    pen.pick(['#f7a91c', '#ffc93c']),
    pen.pick(['#1f8f83', '#2f6fb5', '#3f9a4f']),
    '#fff6e6',
    pen.pick(['#8f3f9f', '#e2588a']),
  ];
  const folds = pen.pick([8, 12, 16]);
  const ring = (
    count: number,
    reach: number,
    length: number,
    width: number,
    fill: string,
    shift: number,
  ): string =>
    repeatDrawing(
      count,
      (index) =>
        markup`<path d="${leafPath(length, width)}" fill="${fill}" transform="rotate(${((index + shift) / count) * 360}) translate(0 ${-reach})"/>`,
    );
  const art =
    circle([0, 0, 38], tints[4] ?? '') +
    circle([0, 0, 36.6], '#fff6e6') +
    circle([0, 0, 35.6], tints[2] ?? '') +
    ring(folds * 2, 30, 5, 1.8, '#fff6e6', 0.5) +
    circle([0, 0, 30], tints[0] ?? '') +
    ring(folds, 19, 11, 4.6, tints[1] ?? '', 0) +
    ring(folds, 19.6, 7.6, 2.6, tints[0] ?? '', 0) +
    ring(folds, 20, 4, 1.2, '#fff6e6', 0) +
    ring(folds, 22, 5, 2, tints[2] ?? '', 0.5) +
    circle([0, 0, 19], '#fff6e6') +
    circle([0, 0, 18], tints[4] ?? '') +
    ring(folds, 7, 10, 3.2, '#fff6e6', 0) +
    ring(folds, 7.6, 7.4, 2.2, tints[1] ?? '', 0) +
    circle([0, 0, 8], tints[2] ?? '') +
    ring(8, 0, 7, 2.2, '#fff6e6', 0) +
    circle([0, 0, 2.4], tints[0] ?? '');
  const lamps = repeatDrawing(folds, (index) => {
    const angle = (index / folds) * 6.283;
    return transformDrawing(
      [w / 2 + Math.cos(angle) * u * 45, h / 2 + Math.sin(angle) * u * 45, u * 0.11],
      drawDiya(pen),
    );
  });
  const petals = repeatDrawing(60, () => {
    const angle = pen.range(0, 6.28);
    const reach = pen.range(52, 92) * u;
    return path(
      blobPath(
        pen,
        w / 2 + Math.cos(angle) * reach,
        h / 2 + Math.sin(angle) * reach,
        u * 1.3,
        u * 0.8,
      ),
      pen.pick(['#f29a1c', '#f7bd2f', '#d9402f']),
    );
  });
  return (
    rect(
      [0, 0, w, h],
      pen.radial(
        [mixColours(floor, '#ffd9a0', 0.35), floor, mixColours(floor, '#140a0a', 0.5)],
        [0.5, 0.5, 0.75],
      ),
    ) +
    petals +
    transformDrawing([w / 2, h / 2, u * 1.08], art, pen.range(0, 20)) +
    lamps
  );
}

/** Children running over a meadow with balloons or a kite. */
export function drawRunningChildren(pen: Pen, w: number, h: number): string {
  const light = pickLight(pen, ['golden', 'day', 'dawn', 'rose']);
  const horizon = h * 0.6;
  const size = Math.min(w * 0.0038, h * 0.0036);
  const kids = [0.26, 0.5, 0.74].map((share, index) => {
    const x = w * share + pen.range(-0.03, 0.03) * w;
    const y = h * pen.range(0.82, 0.92);
    const wear = {
      ...pickDress(pen, index % 2 === 0 ? 'sari' : 'kurta'),
      accent: pen.pick(['#f7e3b5', '#3d5a80', '#7a8f5a']),
    };
    const tint = pen.pick(['#d9402f', '#f2a71b', '#2f8f83', '#e2588a', '#2f6fb5']);
    const balloon =
      stroke(`M20 -86Q30 -120 ${26 + index * 3} -142`, '#fffaf0', 0.9) +
      ellipse(
        [26 + index * 3, -160, 15, 18],
        pen.radial(
          [lightenColour(tint, 0.5), tint, mixColours(tint, '#200a10', 0.25)],
          [0.35, 0.3, 0.75],
        ),
      );
    return (
      ellipse([x, y + size, size * 26, size * 3.4], withOpacity('#1f2f18', 0.3)) +
      transformDrawing(
        [x, y, size * pen.range(0.86, 1.06)],
        (index === 1 || pen.chance(0.5) ? balloon : '') +
          drawChild(wear, true, { left: [-24, -76], right: [20, -86] }, index % 2 === 0),
      )
    );
  });
  const grass = mixColours('#8fb458', light.sky[1], 0.22);
  return (
    drawSky(pen, light, w, horizon).markup +
    path(
      landOutlinePath(createRollingHeights(pen, 1.5), w, horizon - h * 0.02, h * 0.05, h),
      mixColours(light.far, light.haze, 0.35),
    ) +
    path(
      landOutlinePath(createRollingHeights(pen, 1), w, horizon + h * 0.08, h * 0.03, h),
      pen.linear(lightenColour(grass, 0.2), grass, mixColours(grass, light.near, 0.4)),
    ) +
    repeatDrawing(70, () => {
      const y = h * pen.range(0.74, 1);
      return circle(
        [pen.range(0, 1) * w, y, h * 0.004 * pen.range(0.6, 1.6)],
        pen.pick(['#fffaf0', '#f7d060', '#e98a94']),
      );
    }) +
    kids.join('')
  );
}

/** Friends throwing colour at Holi. */
export function drawHoli(pen: Pen, w: number, h: number): string {
  const tints: [string, ...string[]] = [
    '#e2347f',
    '#f7b52c',
    '#2f9f6f',
    '#2f7fd0',
    '#8f3fbf',
    '#f0642c',
  ];
  const floor = h * 0.86;
  const cloud = repeatDrawing(22, (index) => {
    const tint = tints[index % 6] ?? '#e2347f';
    const r = Math.min(w, h) * pen.range(0.12, 0.34);
    return circle(
      [pen.range(0, 1) * w, h * pen.range(0.12, 0.86), r],
      pen.radial([
        [0, withOpacity(tint, 0.75)],
        [0.6, withOpacity(tint, 0.35)],
        [1, withOpacity(tint, 0)],
      ]),
    );
  });
  const size = Math.min(w * 0.0052, h * 0.0052);
  const friends = [0.2, 0.4, 0.6, 0.8].map((share, index) => {
    const wear = {
      ...pickDress(pen, 'kurta'),
      main: pen.pick(['#fffaf2', '#f7ecdc', '#fbe9e0']),
      accent: pen.pick(tints),
    };
    const hands = pen.pick([
      { left: [-20, -106], right: [18, -108] },
      { left: [-22, -92], right: [14, -50] },
      { left: [-13, -48], right: [21, -104] },
    ] as const);
    const body =
      index % 2 === 0
        ? drawKurtaMan(wear, hands)
        : drawSariWoman({ ...wear, main: pen.pick(['#fffaf2', '#f3d9e0', '#f7e3b5']) }, hands);
    const splashes = repeatDrawing(7, () =>
      circle(
        [pen.range(-9, 9), pen.range(-96, -24), pen.range(1.2, 3.6)],
        pen.pick(tints),
        'opacity=".75"',
      ),
    );
    return transformDrawing(
      [
        w * share + pen.range(-0.02, 0.02) * w,
        floor + h * pen.range(0, 0.06),
        size * pen.range(0.92, 1.05),
      ],
      body + splashes,
    );
  });
  return (
    rect([0, 0, w, h], pen.linear('#a9d0ea', '#e9f1ea', '#f7e9cf')) +
    cloud +
    rect([0, floor, w, h - floor], pen.linear(withOpacity('#d9b98a', 0.9), '#b58f62')) +
    repeatDrawing(14, () =>
      ellipse(
        [pen.range(0, 1) * w, h * pen.range(0.88, 1), w * pen.range(0.04, 0.12), h * 0.012],
        pen.pick(tints),
        'opacity=".45"',
      ),
    ) +
    friends.join('') +
    repeatDrawing(70, () =>
      circle(
        [pen.range(0, 1) * w, pen.range(0, 0.95) * h, Math.min(w, h) * pen.range(0.002, 0.009)],
        pen.pick(tints),
        'opacity=".85"',
      ),
    )
  );
}
