import { land, roll } from '../curves';
import { glow, lightOf, lights, sky } from '../light';
import { alpha, d, mix, type Pen } from '../pen';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shapes';
import { dressOf, kurtaMan, sariWoman, silhouetteOf } from './figures';
import { tree } from './plants';

/** A standing figure set down: its upper half lowered onto a seat 30 units high, knees and feet added. */
function seated(pen: Pen, figure: string, cloth: string, isSari: boolean): string {
  const fold = mix(cloth, '#20140c', 0.2);
  const legs = isSari
    ? path(
        'M-11 -40C-15 -34 -15 -24 -14 -16L-17 0C-6 2.6 8 2.6 18 0L14 -16C15 -24 15 -34 11 -40Z',
        cloth,
      ) + path('M-13 -22C-5 -17 6 -17 13 -22L14 -16C5 -12 -5 -12 -14 -16Z', fold, 'opacity=".4"')
    : path(
        'M-12 -40C-15 -34 -14 -28 -13 -24L-12 -2H-4L-2 -22H2L4 -2H12L13 -24C14 -28 15 -34 12 -40Z',
        cloth,
      ) +
      path(
        'M-13 -25C-9 -21 -4 -21 -1.6 -24L-2 -19C-6 -17 -10 -17 -13 -20ZM13 -25C9 -21 4 -21 1.6 -24L2 -19C6 -17 10 -17 13 -20Z',
        fold,
        'opacity=".4"',
      ) +
      path('M-13 0q0 -4 5 -4t4.6 4ZM13 0q0 -4 -5 -4t-4.6 4Z', '#4a2d1c');
  return `<g transform="translate(0 16)" ${pen.clip(rect([-40, -124, 80, 74], '#000'))}>${figure}</g>${legs}`;
}

/** Grandparents on a bench in a garden. */
export function grandparents(pen: Pen, w: number, h: number): string {
  const light = lightOf(pen, ['golden', 'dawn', 'day', 'rose']);
  const u = Math.min(w, h) / 100;
  const floor = h * 0.72;
  const grey = '#cfc8c0';
  const she = { ...dressOf(pen, 'sari'), hair: grey };
  const he = { ...dressOf(pen, 'kurta'), hair: '#e0dad2' };
  const bench =
    rect([-52, -58, 104, 6], '#8a5f3c') +
    rect([-52, -46, 104, 6], '#7d5434') +
    rect([-56, -32, 112, 6], '#9a6b44') +
    stroke('M-50 -58V0M50 -58V0', '#4a3526', 4);
  const size = u * 0.86;
  return (
    sky(pen, light, w, h * 0.6).markup +
    path(land(roll(pen, 1.6), w, h * 0.5, h * 0.05, h), mix(light.far, light.haze, 0.3)) +
    tree(pen, w * 0.12, floor, h * 0.5, mix('#5f8a4f', light.haze, 0.3)) +
    tree(pen, w * 0.9, floor, h * 0.42, mix('#5f8a4f', light.haze, 0.25)) +
    rect(
      [0, floor - h * 0.06, w, h],
      pen.linear(mix('#8fae62', light.haze, 0.25), mix('#4f7a42', light.near, 0.15)),
    ) +
    ellipse([w / 2, h * 0.92, u * 54, u * 4], alpha('#1f2f18', 0.35)) +
    at(
      [w / 2, h * 0.92, size],
      bench +
        at(
          [-19, 0, 1],
          seated(pen, sariWoman(she, { right: [13, -51], left: [-7, -50] }), she.main, true),
        ) +
        at(
          [20, 0, 1.03],
          seated(
            pen,
            kurtaMan(he, { left: [-13, -51], right: [7, -50] }) +
              stroke('M-4.6 -92h3.4M1.2 -92h3.4', '#4a3a30', 0.8) +
              stroke('M-2.6 -87.4Q0 -86 2.6 -87.4', '#e9e3da', 1.6),
            mix(he.main, '#f4efe4', 0.4),
            false,
          ),
        ),
    ) +
    repeat(44, () => {
      const x = pen.range(0, 1) * w;
      const y = h * pen.range(0.9, 1);
      return (
        circle([x, y, u * 0.8], pen.pick(['#f2c25c', '#fffaf0', '#e98a94', '#d9556a'])) +
        stroke(d`M${x} ${y}v${u * 4}`, '#3f6b3a', u * 0.3)
      );
    }) +
    glow(pen, [w * 0.8, h * 0.1, w * 0.5], light.sun, 0.4)
  );
}

/** Evening light on a swing for two under a tree. */
export function swing(pen: Pen, w: number, h: number): string {
  const light = pen.pick([lights.golden, lights.dusk, lights.rose]);
  const dark = mix(light.near, '#140c10', 0.3);
  const u = Math.min(w, h) / 100;
  const colour = pen.chance(0.5);
  const she = colour ? dressOf(pen, 'sari') : silhouetteOf(dark);
  const he = colour ? dressOf(pen, 'kurta') : silhouetteOf(dark);
  return (
    sky(pen, light, w, h * 0.72).markup +
    path(land(roll(pen, 1.5), w, h * 0.66, h * 0.05, h), mix(light.far, light.haze, 0.3)) +
    path(
      land(roll(pen, 0.8), w, h * 0.84, h * 0.03, h),
      pen.linear(mix('#8fae62', light.near, 0.35), dark),
    ) +
    stroke(d`M${w * 0.1} ${h}Q${w * 0.13} ${h * 0.5} ${w * 0.08} ${h * 0.12}`, dark, u * 8) +
    stroke(
      d`M${w * 0.1} ${h * 0.3}Q${w * 0.5} ${h * 0.06} ${w * 0.94} ${h * 0.14}`,
      dark,
      u * 3.6,
    ) +
    repeat(28, () =>
      ellipse(
        [
          pen.range(-0.05, 0.95) * w,
          pen.range(-0.03, 0.2) * h,
          u * pen.range(6, 13),
          u * pen.range(4, 8),
        ],
        mix(dark, '#6f8f4f', pen.range(0.1, 0.5)),
      ),
    ) +
    stroke(
      d`M${w * 0.54 - u * 24} ${h * 0.14}V${h * 0.78}M${w * 0.54 + u * 24} ${h * 0.14}V${h * 0.78}`,
      mix(dark, '#d9b98a', 0.4),
      u * 0.7,
    ) +
    glow(pen, [w * 0.54, h * 0.6, u * 44], light.sun, 0.35) +
    at(
      [w * 0.54, h * 0.93, u * 0.66],
      rect([-40, -32, 80, 5], colour ? '#8a5f3c' : dark) +
        at(
          [-14, 0, 1],
          seated(pen, sariWoman(she, { left: [-17, -66], right: [8, -51] }), she.main, true),
        ) +
        at(
          [14, 0, 1.03],
          seated(
            pen,
            kurtaMan(he, { left: [-8, -51], right: [18, -66] }),
            colour ? mix(he.main, '#f4efe4', 0.4) : dark,
            false,
          ),
        ),
    )
  );
}
