import { glow, lights, sky, water } from '../light';
import { d, lighter, markup, mix, type Pen } from '../pen';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shapes';
import { dressOf, kurtaMan, sariWoman, silhouetteOf } from './figures';
import { floatingLamps } from './waters';

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
