import { land, roll } from '../curves';
import { bokeh, glow, lightOf, sky, water } from '../light';
import { alpha, d, lighter, mix, type Pen } from '../pen';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shapes';
import { dressOf, kurtaMan, sariWoman, silhouetteOf } from './figures';
import { garland } from './plants';

/** A couple under a mandap hung with marigolds. */
export function mandap(pen: Pen, w: number, h: number): string {
  const u = Math.min(w, h) / 100;
  const back = pen.pick(['#5a2433', '#7a3a2c', '#f0dccb', '#3f4a55', '#e9cfc9']);
  const isPale = back.startsWith('#f') || back.startsWith('#e');
  const drape = pen.pick(['#b3263a', '#f3e3cc', '#d9742b', '#c94b6d']);
  const floor = h * 0.8;
  const left = w / 2 - u * 38;
  const right = w / 2 + u * 38;
  const pillar = (x: number): string =>
    rect(
      [x - u * 2.2, h * 0.16, u * 4.4, floor - h * 0.14],
      pen.across('#f7e2b5', '#d9a94e', '#8f6224'),
    ) +
    repeat(7, (index) =>
      rect([x - u * 2.8, h * (0.2 + index * 0.085), u * 5.6, u * 1.2], '#f3d391'),
    ) +
    rect([x - u * 4, floor - u * 3, u * 8, u * 4], '#c9923c');
  const swags = repeat(4, (index) => {
    const x = left + (index * (right - left)) / 4;
    const width = (right - left) / 4;
    return path(
      d`M${x} ${h * 0.15}Q${x + width / 2} ${h * 0.36} ${x + width} ${h * 0.15}Z`,
      pen.linear(lighter(drape, 0.18), drape, mix(drape, '#2a0a10', 0.3)),
    );
  });
  const curtains = [left, right]
    .map((x, index) =>
      path(
        index === 0
          ? d`M${x - u} ${h * 0.15}Q${x + u * 12} ${h * 0.4} ${x + u} ${h * 0.56}Q${x + u * 5} ${h * 0.7} ${x + u * 4} ${floor}L${x - u * 3} ${floor}Z`
          : d`M${x + u} ${h * 0.15}Q${x - u * 12} ${h * 0.4} ${x - u} ${h * 0.56}Q${x - u * 5} ${h * 0.7} ${x - u * 4} ${floor}L${x + u * 3} ${floor}Z`,
        pen.across(lighter(drape, 0.25), drape, mix(drape, '#2a0a10', 0.35)),
      ),
    )
    .join('');
  const bride = {
    ...dressOf(pen, 'sari'),
    main: pen.pick(['#b3162e', '#c2255c', '#a81e2c']),
    accent: '#f0c65a',
  };
  const groom = {
    ...dressOf(pen, 'kurta'),
    main: pen.pick(['#f6ead2', '#efe0c0', '#e9d3a8']),
    accent: '#b98a3e',
  };
  const ring = (x: number, y: number): string =>
    repeat(13, (index) => {
      const angle = 0.35 + (index / 12) * 2.44;
      return circle(
        [x + Math.cos(angle) * 7.6, y + Math.sin(angle) * 17, 2.1],
        index % 2 === 0 ? '#fff6e6' : '#e2473f',
      );
    });
  const size = (floor - h * 0.3) / 104;
  return (
    rect(
      [0, 0, w, h],
      pen.linear(mix(back, '#120608', isPale ? 0.08 : 0.3), back, lighter(back, 0.16)),
    ) +
    bokeh(pen, [0, h * 0.1, w, h * 0.6], 30, u * 6, ['#ffd58a', '#ffe9c0', '#ffb057']) +
    rect(
      [0, floor, w, h - floor],
      pen.linear(mix(back, '#a8433a', 0.5), mix(back, '#3a0f16', 0.55)),
    ) +
    path(
      d`M${left - u * 8} ${floor}L${right + u * 8} ${floor}L${right + u * 13} ${floor + u * 5}L${left - u * 13} ${floor + u * 5}Z`,
      '#f0dcb0',
    ) +
    glow(pen, [w / 2, h * 0.5, u * 46], '#ffe2ad', 0.55) +
    curtains +
    swags +
    path(
      d`M${left - u * 7} ${h * 0.16}L${left - u * 4} ${h * 0.1}Q${w / 2} ${h * 0.02} ${right + u * 4} ${h * 0.1}L${right + u * 7} ${h * 0.16}Z`,
      pen.linear('#f7e2b5', '#c9923c'),
    ) +
    pillar(left) +
    pillar(right) +
    garland(pen, [left, h * 0.17], [w / 2, h * 0.17], h * 0.045, u * 3.4) +
    garland(pen, [w / 2, h * 0.17], [right, h * 0.17], h * 0.045, u * 3.4) +
    [0.16, 0.3, 0.7, 0.84]
      .map((share) =>
        garland(
          pen,
          [left + (right - left) * share, h * 0.18],
          [left + (right - left) * share + 1, h * pen.range(0.3, 0.38)],
          0,
          u * 2.6,
        ),
      )
      .join('') +
    ellipse([w / 2, floor + u * 2.5, u * 22, u * 2.4], alpha('#2a0a10', 0.35)) +
    at(
      [w / 2 - size * 13, floor + u * 2, size],
      sariWoman(bride, { right: [12, -55], left: [-9, -54] }) +
        ring(0, -80) +
        path(
          'M-8 -94C-12 -104 12 -104 8 -94L14 -44L9 -40C10 -70 8 -84 6 -92C3 -97 -3 -97 -6 -92C-8 -80 -9 -74 -11 -66L-13 -70Z',
          bride.main,
          'opacity=".92"',
        ) +
        circle([0, -98.6, 1.3], '#f0c65a'),
    ) +
    at(
      [w / 2 + size * 13, floor + u * 2, size * 1.06],
      kurtaMan(groom, { left: [-12, -54] }, pen.pick(['#c2255c', '#d9542b', '#b3162e'])) +
        ring(0, -80),
    ) +
    repeat(22, () =>
      ellipse(
        [pen.range(0.05, 0.95) * w, pen.range(0.84, 0.99) * h, u * 1.1, u * 0.6],
        pen.pick(['#f29a1c', '#f7bd2f', '#e2588a']),
      ),
    )
  );
}

