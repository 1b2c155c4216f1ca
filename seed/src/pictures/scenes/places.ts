import { land, roll } from '../curves';
import { bokeh, glow, lightOf, lights, sky, water } from '../light';
import { alpha, d, lighter, markup, mix, type Pen } from '../pen';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shapes';
import { dressOf, kurtaMan, sariWoman, silhouetteOf, walker } from './figures';
import { birds } from './landscapes';
import { tree } from './plants';
import { floatingLamps, reflection } from './waters';

/** A cable-stayed bridge and a city's lights across the bay. */
export function bayBridge(pen: Pen, w: number, h: number): string {
  const light = lightOf(pen, ['dusk', 'night', 'rose', 'golden']);
  const horizon = h * 0.6;
  const above = sky(pen, light, w, horizon);
  const city = repeat(34, (index) => {
    const x = (index / 34) * w;
    const height = h * pen.range(0.03, 0.17) * (0.5 + Math.sin((index / 34) * 3.14));
    const tint = mix(light.far, light.haze, pen.range(0.1, 0.5));
    return (
      rect([x, horizon - height, w / 30, height], tint) +
      repeat(4, () =>
        rect(
          [
            x + pen.range(0.1, 0.8) * (w / 34),
            horizon - pen.range(0.1, 0.9) * height,
            w * 0.004,
            h * 0.005,
          ],
          '#ffe0a0',
          'opacity=".8"',
        ),
      )
    );
  });
  const deck = h * 0.56;
  const steel = mix(light.near, '#fff3dc', 0.12);
  const pylon = (x: number): string =>
    stroke(
      d`M${x - w * 0.03} ${horizon + h * 0.03}L${x} ${h * 0.2}L${x + w * 0.03} ${horizon + h * 0.03}`,
      steel,
      w * 0.01,
    ) +
    repeat(18, (index) => {
      const reach = (index % 9) + 1;
      const side = index < 9 ? -1 : 1;
      return stroke(
        d`M${x} ${h * (0.22 + reach * 0.012)}L${x + side * reach * w * 0.026} ${deck}`,
        alpha('#fff3dc', 0.6),
        w * 0.0014,
      );
    });
  const lamps = repeat(
    26,
    (index) =>
      glow(pen, [(index / 25) * w, deck - h * 0.008, w * 0.016], '#ffd58a', 0.9) +
      ellipse(
        [(index / 25) * w, horizon + h * pen.range(0.04, 0.1), w * 0.004, h * 0.04],
        '#ffd58a',
        'opacity=".28"',
      ),
  );
  return (
    above.markup +
    city +
    water(pen, light, w, horizon, h, above.sun[0], mix(light.near, light.sky[0], 0.5)) +
    pylon(w * 0.3) +
    pylon(w * 0.72) +
    rect([0, deck, w, h * 0.014], steel) +
    lamps +
    repeat(12, () =>
      ellipse(
        [
          pen.range(0, 1) * w,
          h * pen.range(0.94, 1.02),
          w * pen.range(0.04, 0.09),
          h * pen.range(0.02, 0.04),
        ],
        mix(light.near, '#0c0810', 0.5),
      ),
    )
  );
}

