import { land, roll } from '../curves';
import { glow, lightOf, sky, water } from '../light';
import { alpha, d, lighter, markup, mix, type Pen } from '../pen';
import { ellipse, path, rect, repeat, stroke } from '../shapes';
import { tree } from './plants';

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
