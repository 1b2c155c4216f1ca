import { bokeh, glow, lightOf, sky } from '../light';
import { alpha, d, lighter, markup, mix, type Pen } from '../pen';
import { at, ellipse, path, rect, repeat, stroke } from '../shapes';
import { dressOf, kurtaMan, walker } from './figures';
import { tree } from './plants';
import { reflection } from './waters';

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