/** A small train crossing a stone viaduct in green hills. */
export function viaduct(pen: Pen, w: number, h: number): string {
  const light = lightOf(pen, ['day', 'monsoon', 'dawn', 'golden']);
  const deck = h * pen.range(0.46, 0.54);
  const stone = mix('#b8a58a', light.haze, 0.25);
  const ridge = (index: number): string =>
    path(
      land(roll(pen, 1.5), w, h * (0.38 + index * 0.07), h * 0.08, h),
      mix(mix(light.far, '#3f7048', index * 0.4), light.haze, 0.5 - index * 0.18),
    );
  const arches = repeat(7, (index) => {
    const x = (index / 7) * w;
    const span = w / 7;
    return d`M${x} ${deck}h${span}v${h * 0.5}h${-span * 0.16}v${-h * 0.34}q${-span * 0.34} ${-h * 0.11} ${-span * 0.68} 0v${h * 0.34}h${-span * 0.16}Z`;
  });
  const tint = pen.pick(['#a83a34', '#2f5f8a', '#2f6b4c']);
  const train = repeat(5, (index) => {
    const x = w * (0.14 + index * 0.145);
    const height = h * 0.055;
    return (
      rect(
        [x, deck - height, w * 0.138, height],
        pen.linear(lighter(tint, 0.2), tint),
        markup`rx="${h * 0.008}"`,
      ) +
      rect([x, deck - height * 0.42, w * 0.138, height * 0.12], '#f3dfb0') +
      repeat(4, (pane) =>
        rect(
          [x + w * (0.012 + pane * 0.031), deck - height * 0.82, w * 0.02, height * 0.3],
          '#ffe9b8',
        ),
      )
    );
  });
  return (
    sky(pen, light, w, h * 0.5).markup +
    repeat(3, ridge) +
    train +
    path(arches, pen.linear(lighter(stone, 0.12), mix(stone, light.near, 0.35))) +
    rect([0, deck - h * 0.004, w, h * 0.02], lighter(stone, 0.25)) +
    path(
      land(roll(pen, 1), w, h * 0.88, h * 0.05, h),
      pen.linear(mix('#4f8a4a', light.haze, 0.15), mix('#24492f', light.near, 0.3)),
    ) +
    tree(pen, w * 0.1, h * 0.98, h * 0.3, mix('#3a6b3c', light.near, 0.25)) +
    tree(pen, w * 0.9, h, h * 0.24, mix('#3a6b3c', light.near, 0.35))
  );
}

/** A domed pavilion (chhatri), its base at the origin, 20 wide and about 40 high. */
function chhatri(fill: string): string {
  return path(
    'M-11 0L-11 -3L-8 -3L-8 -18L-11 -19L-11 -21L-8.5 -21C-8.5 -32 -2 -34 0 -40C2 -34 8.5 -32 8.5 -21L11 -21L11 -19L8 -18L8 -3L11 -3L11 0ZM-5.4 -3L-1.2 -3L-1.2 -13Q-3.3 -17 -5.4 -13ZM1.2 -3L5.4 -3L5.4 -13Q3.3 -17 1.2 -13Z',
    fill,
    'fill-rule="evenodd"',
  );
}