/** Two people hand in hand against an evening sky. */
export function coupleAtDusk(pen: Pen, w: number, h: number): string {
  const light = lightOf(pen, ['dusk', 'golden', 'rose', 'dawn']);
  const horizon = h * 0.62;
  const above = sky(pen, light, w, horizon, [
    w * pen.range(0.42, 0.58),
    horizon * pen.range(0.6, 0.82),
  ]);
  const dark = mix(light.near, '#120a0e', 0.4);
  const size = h * pen.range(0.0042, 0.0054);
  const x = w * pen.range(0.36, 0.64);
  const y = h * 0.88;
  const pair =
    at([-12, 0, 0.95], sariWoman(silhouetteOf(dark), { right: [13, -50] }, true)) +
    at([13, 0, 1.04], kurtaMan(silhouetteOf(dark), { left: [-12, -46] }, undefined, true));
  const isSea = pen.chance(0.5);
  return (
    above.markup +
    (isSea
      ? water(pen, light, w, horizon, h * 0.86, above.sun[0], mix(light.sky[0], light.near, 0.3))
      : repeat(3, (index) =>
          path(
            land(roll(pen, 1.6), w, horizon + h * 0.05 * index, h * 0.05, h),
            mix(mix(light.far, light.near, index * 0.3), light.haze, 0.4 - index * 0.12),
          ),
        )) +
    path(
      land(roll(pen, 0.8), w, h * 0.87, h * 0.014, h),
      pen.linear(mix(dark, light.haze, 0.18), dark),
    ) +
    glow(pen, [x, y - size * 60, size * 110], light.sun, 0.4) +
    at([x, y + size, size], pair) +
    repeat(40, () => {
      const gx = pen.range(0, 1) * w;
      const top = h * pen.range(0.88, 0.95);
      return stroke(
        d`M${gx} ${h + 3}Q${gx} ${top + h * 0.03} ${gx + pen.range(-1, 1) * w * 0.012} ${top}`,
        dark,
        w * 0.0035,
      );
    })
  );
}
