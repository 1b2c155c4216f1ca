import { glow } from '../light';
import { alpha, d, lighter, mix, type Pen } from '../pen';
import { at, circle, ellipse, leafShape, path, rect, repeat, stroke } from '../shapes';

/** A nursery: a crib with a sleeping baby under a mobile. */
export function crib(pen: Pen, w: number, h: number): string {
  const u = Math.min(w, h) / 100;
  const wall = pen.pick(['#dfe8e3', '#f3e0d6', '#e6e1f0', '#f5ead2', '#d6e3ec']);
  const accent = pen.pick(['#c98a7a', '#7fa39a', '#d9a94e', '#8f9fc4', '#b58fb0']);
  const floor = h * 0.82;
  const motif = repeat(28, (index) => {
    const x = w * (((index % 7) + (Math.floor(index / 7) % 2) * 0.5) / 7);
    const y = h * (0.06 + Math.floor(index / 7) * 0.18);
    return path(
      d`M${x} ${y - u}L${x + u} ${y}L${x} ${y + u}L${x - u} ${y}Z`,
      mix(wall, accent, 0.3),
    );
  });
  const mobile =
    stroke(
      d`M${w * 0.5} 0V${h * 0.12}M${w * 0.34} ${h * 0.14}Q${w * 0.5} ${h * 0.1} ${w * 0.66} ${h * 0.14}`,
      '#8a6a4a',
      u * 0.5,
    ) +
    repeat(5, (index) => {
      const x = w * (0.34 + index * 0.08);
      const y = h * pen.range(0.22, 0.3);
      const tint = pen.pick([accent, '#f2c25c', '#fffaf0', '#9fc0c4']);
      return (
        stroke(d`M${x} ${h * 0.13}V${y}`, '#b59a7a', u * 0.25) +
        at(
          [x, y, u * 0.42],
          index % 2 === 0
            ? path('M0 -10L3 -3L10 -3L4.6 1.6L6.6 9L0 4.6L-6.6 9L-4.6 1.6L-10 -3L-3 -3Z', tint)
            : path('M-12 2C-14 -6 -4 -10 0 -5C5 -10 14 -5 11 2C10 6 -11 6 -12 2Z', tint),
        )
      );
    });
  const bars = repeat(12, (index) => rect([-54 + index * 9.3, -54, 3, 46], '#e9d3b3', 'rx="1.4"'));
  const skin = pen.pick(['#d9a77f', '#c58c62', '#b87d55']);
  const baby =
    ellipse([-17, -36, 12.4, 11.6], skin) +
    path('M-29.4 -38C-29 -51 -5 -51 -4.8 -38C-10 -45 -22 -46 -29.4 -38Z', '#2d1e17') +
    stroke('M-23.4 -35q2.6 2.2 4.8 0M-15 -35q2.6 2.2 4.8 0', '#5a3322', 1) +
    stroke('M-19 -29q2.2 1.6 4.4 0', '#a3563f', 1) +
    circle([-24, -31.4, 2], '#e08f7a', 'opacity=".5"') +
    circle([-9.4, -31.4, 2], '#e08f7a', 'opacity=".5"') +
    path('M-9 -27C-2 -42 34 -40 44 -26L46 -16L-16 -16C-18 -22 -14 -26 -9 -27Z', accent) +
    path(
      'M-9 -27C-4 -33 2 -35 6 -35C0 -30 -2 -22 -2 -16L-16 -16C-18 -22 -14 -26 -9 -27Z',
      lighter(accent, 0.4),
    );
  const teddy =
    circle([0, -12, 9], '#b5834f') +
    circle([0, -26, 7], '#b5834f') +
    circle([-6, -32, 3], '#a5713f') +
    circle([6, -32, 3], '#a5713f') +
    ellipse([0, -23.6, 3.2, 2.4], '#e3c49a') +
    circle([-2.4, -27.4, 0.8], '#2a1a10') +
    circle([2.4, -27.4, 0.8], '#2a1a10') +
    circle([-7, -4, 4], '#a5713f') +
    circle([7, -4, 4], '#a5713f');
  return (
    rect([0, 0, w, floor], pen.linear(lighter(wall, 0.3), wall, mix(wall, '#8a6a4a', 0.15))) +
    motif +
    glow(pen, [w * pen.pick([0.1, 0.9]), h * 0.2, w * 0.6], '#fff6dc', 0.7) +
    rect(
      [0, floor, w, h - floor],
      pen.linear(mix('#c9a37a', wall, 0.2), mix('#8f6a46', wall, 0.1)),
    ) +
    mobile +
    ellipse([w / 2, h * 0.92, u * 50, u * 4], alpha('#3a2618', 0.25)) +
    at([w * 0.9, h * 0.9, u * 0.6], teddy) +
    at(
      [w / 2, h * 0.9, u * 0.78],
      stroke('M-58 -66V2M58 -66V2', '#d3b58c', 5) +
        rect([-58, -26, 116, 10], '#fffaf2') +
        baby +
        rect([-58, -60, 116, 6], '#d9bd95', 'rx="3"') +
        bars.replaceAll('#e9d3b3', alpha('#ecd9bb', 0.8)) +
        rect([-58, -16, 116, 8], '#d9bd95', 'rx="3"'),
    )
  );
}