/** A hill fort against a low sun. */
export function fort(pen: Pen, w: number, h: number): string {
  const light = lightOf(pen, ['dusk', 'golden', 'dawn', 'rose']);
  const horizon = h * 0.72;
  const stone = mix(mix('#b5794a', light.near, 0.45), light.haze, 0.1);
  const wall = (base: number, x0: number, x1: number, height: number, fill: string): string => {
    const step = w * 0.021;
    const teeth = repeat(Math.floor((x1 - x0) / step), (index) =>
      path(
        d`M${x0 + index * step} ${base - height}v${-step * 0.5}q${step * 0.32} ${-step * 0.5} ${step * 0.64} 0v${step * 0.5}Z`,
        fill,
      ),
    );
    return (
      rect([x0, base - height, x1 - x0, height + h * 0.1], pen.linear(lighter(fill, 0.07), fill)) +
      teeth
    );
  };
  const tower = (x: number, base: number, width: number, height: number, fill: string): string =>
    path(
      d`M${x - width * 0.56} ${base + h * 0.1}L${x - width * 0.46} ${base - height}L${x + width * 0.46} ${base - height}L${x + width * 0.56} ${base + h * 0.1}Z`,
      pen.across(lighter(fill, 0.16), fill, mix(fill, light.near, 0.3)),
    ) +
    rect(
      [x - width * 0.54, base - height - width * 0.06, width * 1.08, width * 0.12],
      lighter(fill, 0.12),
    ) +
    at([x, base - height - width * 0.05, width * 0.045], chhatri(fill)) +
    repeat(3, (index) =>
      path(
        d`M${x - width * 0.07} ${base - height * (0.75 - index * 0.26)}v${-height * 0.1}q${width * 0.07} ${-height * 0.07} ${width * 0.14} 0v${height * 0.1}Z`,
        mix(fill, '#1a0f0c', 0.5),
      ),
    );
  const above = sky(pen, light, w, horizon, [w * pen.range(0.25, 0.75), h * pen.range(0.26, 0.42)]);
  const back = mix(stone, light.haze, 0.35);
  const peak = w * pen.range(0.42, 0.6);
  const hill = d`M-4 ${h * 0.92}Q${peak * 0.4} ${h * 0.78} ${peak * 0.55} ${h * 0.66}L${peak + w * 0.26} ${h * 0.63}Q${w * 0.92} ${h * 0.78} ${w + 4} ${h * 0.84}L${w + 4} ${h}L-4 ${h}Z`;
  return (
    above.markup +
    path(land(roll(pen, 1.4), w, h * 0.7, h * 0.05, h), mix(light.far, light.haze, 0.35)) +
    wall(h * 0.58, peak - w * 0.14, peak + w * 0.2, h * 0.14, back) +
    at([peak + w * 0.03, h * 0.44, w * 0.0036], chhatri(back)) +
    at([peak - w * 0.08, h * 0.44, w * 0.0026], chhatri(back)) +
    at([peak + w * 0.13, h * 0.44, w * 0.0026], chhatri(back)) +
    wall(h * 0.66, peak - w * 0.28, peak + w * 0.3, h * 0.1, stone) +
    tower(peak - w * 0.28, h * 0.66, w * 0.085, h * 0.19, stone) +
    tower(peak + w * 0.3, h * 0.66, w * 0.085, h * 0.17, stone) +
    tower(peak + w * 0.02, h * 0.67, w * 0.095, h * 0.15, mix(stone, light.near, 0.12)) +
    path(hill, pen.linear(mix(stone, light.near, 0.4), mix(light.near, '#140c10', 0.4))) +
    repeat(18, () =>
      ellipse(
        [
          pen.range(0, 1) * w,
          h * pen.range(0.9, 1.02),
          w * pen.range(0.03, 0.08),
          h * pen.range(0.015, 0.04),
        ],
        mix(light.near, '#120c10', 0.5),
      ),
    ) +
    birds(pen, peak - w * 0.2, h * 0.2, w * 0.013, light.near)
  );
}

