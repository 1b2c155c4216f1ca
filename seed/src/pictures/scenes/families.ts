import { land, roll } from '../curves';
import { glow, lightOf, sky, water } from '../light';
import { alpha, d, lighter, markup, mix, type Pen } from '../pen';
import { at, ellipse, leafShape, path, rect, repeat } from '../shapes';
import { child, dressOf, kurtaMan, sariWoman, silhouetteOf } from './figures';
import { reflection } from './waters';

/** A family walking along wet sand, their reflections below them. */
export function familyWalk(pen: Pen, w: number, h: number): string {
  const light = lightOf(pen, ['golden', 'dusk', 'rose', 'dawn']);
  const horizon = h * 0.5;
  const above = sky(pen, light, w, horizon);
  const inColour = pen.chance(0.6);
  const dark = mix(light.near, '#120a0e', 0.25);
  const wear = (kind: 'sari' | 'kurta') => (inColour ? dressOf(pen, kind) : silhouetteOf(dark));
  const people =
    at([-34, 0, 1], kurtaMan(wear('kurta'), { right: [15, -46] }, undefined, true)) +
    at([-12, 0, 0.6], child(wear('sari'), false, { left: [-12, -66], right: [16, -66] }, true)) +
    at([12, 0, 0.94], sariWoman(wear('sari'), { left: [-14, -44], right: [16, -46] }, true)) +
    at([36, 0, 0.7], child(wear('kurta'), pen.chance(0.4), { left: [-15, -62], right: [20, -80] }));
  const size = Math.min(w * 0.0058, h * 0.0044);
  const x = w * pen.range(0.44, 0.56);
  const y = h * 0.8;
  return (
    above.markup +
    water(pen, light, w, horizon, h * 0.72, above.sun[0]) +
    rect(
      [0, h * 0.7, w, h * 0.3],
      pen.linear(
        mix('#d9b48a', light.sky[2], 0.6),
        mix('#b58a62', light.sky[1], 0.35),
        mix('#8a6548', light.near, 0.25),
      ),
    ) +
    repeat(3, (index) =>
      path(
        land(roll(pen, 2.4), w, h * (0.7 + index * 0.012), h * 0.006, h * 0.73),
        '#ffffff',
        `opacity="${0.5 - index * 0.14}"`,
      ),
    ) +
    glow(pen, [above.sun[0], h * 0.78, w * 0.3], light.sun, 0.4) +
    `<g opacity=".36">${reflection(x, y - size * 7, size, people)}</g>` +
    at([x, y, size], people)
  );
}

/** A family standing together for a portrait at home. */
export function familyPortrait(pen: Pen, w: number, h: number): string {
  const u = Math.min(w, h) / 100;
  const wall = pen.pick(['#d9c3a5', '#b9c7b5', '#c9a89a', '#a9bcc4', '#e0d2bd', '#8f6f62']);
  const floor = h * 0.86;
  const size = Math.min(w * 0.0066, h * 0.0064);
  const grey = '#cfc8c0';
  const stand = (x: number, scale: number, figure: string): string =>
    at([w / 2 + x * size, floor + h * 0.04, size * scale], figure);
  const isGrand = pen.chance(0.6);
  const plant =
    repeat(
      9,
      (index) =>
        markup`<path d="${leafShape(46, 10)}" fill="${pen.pick(['#5f8a55', '#3f6b45', '#6f9a6a'])}" transform="translate(${w * 0.07} ${floor - u * 12}) scale(${u * 0.9}) rotate(${-64 + index * 16})"/>`,
    ) +
    path(
      d`M${w * 0.07 - u * 7} ${floor - u * 13}h${u * 14}l${-u * 2} ${u * 15}h${-u * 10}Z`,
      '#b5623c',
    );
  return (
    rect([0, 0, w, floor], pen.diagonal(lighter(wall, 0.35), wall)) +
    path(
      d`M${w * 0.55} 0L${w * 0.82} 0L${w * 0.62} ${floor}L${w * 0.3} ${floor}Z`,
      '#fff6dc',
      'opacity=".22"',
    ) +
    rect(
      [0, floor, w, h - floor],
      pen.linear(mix('#a8743f', wall, 0.3), mix('#6b4526', wall, 0.2)),
    ) +
    rect([0, floor - u, w, u * 1.2], lighter(wall, 0.5)) +
    plant +
    ellipse([w / 2, floor + h * 0.045, size * 62, size * 4], alpha('#2a1810', 0.35)) +
    (isGrand
      ? stand(-44, 0.98, kurtaMan({ ...dressOf(pen, 'kurta'), hair: '#e0dad2' })) +
        stand(44, 0.9, sariWoman({ ...dressOf(pen, 'sari'), hair: grey }))
      : '') +
    stand(-17, 1.04, kurtaMan(dressOf(pen, 'kurta'), { right: [14, -62] })) +
    stand(15, 0.96, sariWoman(dressOf(pen, 'sari'), { left: [-12, -60] })) +
    stand(-1, 0.58, child(dressOf(pen, 'sari'), false, {}, true)) +
    stand(
      isGrand ? -30 : 36,
      0.66,
      child({ ...dressOf(pen, 'kurta'), main: pen.pick(['#3d5a80', '#c8553d', '#4f8a5a']) }, false),
    ) +
    glow(pen, [w * 0.8, 0, w * 0.6], '#fff3d0', 0.5)
  );
}