/** A swaddled baby from above, with leaves around. */
export function swaddledBaby(pen: Pen, w: number, h: number): string {
  const u = Math.min(w, h) / 100;
  const blanket = pen.pick(['#efe4d4', '#e3dce6', '#dfe6dc', '#f3dcd3', '#d5e0e8']);
  const wrap = pen.pick(['#fffaf2', '#c9897a', '#8fa98f', '#d9b36a', '#8fa5c4', '#d9a3b0']);
  const skin = pen.pick(['#dcab84', '#c58c62', '#b87d55']);
  const leaves = repeat(26, (index) => {
    const angle = (index / 26) * 6.283;
    const reach = pen.range(41, 50) * u;
    return at(
      [
        w / 2 + Math.cos(angle) * reach,
        h / 2 + Math.sin(angle) * reach * 1.06,
        u * pen.range(0.4, 0.62),
      ],
      `<path d="${leafShape(28, 9)}" fill="${pen.linear(lighter('#8fae8a', pen.range(0, 0.4)), '#5f8268')}"/>` +
        (index % 3 === 0 ? circle([8, -4, 6], '#fff3ee') + circle([8, -4, 2.4], '#f2c25c') : ''),
      (angle * 180) / Math.PI + 90 + pen.range(-50, 50),
    );
  });
  const folds = repeat(7, (index) =>
    stroke(
      d`M${-w * 0.1} ${h * index * 0.17}Q${w * 0.5} ${h * (index * 0.17 + pen.range(-0.15, 0.15))} ${w * 1.1} ${h * (index * 0.17 + pen.range(-0.08, 0.08))}`,
      index % 2 === 0 ? '#ffffff' : mix(blanket, '#4a3428', 0.4),
      u * 4,
      'opacity=".22"',
    ),
  );
  const dark = mix(wrap, '#5a3a2c', 0.26);
  const baby =
    ellipse([3, 4, 27, 40], alpha('#3a2618', 0.3), pen.blur(3)) +
    path(
      'M0 -18C26 -18 27 8 20 26C15 38 6 42 0 42C-6 42 -15 38 -20 26C-27 8 -26 -18 0 -18Z',
      pen.diagonal(lighter(wrap, 0.3), wrap, dark),
    ) +
    path('M-21 -6C-8 6 10 12 22 18C16 34 6 40 2 41C-14 32 -22 12 -21 -6Z', lighter(wrap, 0.14)) +
    stroke('M-21 -6C-8 6 10 12 22 18M-18 14C-8 22 4 28 13 32', dark, 0.8, 'opacity=".7"') +
    path('M-17 -20C-20 -48 20 -48 17 -20C14 -6 -14 -6 -17 -20Z', lighter(wrap, 0.1)) +
    ellipse([0, -24, 13.6, 13.2], skin) +
    path(
      'M-12 -30C-8 -40 8 -40 12 -30C6 -35 2 -33 -1 -36C-3 -33 -8 -34 -12 -30Z',
      '#2d1e17',
      'opacity=".85"',
    ) +
    stroke('M-7.6 -23q2.8 2.4 5.2 0M2.4 -23q2.8 2.4 5.2 0', '#5a3322', 0.9) +
    stroke('M-0.9 -19.6q.9 .8 1.8 0', '#a3563f', 0.7) +
    stroke('M-2.6 -15.6q2.6 1.9 5.2 0', '#a84f42', 0.9) +
    circle([-8, -18.4, 2.6], '#e58f7a', 'opacity=".45"') +
    circle([8, -18.4, 2.6], '#e58f7a', 'opacity=".45"');
  return (
    rect(
      [0, 0, w, h],
      pen.diagonal(lighter(blanket, 0.35), blanket, mix(blanket, '#7a5a44', 0.2)),
    ) +
    folds +
    ellipse([w / 2, h / 2, u * 44, u * 47], lighter(blanket, 0.45), 'opacity=".8"') +
    leaves +
    at([w / 2, h / 2, u * 0.98], baby, pen.range(-14, 14))
  );
}