/** A white domed monument mirrored in a long pool. */
export function monument(pen: Pen, w: number, h: number): string {
  const light = lightOf(pen, ['dawn', 'rose', 'golden', 'day', 'dusk']);
  const horizon = h * 0.58;
  const above = sky(pen, light, w, horizon);
  const marble = mix('#fffaf2', light.sky[1], light.isDark ? 0.5 : 0.28);
  const shade = mix(marble, light.far, 0.4);
  const arch = (x: number, y: number, s: number, fill: string): string =>
    path(
      `M${x - s} ${y}V${y - s * 2}Q${x - s} ${y - s * 3} ${x} ${y - s * 3.6}Q${x + s} ${y - s * 3} ${x + s} ${y - s * 2}V${y}Z`,
      fill,
    );
  const onion = (x: number, y: number, r: number): string =>
    path(
      `M${x - r * 0.8} ${y}C${x - r * 1.35} ${y - r * 0.9} ${x - r * 0.6} ${y - r * 1.6} ${x} ${y - r * 2.1}C${x + r * 0.6} ${y - r * 1.6} ${x + r * 1.35} ${y - r * 0.9} ${x + r * 0.8} ${y}Z`,
      pen.across([0, marble], [0.5, marble], [1, shade]),
    ) + stroke(`M${x} ${y - r * 2.1}V${y - r * 2.6}`, '#c9a24a', r * 0.08);
  const minaret = (x: number): string =>
    path(`M${x - 3} 0L${x - 2} -68L${x + 2} -68L${x + 3} 0Z`, pen.across(marble, shade)) +
    [-24, -46, -67].map((y) => rect([x - 4, y, 8, 1.8], shade)).join('') +
    onion(x, -68, 3);
  const building =
    minaret(-78) +
    minaret(78) +
    rect([-64, -40, 128, 40], pen.across([0, marble], [0.7, marble], [1, shade])) +
    rect([-16, -48, 32, 48], lighter(marble, 0.3)) +
    arch(0, 0, 9, mix(shade, light.near, 0.35)) +
    [-50, -34, 34, 50].map((x) => arch(x, -1, 4, shade) + arch(x, -20, 4, shade)).join('') +
    rect([-18, -58, 36, 12], shade) +
    onion(0, -56, 21) +
    onion(-38, -40, 9) +
    onion(38, -40, 9);
  const size = Math.min(w, h * 1.1) * 0.0048;
  const cypress = repeat(10, (index) => {
    const share = (index % 5) / 4;
    const side = index < 5 ? -1 : 1;
    const x = w / 2 + side * w * (0.15 + share * share * 0.36);
    const size2 = h * (0.07 + share * 0.2);
    const y = horizon + h * (0.03 + share * 0.28);
    return ellipse(
      [x, y - size2 * 0.5, size2 * 0.11, size2 * 0.52],
      mix('#2b4a38', light.near, 0.35),
    );
  });
  return (
    above.markup +
    path(
      land(roll(pen, 4), w, horizon - h * 0.015, h * 0.012, h),
      mix(light.far, light.haze, 0.4),
    ) +
    rect(
      [0, horizon, w, h],
      pen.linear(mix('#7e9a5a', light.haze, 0.4), mix('#4e7040', light.near, 0.3)),
    ) +
    rect(
      [w / 2 - size * 96, horizon - size * 5, size * 192, size * 8],
      mix(marble, '#b58a62', 0.35),
    ) +
    at([w / 2, horizon - size * 4, size], building) +
    `<g ${pen.clip(markup`<path d="M${w * 0.44} ${horizon + h * 0.03}L${w * 0.56} ${horizon + h * 0.03}L${w * 0.86} ${h}L${w * 0.14} ${h}Z"/>`)}>${rect([0, horizon, w, h - horizon], pen.linear(light.sky[2], light.sky[1], light.sky[0]))}<g opacity=".55">${reflection(w / 2, horizon + h * 0.02, size, building)}</g></g>` +
    cypress
  );
}

