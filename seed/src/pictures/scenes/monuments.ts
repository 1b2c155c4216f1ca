import { land, roll } from '../curves';
import { lightOf, sky } from '../light';
import { d, lighter, markup, mix, type Pen } from '../pen';
import { at, ellipse, path, rect, repeat, stroke } from '../shapes';
import { birds } from './landscapes';
import { reflection } from './waters';

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
