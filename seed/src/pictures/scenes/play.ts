import { land, roll } from '../curves';
import { lightOf, sky } from '../light';
import { alpha, lighter, mix, type Pen } from '../pen';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shapes';
import { child, dressOf, kurtaMan, sariWoman } from './figures';

/** Children running over a meadow with balloons or a kite. */
export function childrenRunning(pen: Pen, w: number, h: number): string {
  const light = lightOf(pen, ['golden', 'day', 'dawn', 'rose']);
  const horizon = h * 0.6;
  const size = Math.min(w * 0.0038, h * 0.0036);
  const kids = [0.26, 0.5, 0.74].map((share, index) => {
    const x = w * share + pen.range(-0.03, 0.03) * w;
    const y = h * pen.range(0.82, 0.92);
    const wear = {
      ...dressOf(pen, index % 2 === 0 ? 'sari' : 'kurta'),
      accent: pen.pick(['#f7e3b5', '#3d5a80', '#7a8f5a']),
    };
    const tint = pen.pick(['#d9402f', '#f2a71b', '#2f8f83', '#e2588a', '#2f6fb5']);
    const balloon =
      stroke(`M20 -86Q30 -120 ${26 + index * 3} -142`, '#fffaf0', 0.9) +
      ellipse(
        [26 + index * 3, -160, 15, 18],
        pen.radial([lighter(tint, 0.5), tint, mix(tint, '#200a10', 0.25)], [0.35, 0.3, 0.75]),
      );
    return (
      ellipse([x, y + size, size * 26, size * 3.4], alpha('#1f2f18', 0.3)) +
      at(
        [x, y, size * pen.range(0.86, 1.06)],
        (index === 1 || pen.chance(0.5) ? balloon : '') +
          child(wear, true, { left: [-24, -76], right: [20, -86] }, index % 2 === 0),
      )
    );
  });
  const grass = mix('#8fb458', light.sky[1], 0.22);
  return (
    sky(pen, light, w, horizon).markup +
    path(
      land(roll(pen, 1.5), w, horizon - h * 0.02, h * 0.05, h),
      mix(light.far, light.haze, 0.35),
    ) +
    path(
      land(roll(pen, 1), w, horizon + h * 0.08, h * 0.03, h),
      pen.linear(lighter(grass, 0.2), grass, mix(grass, light.near, 0.4)),
    ) +
    repeat(70, () => {
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
export function holi(pen: Pen, w: number, h: number): string {
  const tints: [string, ...string[]] = [
    '#e2347f',
    '#f7b52c',
    '#2f9f6f',
    '#2f7fd0',
    '#8f3fbf',
    '#f0642c',
  ];
  const floor = h * 0.86;
  const cloud = repeat(22, (index) => {
    const tint = tints[index % 6] ?? '#e2347f';
    const r = Math.min(w, h) * pen.range(0.12, 0.34);
    return circle(
      [pen.range(0, 1) * w, h * pen.range(0.12, 0.86), r],
      pen.radial([
        [0, alpha(tint, 0.75)],
        [0.6, alpha(tint, 0.35)],
        [1, alpha(tint, 0)],
      ]),
    );
  });
  const size = Math.min(w * 0.0052, h * 0.0052);
  const friends = [0.2, 0.4, 0.6, 0.8].map((share, index) => {
    const wear = {
      ...dressOf(pen, 'kurta'),
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
        ? kurtaMan(wear, hands)
        : sariWoman({ ...wear, main: pen.pick(['#fffaf2', '#f3d9e0', '#f7e3b5']) }, hands);
    const splashes = repeat(7, () =>
      circle(
        [pen.range(-9, 9), pen.range(-96, -24), pen.range(1.2, 3.6)],
        pen.pick(tints),
        'opacity=".75"',
      ),
    );
    return at(
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
    rect([0, floor, w, h - floor], pen.linear(alpha('#d9b98a', 0.9), '#b58f62')) +
    repeat(14, () =>
      ellipse(
        [pen.range(0, 1) * w, h * pen.range(0.88, 1), w * pen.range(0.04, 0.12), h * 0.012],
        pen.pick(tints),
        'opacity=".45"',
      ),
    ) +
    friends.join('') +
    repeat(70, () =>
      circle(
        [pen.range(0, 1) * w, pen.range(0, 0.95) * h, Math.min(w, h) * pen.range(0.002, 0.009)],
        pen.pick(tints),
        'opacity=".85"',
      ),
    )
  );
}