/** Steps down to a river in the evening, temple towers, and lamps on the water. */
export function ghat(pen: Pen, w: number, h: number): string {
  const light = pen.chance(0.6) ? lights.dusk : lights.night;
  const waterTop = h * 0.64;
  const above = sky(pen, light, w, h * 0.6);
  const stone = mix(mix('#b0724a', light.near, 0.5), light.haze, 0.08);
  const shikhara = (x: number, base: number, width: number, height: number, fill: string): string =>
    path(
      d`M${x - width / 2} ${base}L${x - width / 2} ${base - height * 0.3}C${x - width * 0.42} ${base - height * 0.7} ${x - width * 0.16} ${base - height * 0.9} ${x} ${base - height}C${x + width * 0.16} ${base - height * 0.9} ${x + width * 0.42} ${base - height * 0.7} ${x + width / 2} ${base - height * 0.3}L${x + width / 2} ${base}Z`,
      pen.across(lighter(fill, 0.15), fill, mix(fill, light.near, 0.35)),
    ) +
    repeat(5, (index) =>
      stroke(
        d`M${x - width * (0.46 - index * 0.07)} ${base - height * (0.32 + index * 0.12)}h${width * (0.92 - index * 0.14)}`,
        mix(fill, '#ffd9a0', 0.35),
        height * 0.008,
      ),
    ) +
    circle([x, base - height, width * 0.09], '#e8b04a') +
    stroke(
      d`M${x} ${base - height}v${-height * 0.12}l${width * 0.3} ${height * 0.03}`,
      '#d9542b',
      height * 0.014,
    );
  const towers = [0.1, 0.3, 0.52, 0.72, 0.9]
    .map((share) =>
      shikhara(
        w * (share + pen.range(-0.04, 0.04)),
        h * 0.5,
        w * pen.range(0.09, 0.15),
        h * pen.range(0.2, 0.36),
        mix(stone, light.haze, pen.range(0.05, 0.4)),
      ),
    )
    .join('');
  const houses = repeat(9, (index) => {
    const x = (index / 9) * w;
    const height = h * pen.range(0.05, 0.13);
    const tint = mix(
      mix(stone, pen.pick(['#c98a5a', '#a85a4a', '#d9b27a']), 0.35),
      light.near,
      0.2,
    );
    return (
      rect([x, h * 0.5 - height, w / 8.6, height + 6], tint) +
      repeat(3, (pane) =>
        rect(
          [x + w * (0.018 + pane * 0.03), h * 0.5 - height * 0.65, w * 0.012, height * 0.3],
          pen.chance(0.6) ? '#ffcf7a' : mix(tint, '#1a1018', 0.5),
        ),
      )
    );
  });
  const steps = repeat(8, (index) =>
    rect(
      [0, h * 0.5 + index * h * 0.0185, w, h * 0.0195],
      mix(mix(stone, '#e8b684', 0.3 - index * 0.02), light.near, index % 2 === 0 ? 0.08 : 0.3),
    ),
  );
  const people = repeat(pen.int(6, 9), () => {
    const x = pen.range(0.04, 0.96) * w;
    const y = h * pen.range(0.54, 0.64);
    return (
      glow(pen, [x, y - h * 0.03, h * 0.05], '#ffb347', 0.3) +
      at(
        [x, y, h * 0.0009],
        pen.chance(0.5) ? sariWoman(dressOf(pen, 'sari')) : kurtaMan(dressOf(pen, 'kurta')),
      )
    );
  });
  const boatX = w * pen.range(0.25, 0.75);
  const dark = mix(light.near, '#0c0810', 0.5);
  const boat =
    path('M-60 -6C-40 4 40 4 62 -12C46 10 -40 10 -60 -6Z', dark) +
    at([-20, 0, 0.34], kurtaMan(silhouetteOf(dark))) +
    at([8, 0, 0.32], sariWoman(silhouetteOf(dark))) +
    at([40, 0, 0.36], kurtaMan(silhouetteOf(dark), { right: [18, -40] }));
  return (
    above.markup +
    houses +
    towers +
    steps +
    people +
    water(pen, light, w, waterTop, h, above.sun[0], mix(light.near, light.sky[0], 0.5)) +
    markup`<g opacity=".25" transform="translate(0 ${waterTop + h * 0.5}) scale(1 -.5)">${towers}</g>` +
    repeat(14, () =>
      ellipse(
        [pen.range(0, 1) * w, waterTop + h * pen.range(0.02, 0.12), w * 0.006, h * 0.03],
        '#ffc46b',
        'opacity=".3"',
      ),
    ) +
    at([boatX, h * 0.78, w * 0.0026], boat) +
    floatingLamps(pen, w, waterTop + h * 0.05, h * 0.98, 22)
  );
}

/** A street in the rains: people under umbrellas, lamps and their reflections. */
export function monsoonStreet(pen: Pen, w: number, h: number): string {
  const evening = pen.chance(0.5);
  const base = evening ? '#2b3550' : '#8a9ba3';
  const glowColours: [string, ...string[]] = ['#ffc46b', '#ff8f6b', '#ffe2a8', '#8fd0d9'];
  const horizon = h * 0.56;
  const facade = (side: -1 | 1): string =>
    repeat(5, (index) => {
      const share = index / 5;
      const width = w * 0.16 * (1 - share * 0.55);
      const x = side < 0 ? w * share * 0.38 - w * 0.02 : w * (1 - share * 0.38) - width + w * 0.02;
      const height = h * (0.62 - share * 0.34) * pen.range(0.85, 1.1);
      const tint = mix(
        mix(pen.pick(['#b5654a', '#c99a5a', '#5d8a8a', '#8a6a8f', '#a8584a']), base, 0.35),
        evening ? '#2b3550' : '#c3cdcc',
        share * 0.65,
      );
      const panes = repeat(6, (pane) =>
        rect(
          [
            x + width * (0.16 + (pane % 2) * 0.42),
            horizon - height + height * (0.12 + Math.floor(pane / 2) * 0.24),
            width * 0.24,
            height * 0.13,
          ],
          evening || pen.chance(0.4) ? '#ffd58a' : mix(tint, '#2a2f3a', 0.5),
          'opacity=".8"',
        ),
      );
      return (
        rect(
          [x, horizon - height, width, height + h * 0.02],
          pen.linear(mix(tint, base, 0.3), tint),
        ) +
        panes +
        path(
          d`M${x - width * 0.05} ${horizon - height * 0.22}L${x + width * 1.05} ${horizon - height * 0.22}L${x + width * 1.12} ${horizon - height * 0.14}L${x - width * 0.1} ${horizon - height * 0.14}Z`,
          pen.pick(['#c8453b', '#e0a030', '#3f7f86', '#f0e0c0']),
        )
      );
    });
  const umbrella = (tint: string): string =>
    path(
      'M-26 -102C-24 -126 24 -126 26 -102Q19 -107 13 -102Q6 -107 0 -102Q-6 -107 -13 -102Q-19 -107 -26 -102Z',
      tint,
    ) +
    path(
      'M-13 -102C-12 -116 -6 -122 0 -123C6 -122 12 -116 13 -102Q6 -107 0 -102Q-6 -107 -13 -102Z',
      lighter(tint, 0.14),
    ) +
    stroke('M0 -122L3 -62', '#2b2320', 1.4);
  const people = (['#c8322f', '#e8a52c', '#2f7f78'] as const).map((tint, index) => {
    const x = w * ([0.34, 0.62, 0.48][index] ?? 0.5) + pen.range(-0.04, 0.04) * w;
    const y = h * ([0.84, 0.76, 0.64][index] ?? 0.8);
    const size = h * ([0.0036, 0.0027, 0.0013][index] ?? 0.002);
    const person =
      walker(pen, index === 1 ? 'kurta' : 'sari') +
      umbrella(pen.pick([tint, '#7b3f73', '#20304a', tint]));
    return (
      `<g opacity=".32">${reflection(x, y - size * 5, size, person)}</g>` + at([x, y, size], person)
    );
  });
  const rain = repeat(70, () => {
    const x = pen.range(-0.05, 1) * w;
    const y = pen.range(-0.05, 1) * h;
    const length = h * pen.range(0.02, 0.06);
    return d`M${x} ${y}l${-length * 0.16} ${length}`;
  });
  return (
    rect(
      [0, 0, w, h],
      pen.linear(
        mix(base, evening ? '#151c33' : '#5f727c', 0.5),
        mix(base, '#f3e3c8', 0.4),
        mix(base, '#f3e3c8', 0.25),
      ),
    ) +
    glow(pen, [w / 2, horizon - h * 0.1, w * 0.5], '#ffe9c0', 0.55) +
    facade(-1) +
    facade(1) +
    rect(
      [0, horizon, w, h - horizon],
      pen.linear(mix(base, '#f3e3c8', 0.35), mix(base, '#1a2230', 0.35), mix(base, '#1a2230', 0.6)),
    ) +
    markup`<g opacity=".22" transform="translate(0 ${horizon * 2}) scale(1 -1)" ${pen.blur(w * 0.008)}>${facade(-1)}${facade(1)}</g>` +
    repeat(9, () => {
      const x = pen.range(0.1, 0.9) * w;
      return ellipse(
        [x, h * pen.range(0.62, 0.9), w * 0.012, h * pen.range(0.04, 0.1)],
        pen.pick(glowColours),
        'opacity=".25"',
      );
    }) +
    bokeh(pen, [0, h * 0.2, w, h * 0.4], 14, w * 0.035, glowColours) +
    people.join('') +
    stroke(rain, '#ffffff', w * 0.0016, 'opacity=".3"')
  );
}

/** Kites over rooftops on a bright winter day. */
export function kites(pen: Pen, w: number, h: number): string {
  const light = lightOf(pen, ['day', 'golden', 'rose', 'dawn']);
  const horizon = h * 0.76;
  const tints = ['#d9402f', '#f2a71b', '#2f8f83', '#7b3f8f', '#e2588a', '#2f6fb5'] as const;
  const kite = (): string => {
    const main = pen.pick(tints);
    const other = pen.pick(['#fff2d8', '#f7c948', '#ffffff']);
    return (
      path('M0 -20L18 0L0 22L-18 0Z', main) +
      path('M0 -20L18 0L0 0Z', other, 'opacity=".85"') +
      path('M0 22L-18 0L0 0Z', other, 'opacity=".85"') +
      path('M0 22L7 32L-7 32Z', main) +
      stroke('M0 -20L0 22M-18 0Q0 -10 18 0', alpha('#3b2418', 0.6), 0.7)
    );
  };
  const shift = pen.next();
  const flight = repeat(pen.int(7, 10), (index) => {
    const x = w * (0.06 + ((index * 0.618 + shift) % 0.88));
    const y = h * (0.07 + ((index * 0.382 + shift) % 0.54));
    const size = Math.min(w, h) * pen.range(0.0016, 0.0048);
    return (
      stroke(
        d`M${x} ${y}Q${x + w * pen.range(-0.1, 0.1)} ${h * 0.6} ${w * pen.range(0.2, 0.8)} ${h * 0.82}`,
        '#ffffff',
        w * 0.0012,
        'opacity=".55"',
      ) + at([x, y, size], kite(), pen.range(-32, 32))
    );
  });
  const roofs = (base: number, share: number): string =>
    repeat(8, (index) => {
      const x = (index / 8) * w - w * 0.02;
      const width = w * pen.range(0.12, 0.17);
      const top = base - h * pen.range(0.01, 0.11);
      const tint = mix(
        mix(
          pen.pick(['#d98f6a', '#e3b98a', '#c9765f', '#9db4b5', '#e6d2b0']),
          light.haze,
          0.5 * (1 - share),
        ),
        light.near,
        share * 0.25,
      );
      return (
        rect([x, top, width, h], pen.linear(tint, mix(tint, light.near, 0.35))) +
        rect(
          [x - w * 0.005, top - h * 0.012, width + w * 0.01, h * 0.016],
          mix(tint, '#fff3dc', 0.3),
        ) +
        repeat(2, (pane) =>
          path(
            d`M${x + width * (0.2 + pane * 0.36)} ${top + h * 0.1}v${-h * 0.04}q${width * 0.09} ${-h * 0.025} ${width * 0.18} 0v${h * 0.04}Z`,
            mix(tint, '#2c1c18', 0.5),
          ),
        )
      );
    });
  const flyers = [0.24, 0.5, 0.78]
    .map((share) =>
      at(
        [w * share, h * pen.range(0.86, 0.9), h * 0.0013],
        kurtaMan(dressOf(pen, 'kurta'), { left: [-16, -104], right: [12, -112] }),
      ),
    )
    .join('');
  return (
    sky(pen, light, w, h).markup +
    flight +
    roofs(horizon, 0.2) +
    roofs(h * 0.9, 0.7) +
    flyers +
    tree(pen, w * 0.93, h * 0.92, h * 0.18, mix('#3c6637', light.near, 0.3))
  );
}
