import { alpha, lighter, mix } from '../colour';
import { lightOf, lights, sky, water } from '../light';
import { fixed, type Pen } from '../pen';
import {
  at,
  bokeh,
  circle,
  ellipse,
  glow,
  land,
  path,
  rect,
  repeat,
  roll,
  stroke,
} from '../shapes';
import { child, dressOf, kurtaMan, sariWoman, silhouetteOf } from './figures';
import { garland, leafShape, tree } from './plants';
import { reflection } from './waters';

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
      x - u * 2.2,
      h * 0.16,
      u * 4.4,
      floor - h * 0.14,
      pen.linear(['#f7e2b5', '#d9a94e', '#8f6224'], [0, 0, 1, 0]),
    ) +
    repeat(7, (index) =>
      rect(x - u * 2.8, h * (0.2 + index * 0.085), u * 5.6, u * 1.2, '#f3d391'),
    ) +
    rect(x - u * 4, floor - u * 3, u * 8, u * 4, '#c9923c');
  const swags = repeat(4, (index) => {
    const x = left + (index * (right - left)) / 4;
    const width = (right - left) / 4;
    return path(
      `M${fixed(x)} ${fixed(h * 0.15)}Q${fixed(x + width / 2)} ${fixed(h * 0.36)} ${fixed(x + width)} ${fixed(h * 0.15)}Z`,
      pen.linear([lighter(drape, 0.18), drape, mix(drape, '#2a0a10', 0.3)]),
    );
  });
  const curtains = [left, right]
    .map((x, index) =>
      path(
        index === 0
          ? `M${fixed(x - u)} ${fixed(h * 0.15)}Q${fixed(x + u * 12)} ${fixed(h * 0.4)} ${fixed(x + u)} ${fixed(h * 0.56)}Q${fixed(x + u * 5)} ${fixed(h * 0.7)} ${fixed(x + u * 4)} ${fixed(floor)}L${fixed(x - u * 3)} ${fixed(floor)}Z`
          : `M${fixed(x + u)} ${fixed(h * 0.15)}Q${fixed(x - u * 12)} ${fixed(h * 0.4)} ${fixed(x - u)} ${fixed(h * 0.56)}Q${fixed(x - u * 5)} ${fixed(h * 0.7)} ${fixed(x - u * 4)} ${fixed(floor)}L${fixed(x + u * 3)} ${fixed(floor)}Z`,
        pen.linear([lighter(drape, 0.25), drape, mix(drape, '#2a0a10', 0.35)], [0, 0, 1, 0]),
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
        x + Math.cos(angle) * 7.6,
        y + Math.sin(angle) * 17,
        2.1,
        index % 2 === 0 ? '#fff6e6' : '#e2473f',
      );
    });
  const size = (floor - h * 0.3) / 104;
  return (
    rect(
      0,
      0,
      w,
      h,
      pen.linear([mix(back, '#120608', isPale ? 0.08 : 0.3), back, lighter(back, 0.16)]),
    ) +
    bokeh(pen, [0, h * 0.1, w, h * 0.6], 30, u * 6, ['#ffd58a', '#ffe9c0', '#ffb057']) +
    rect(
      0,
      floor,
      w,
      h - floor,
      pen.linear([mix(back, '#a8433a', 0.5), mix(back, '#3a0f16', 0.55)]),
    ) +
    path(
      `M${fixed(left - u * 8)} ${fixed(floor)}L${fixed(right + u * 8)} ${fixed(floor)}L${fixed(right + u * 13)} ${fixed(floor + u * 5)}L${fixed(left - u * 13)} ${fixed(floor + u * 5)}Z`,
      '#f0dcb0',
    ) +
    glow(pen, w / 2, h * 0.5, u * 46, '#ffe2ad', 0.55) +
    curtains +
    swags +
    path(
      `M${fixed(left - u * 7)} ${fixed(h * 0.16)}L${fixed(left - u * 4)} ${fixed(h * 0.1)}Q${fixed(w / 2)} ${fixed(h * 0.02)} ${fixed(right + u * 4)} ${fixed(h * 0.1)}L${fixed(right + u * 7)} ${fixed(h * 0.16)}Z`,
      pen.linear(['#f7e2b5', '#c9923c']),
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
    ellipse(w / 2, floor + u * 2.5, u * 22, u * 2.4, alpha('#2a0a10', 0.35)) +
    at(
      w / 2 - size * 13,
      floor + u * 2,
      size,
      sariWoman(bride, { right: [12, -55], left: [-9, -54] }) +
        ring(0, -80) +
        path(
          'M-8 -94C-12 -104 12 -104 8 -94L14 -44L9 -40C10 -70 8 -84 6 -92C3 -97 -3 -97 -6 -92C-8 -80 -9 -74 -11 -66L-13 -70Z',
          bride.main,
          'opacity=".92"',
        ) +
        circle(0, -98.6, 1.3, '#f0c65a'),
    ) +
    at(
      w / 2 + size * 13,
      floor + u * 2,
      size * 1.06,
      kurtaMan(groom, { left: [-12, -54] }, pen.pick(['#c2255c', '#d9542b', '#b3162e'])) +
        ring(0, -80),
    ) +
    repeat(22, () =>
      ellipse(
        pen.range(0.05, 0.95) * w,
        pen.range(0.84, 0.99) * h,
        u * 1.1,
        u * 0.6,
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
    at(-12, 0, 0.95, sariWoman(silhouetteOf(dark), { right: [13, -50] }, true)) +
    at(13, 0, 1.04, kurtaMan(silhouetteOf(dark), { left: [-12, -46] }, undefined, true));
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
      pen.linear([mix(dark, light.haze, 0.18), dark]),
    ) +
    glow(pen, x, y - size * 60, size * 110, light.sun, 0.4) +
    at(x, y + size, size, pair) +
    repeat(40, () => {
      const gx = pen.range(0, 1) * w;
      const top = h * pen.range(0.88, 0.95);
      return stroke(
        `M${fixed(gx)} ${fixed(h + 3)}Q${fixed(gx)} ${fixed(top + h * 0.03)} ${fixed(gx + pen.range(-1, 1) * w * 0.012)} ${fixed(top)}`,
        dark,
        w * 0.0035,
      );
    })
  );
}

/** A family walking along wet sand, their reflections below them. */
export function familyWalk(pen: Pen, w: number, h: number): string {
  const light = lightOf(pen, ['golden', 'dusk', 'rose', 'dawn']);
  const horizon = h * 0.5;
  const above = sky(pen, light, w, horizon);
  const inColour = pen.chance(0.6);
  const dark = mix(light.near, '#120a0e', 0.25);
  const wear = (kind: 'sari' | 'kurta') => (inColour ? dressOf(pen, kind) : silhouetteOf(dark));
  const people =
    at(-34, 0, 1, kurtaMan(wear('kurta'), { right: [15, -46] }, undefined, true)) +
    at(-12, 0, 0.6, child(wear('sari'), false, { left: [-12, -66], right: [16, -66] }, true)) +
    at(12, 0, 0.94, sariWoman(wear('sari'), { left: [-14, -44], right: [16, -46] }, true)) +
    at(36, 0, 0.7, child(wear('kurta'), pen.chance(0.4), { left: [-15, -62], right: [20, -80] }));
  const size = Math.min(w * 0.0058, h * 0.0044);
  const x = w * pen.range(0.44, 0.56);
  const y = h * 0.8;
  return (
    above.markup +
    water(pen, light, w, horizon, h * 0.72, above.sun[0]) +
    rect(
      0,
      h * 0.7,
      w,
      h * 0.3,
      pen.linear([
        mix('#d9b48a', light.sky[2], 0.6),
        mix('#b58a62', light.sky[1], 0.35),
        mix('#8a6548', light.near, 0.25),
      ]),
    ) +
    repeat(3, (index) =>
      path(
        land(roll(pen, 2.4), w, h * (0.7 + index * 0.012), h * 0.006, h * 0.73),
        '#ffffff',
        `opacity="${0.5 - index * 0.14}"`,
      ),
    ) +
    glow(pen, above.sun[0], h * 0.78, w * 0.3, light.sun, 0.4) +
    `<g opacity=".36">${reflection(x, y - size * 7, size, people)}</g>` +
    at(x, y, size, people)
  );
}

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
      `M${fixed(x)} ${fixed(y - u)}L${fixed(x + u)} ${fixed(y)}L${fixed(x)} ${fixed(y + u)}L${fixed(x - u)} ${fixed(y)}Z`,
      mix(wall, accent, 0.3),
    );
  });
  const mobile =
    stroke(
      `M${fixed(w * 0.5)} 0V${fixed(h * 0.12)}M${fixed(w * 0.34)} ${fixed(h * 0.14)}Q${fixed(w * 0.5)} ${fixed(h * 0.1)} ${fixed(w * 0.66)} ${fixed(h * 0.14)}`,
      '#8a6a4a',
      u * 0.5,
    ) +
    repeat(5, (index) => {
      const x = w * (0.34 + index * 0.08);
      const y = h * pen.range(0.22, 0.3);
      const tint = pen.pick([accent, '#f2c25c', '#fffaf0', '#9fc0c4']);
      return (
        stroke(`M${fixed(x)} ${fixed(h * 0.13)}V${fixed(y)}`, '#b59a7a', u * 0.25) +
        at(
          x,
          y,
          u * 0.42,
          index % 2 === 0
            ? path('M0 -10L3 -3L10 -3L4.6 1.6L6.6 9L0 4.6L-6.6 9L-4.6 1.6L-10 -3L-3 -3Z', tint)
            : path('M-12 2C-14 -6 -4 -10 0 -5C5 -10 14 -5 11 2C10 6 -11 6 -12 2Z', tint),
        )
      );
    });
  const bars = repeat(12, (index) => rect(-54 + index * 9.3, -54, 3, 46, '#e9d3b3', 'rx="1.4"'));
  const skin = pen.pick(['#d9a77f', '#c58c62', '#b87d55']);
  const baby =
    ellipse(-17, -36, 12.4, 11.6, skin) +
    path('M-29.4 -38C-29 -51 -5 -51 -4.8 -38C-10 -45 -22 -46 -29.4 -38Z', '#2d1e17') +
    stroke('M-23.4 -35q2.6 2.2 4.8 0M-15 -35q2.6 2.2 4.8 0', '#5a3322', 1) +
    stroke('M-19 -29q2.2 1.6 4.4 0', '#a3563f', 1) +
    circle(-24, -31.4, 2, '#e08f7a', 'opacity=".5"') +
    circle(-9.4, -31.4, 2, '#e08f7a', 'opacity=".5"') +
    path('M-9 -27C-2 -42 34 -40 44 -26L46 -16L-16 -16C-18 -22 -14 -26 -9 -27Z', accent) +
    path(
      'M-9 -27C-4 -33 2 -35 6 -35C0 -30 -2 -22 -2 -16L-16 -16C-18 -22 -14 -26 -9 -27Z',
      lighter(accent, 0.4),
    );
  const teddy =
    circle(0, -12, 9, '#b5834f') +
    circle(0, -26, 7, '#b5834f') +
    circle(-6, -32, 3, '#a5713f') +
    circle(6, -32, 3, '#a5713f') +
    ellipse(0, -23.6, 3.2, 2.4, '#e3c49a') +
    circle(-2.4, -27.4, 0.8, '#2a1a10') +
    circle(2.4, -27.4, 0.8, '#2a1a10') +
    circle(-7, -4, 4, '#a5713f') +
    circle(7, -4, 4, '#a5713f');
  return (
    rect(0, 0, w, floor, pen.linear([lighter(wall, 0.3), wall, mix(wall, '#8a6a4a', 0.15)])) +
    motif +
    glow(pen, w * pen.pick([0.1, 0.9]), h * 0.2, w * 0.6, '#fff6dc', 0.7) +
    rect(
      0,
      floor,
      w,
      h - floor,
      pen.linear([mix('#c9a37a', wall, 0.2), mix('#8f6a46', wall, 0.1)]),
    ) +
    mobile +
    ellipse(w / 2, h * 0.92, u * 50, u * 4, alpha('#3a2618', 0.25)) +
    at(w * 0.9, h * 0.9, u * 0.6, teddy) +
    at(
      w / 2,
      h * 0.9,
      u * 0.78,
      stroke('M-58 -66V2M58 -66V2', '#d3b58c', 5) +
        rect(-58, -26, 116, 10, '#fffaf2') +
        baby +
        rect(-58, -60, 116, 6, '#d9bd95', 'rx="3"') +
        bars.replaceAll('#e9d3b3', alpha('#ecd9bb', 0.8)) +
        rect(-58, -16, 116, 8, '#d9bd95', 'rx="3"'),
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
      w / 2 + Math.cos(angle) * reach,
      h / 2 + Math.sin(angle) * reach * 1.06,
      u * pen.range(0.4, 0.62),
      `<path d="${leafShape(28, 9)}" fill="${pen.linear([lighter('#8fae8a', pen.range(0, 0.4)), '#5f8268'])}"/>` +
        (index % 3 === 0 ? circle(8, -4, 6, '#fff3ee') + circle(8, -4, 2.4, '#f2c25c') : ''),
      (angle * 180) / Math.PI + 90 + pen.range(-50, 50),
    );
  });
  const folds = repeat(7, (index) =>
    stroke(
      `M${fixed(-w * 0.1)} ${fixed(h * index * 0.17)}Q${fixed(w * 0.5)} ${fixed(h * (index * 0.17 + pen.range(-0.15, 0.15)))} ${fixed(w * 1.1)} ${fixed(h * (index * 0.17 + pen.range(-0.08, 0.08)))}`,
      index % 2 === 0 ? '#ffffff' : mix(blanket, '#4a3428', 0.4),
      u * 4,
      'opacity=".22"',
    ),
  );
  const dark = mix(wrap, '#5a3a2c', 0.26);
  const baby =
    ellipse(3, 4, 27, 40, alpha('#3a2618', 0.3), pen.blur(3)) +
    path(
      'M0 -18C26 -18 27 8 20 26C15 38 6 42 0 42C-6 42 -15 38 -20 26C-27 8 -26 -18 0 -18Z',
      pen.linear([lighter(wrap, 0.3), wrap, dark], [0, 0, 1, 1]),
    ) +
    path('M-21 -6C-8 6 10 12 22 18C16 34 6 40 2 41C-14 32 -22 12 -21 -6Z', lighter(wrap, 0.14)) +
    stroke('M-21 -6C-8 6 10 12 22 18M-18 14C-8 22 4 28 13 32', dark, 0.8, 'opacity=".7"') +
    path('M-17 -20C-20 -48 20 -48 17 -20C14 -6 -14 -6 -17 -20Z', lighter(wrap, 0.1)) +
    ellipse(0, -24, 13.6, 13.2, skin) +
    path(
      'M-12 -30C-8 -40 8 -40 12 -30C6 -35 2 -33 -1 -36C-3 -33 -8 -34 -12 -30Z',
      '#2d1e17',
      'opacity=".85"',
    ) +
    stroke('M-7.6 -23q2.8 2.4 5.2 0M2.4 -23q2.8 2.4 5.2 0', '#5a3322', 0.9) +
    stroke('M-0.9 -19.6q.9 .8 1.8 0', '#a3563f', 0.7) +
    stroke('M-2.6 -15.6q2.6 1.9 5.2 0', '#a84f42', 0.9) +
    circle(-8, -18.4, 2.6, '#e58f7a', 'opacity=".45"') +
    circle(8, -18.4, 2.6, '#e58f7a', 'opacity=".45"');
  return (
    rect(
      0,
      0,
      w,
      h,
      pen.linear([lighter(blanket, 0.35), blanket, mix(blanket, '#7a5a44', 0.2)], [0, 0, 1, 1]),
    ) +
    folds +
    ellipse(w / 2, h / 2, u * 44, u * 47, lighter(blanket, 0.45), 'opacity=".8"') +
    leaves +
    at(w / 2, h / 2, u * 0.98, baby, pen.range(-14, 14))
  );
}

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
  return `<g transform="translate(0 16)" ${pen.clip(rect(-40, -124, 80, 74, '#000'))}>${figure}</g>${legs}`;
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
    rect(-52, -58, 104, 6, '#8a5f3c') +
    rect(-52, -46, 104, 6, '#7d5434') +
    rect(-56, -32, 112, 6, '#9a6b44') +
    stroke('M-50 -58V0M50 -58V0', '#4a3526', 4);
  const size = u * 0.86;
  return (
    sky(pen, light, w, h * 0.6).markup +
    path(land(roll(pen, 1.6), w, h * 0.5, h * 0.05, h), mix(light.far, light.haze, 0.3)) +
    tree(pen, w * 0.12, floor, h * 0.5, mix('#5f8a4f', light.haze, 0.3)) +
    tree(pen, w * 0.9, floor, h * 0.42, mix('#5f8a4f', light.haze, 0.25)) +
    rect(
      0,
      floor - h * 0.06,
      w,
      h,
      pen.linear([mix('#8fae62', light.haze, 0.25), mix('#4f7a42', light.near, 0.15)]),
    ) +
    ellipse(w / 2, h * 0.92, u * 54, u * 4, alpha('#1f2f18', 0.35)) +
    at(
      w / 2,
      h * 0.92,
      size,
      bench +
        at(
          -19,
          0,
          1,
          seated(pen, sariWoman(she, { right: [13, -51], left: [-7, -50] }), she.main, true),
        ) +
        at(
          20,
          0,
          1.03,
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
        circle(x, y, u * 0.8, pen.pick(['#f2c25c', '#fffaf0', '#e98a94', '#d9556a'])) +
        stroke(`M${fixed(x)} ${fixed(y)}v${fixed(u * 4)}`, '#3f6b3a', u * 0.3)
      );
    }) +
    glow(pen, w * 0.8, h * 0.1, w * 0.5, light.sun, 0.4)
  );
}

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
        26 + index * 3,
        -160,
        15,
        18,
        pen.radial([lighter(tint, 0.5), tint, mix(tint, '#200a10', 0.25)], [0.35, 0.3, 0.75]),
      );
    return (
      ellipse(x, y + size, size * 26, size * 3.4, alpha('#1f2f18', 0.3)) +
      at(
        x,
        y,
        size * pen.range(0.86, 1.06),
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
      pen.linear([lighter(grass, 0.2), grass, mix(grass, light.near, 0.4)]),
    ) +
    repeat(70, () => {
      const y = h * pen.range(0.74, 1);
      return circle(
        pen.range(0, 1) * w,
        y,
        h * 0.004 * pen.range(0.6, 1.6),
        pen.pick(['#fffaf0', '#f7d060', '#e98a94']),
      );
    }) +
    kids.join('')
  );
}

/** A graduate in gown and cap before a hall, caps in the air. */
export function graduate(pen: Pen, w: number, h: number): string {
  const light = lightOf(pen, ['day', 'golden', 'rose']);
  const u = Math.min(w, h) / 100;
  const floor = h * 0.82;
  const stone = mix(pen.pick(['#e3cfae', '#c98f6c', '#e9e2d3']), light.haze, 0.25);
  const columns = repeat(6, (index) => {
    const x = w * (0.1 + index * 0.16);
    return (
      rect(
        x - u * 2.4,
        h * 0.34,
        u * 4.8,
        floor - h * 0.34,
        pen.linear([lighter(stone, 0.35), stone, mix(stone, light.near, 0.3)], [0, 0, 1, 0]),
      ) + rect(x - u * 3.4, h * 0.33, u * 6.8, u * 2, lighter(stone, 0.2))
    );
  });
  const gown = pen.pick(['#23324f', '#5a1f2e', '#1f3f3a', '#2a2433']);
  const skin = pen.pick(['#c58c62', '#a86f48', '#d3a075']);
  const woman = pen.chance(0.5);
  const figure =
    (woman ? path('M-9 -92C-14 -70 -11 -64 -8 -62L8 -62C11 -64 14 -70 9 -92Z', '#1d1512') : '') +
    path(
      'M-14 -76C-8 -81 8 -81 14 -76C20 -50 24 -20 26 0C8 4 -8 4 -26 0C-24 -20 -20 -50 -14 -76Z',
      pen.linear([lighter(gown, 0.14), gown, mix(gown, '#000000', 0.3)], [0, 0, 1, 0]),
    ) +
    stroke('M18 -72Q30 -88 27 -104', gown, 9) +
    circle(27, -107, 3.6, skin) +
    `<g transform="rotate(-24 27 -108)">${rect(16, -112, 22, 6, '#fffaf0', 'rx="2"')}${rect(25, -112.4, 3, 7, '#b3263a')}</g>` +
    stroke('M-14 -70Q-22 -52 -18 -40', gown, 9) +
    path('M-7 -79L0 -56L7 -79L4 -80L0 -72L-4 -80Z', '#d9a94e') +
    path('M-2.8 -84h5.6v8l-2.8 3l-2.8 -3Z', mix(skin, '#2a1a10', 0.15)) +
    ellipse(0, -91, 7, 8.2, skin) +
    stroke('M-4.2 -91q1.3 -1.2 2.6 0M1.6 -91q1.3 -1.2 2.6 0', '#2a1a10', 0.8) +
    stroke('M-2.8 -86.8q2.8 2.4 5.6 0', '#8f3f33', 0.9) +
    path('M-7.2 -93C-8 -103 8 -103 7.2 -93C3 -97 -3 -97 -7.2 -93Z', '#1d1512') +
    path('M-7.6 -97L7.6 -97L7.2 -102L-7.2 -102Z', gown) +
    path('M0 -109L17 -103L0 -97.6L-17 -103Z', mix(gown, '#000000', 0.2)) +
    stroke('M0 -103L12 -101L12.6 -92', '#d9a94e', 0.9);
  const caps = repeat(5, () =>
    at(
      pen.range(0.08, 0.92) * w,
      pen.range(0.06, 0.28) * h,
      u * pen.range(0.3, 0.5),
      path('M0 -9L17 -2L0 5L-17 -2Z', gown) + path('M-8 1L8 1L8 7L-8 7Z', lighter(gown, 0.1)),
      pen.range(-40, 40),
    ),
  );
  return (
    sky(pen, light, w, floor).markup +
    path(
      `M${fixed(w * 0.02)} ${fixed(h * 0.34)}L${fixed(w * 0.5)} ${fixed(h * 0.16)}L${fixed(w * 0.98)} ${fixed(h * 0.34)}Z`,
      pen.linear([lighter(stone, 0.25), stone]),
    ) +
    rect(0, h * 0.35, w, floor - h * 0.35, mix(stone, light.near, 0.34)) +
    columns +
    rect(0, floor, w, h - floor, pen.linear([lighter(stone, 0.25), mix(stone, light.near, 0.2)])) +
    repeat(4, (index) =>
      rect(0, floor + index * h * 0.045, w, u * 0.5, mix(stone, light.near, 0.35), 'opacity=".5"'),
    ) +
    caps +
    ellipse(w / 2, h * 0.96, u * 26, u * 2.6, alpha('#1a1410', 0.35)) +
    at(w / 2, h * 0.96, u * 0.68, figure) +
    repeat(
      26,
      () =>
        `<rect x="${fixed(pen.range(0, 1) * w)}" y="${fixed(pen.range(0, 0.8) * h)}" width="${fixed(u * 1.5)}" height="${fixed(u * 0.9)}" fill="${pen.pick(['#f2c25c', '#d9402f', '#fffaf0', '#2f8f83'])}" opacity=".9" transform="rotate(${pen.int(-40, 40)} ${fixed(w / 2)} ${fixed(h / 2)})"/>`,
    )
  );
}

/** A child with a paper crown behind a cake, balloons around. */
export function birthdayChild(pen: Pen, w: number, h: number): string {
  const u = Math.min(w, h) / 100;
  const wall = pen.pick(['#cfe0dc', '#f3d9cf', '#e3dbef', '#f5e6c4', '#cfdcea']);
  const tints: [string, ...string[]] = [
    '#e2588a',
    '#f2b233',
    '#2f8f9f',
    '#8f6fc9',
    '#e0644a',
    '#fffaf0',
  ];
  const balloons = repeat(13, (index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const x = w / 2 + side * pen.range(24, 60) * u;
    const y = h * pen.range(0.08, 0.56);
    const tint = pen.pick(tints);
    return (
      stroke(
        `M${fixed(x)} ${fixed(y)}Q${fixed(x + u * 3)} ${fixed(y + u * 20)} ${fixed(x - side * u * 6)} ${fixed(h)}`,
        '#ffffff',
        u * 0.3,
        'opacity=".7"',
      ) +
      ellipse(
        x,
        y,
        u * 9.4,
        u * 11.4,
        pen.radial([lighter(tint, 0.65), tint, mix(tint, '#2a1018', 0.22)], [0.34, 0.28, 0.8]),
      )
    );
  });
  const skin = pen.pick(['#c58c62', '#a86f48', '#d3a075', '#b87d55']);
  const girl = pen.chance(0.5);
  const shirt = pen.pick(['#d9556a', '#2f7f86', '#e0a030', '#6f5fa9', '#4f8a5a']);
  const hair = '#231712';
  const kid =
    (girl ? circle(-21, -50, 8, hair) + circle(21, -50, 8, hair) : '') +
    path('M-26 0C-27 -20 -16 -26 0 -26C16 -26 27 -20 26 0Z', shirt) +
    path('M-5 -34h10v9l-5 4l-5 -4Z', mix(skin, '#3a1a10', 0.16)) +
    ellipse(0, -50, 19, 20, skin) +
    circle(-19, -49, 3.6, skin) +
    circle(19, -49, 3.6, skin) +
    path('M-19.4 -50C-22 -76 22 -76 19.4 -50C16 -60 6 -62 -2 -62C-9 -61 -16 -58 -19.4 -50Z', hair) +
    stroke('M-10 -49q3 -3.4 6 0M4 -49q3 -3.4 6 0', '#2a1a10', 1.6) +
    circle(-11.6, -42.6, 3.4, '#e58f7a', 'opacity=".5"') +
    circle(11.6, -42.6, 3.4, '#e58f7a', 'opacity=".5"') +
    path('M-6.4 -40.6Q0 -32 6.4 -40.6Q0 -38.6 -6.4 -40.6Z', '#8f2f2f') +
    path('M-14 -66L-16 -82L-8 -75L0 -86L8 -75L16 -82L14 -66Q0 -71 -14 -66Z', '#f2c25c') +
    circle(0, -86, 2, '#e2588a') +
    circle(-16, -82, 1.8, '#e2588a') +
    circle(16, -82, 1.8, '#e2588a') +
    stroke('M-22 -16Q-30 -4 -18 4M22 -16Q30 -4 18 4', shirt, 9);
  const cake =
    path('M-26 -20V0C-26 7 26 7 26 0V-20Z', '#e9b7a6') +
    path('M-26 -20q4 9 8.6 0t8.6 0t8.6 0t8.6 0t8.6 0t9 0V-22H-26Z', '#fffaf2') +
    ellipse(0, -20, 26, 5.4, '#fffdf8') +
    repeat(
      3,
      (index) =>
        rect(-9.2 + index * 8, -36, 2.4, 15, tints[index] ?? '') +
        glow(pen, -8 + index * 8, -40, 13, '#ffdf8a', 0.8) +
        path(`M${-8 + index * 8} -46q3 5.6 0 9q-3 -3.4 0 -9Z`, '#ffb83f'),
    );
  return (
    rect(0, 0, w, h, pen.linear([lighter(wall, 0.3), wall])) +
    bokeh(pen, [0, 0, w, h * 0.7], 12, u * 8, ['#ffffff', '#fff1c9']) +
    balloons +
    at(w / 2, h * 0.82, u * 0.92, kid) +
    rect(0, h * 0.82, w, h * 0.18, pen.linear(['#fffaf2', mix('#e9dccb', wall, 0.3)])) +
    ellipse(w / 2, h * 0.92, u * 26, u * 3, alpha('#5a3a34', 0.2)) +
    at(w / 2, h * 0.91, u * 0.78, cake)
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
      pen.range(0, 1) * w,
      h * pen.range(0.12, 0.86),
      r,
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
        pen.range(-9, 9),
        pen.range(-96, -24),
        pen.range(1.2, 3.6),
        pen.pick(tints),
        'opacity=".75"',
      ),
    );
    return at(
      w * share + pen.range(-0.02, 0.02) * w,
      floor + h * pen.range(0, 0.06),
      size * pen.range(0.92, 1.05),
      body + splashes,
    );
  });
  return (
    rect(0, 0, w, h, pen.linear(['#a9d0ea', '#e9f1ea', '#f7e9cf'])) +
    cloud +
    rect(0, floor, w, h - floor, pen.linear([alpha('#d9b98a', 0.9), '#b58f62'])) +
    repeat(14, () =>
      ellipse(
        pen.range(0, 1) * w,
        h * pen.range(0.88, 1),
        w * pen.range(0.04, 0.12),
        h * 0.012,
        pen.pick(tints),
        'opacity=".45"',
      ),
    ) +
    friends.join('') +
    repeat(70, () =>
      circle(
        pen.range(0, 1) * w,
        pen.range(0, 0.95) * h,
        Math.min(w, h) * pen.range(0.002, 0.009),
        pen.pick(tints),
        'opacity=".85"',
      ),
    )
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
    at(w / 2 + x * size, floor + h * 0.04, size * scale, figure);
  const isGrand = pen.chance(0.6);
  const plant =
    repeat(
      9,
      (index) =>
        `<path d="${leafShape(46, 10)}" fill="${pen.pick(['#5f8a55', '#3f6b45', '#6f9a6a'])}" transform="translate(${fixed(w * 0.07)} ${fixed(floor - u * 12)}) scale(${fixed(u * 0.9)}) rotate(${-64 + index * 16})"/>`,
    ) +
    path(
      `M${fixed(w * 0.07 - u * 7)} ${fixed(floor - u * 13)}h${fixed(u * 14)}l${fixed(-u * 2)} ${fixed(u * 15)}h${fixed(-u * 10)}Z`,
      '#b5623c',
    );
  return (
    rect(0, 0, w, floor, pen.linear([lighter(wall, 0.35), wall], [0, 0, 1, 1])) +
    path(
      `M${fixed(w * 0.55)} 0L${fixed(w * 0.82)} 0L${fixed(w * 0.62)} ${fixed(floor)}L${fixed(w * 0.3)} ${fixed(floor)}Z`,
      '#fff6dc',
      'opacity=".22"',
    ) +
    rect(
      0,
      floor,
      w,
      h - floor,
      pen.linear([mix('#a8743f', wall, 0.3), mix('#6b4526', wall, 0.2)]),
    ) +
    rect(0, floor - u, w, u * 1.2, lighter(wall, 0.5)) +
    plant +
    ellipse(w / 2, floor + h * 0.045, size * 62, size * 4, alpha('#2a1810', 0.35)) +
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
    glow(pen, w * 0.8, 0, w * 0.6, '#fff3d0', 0.5)
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
      pen.linear([mix('#8fae62', light.near, 0.35), dark]),
    ) +
    stroke(
      `M${fixed(w * 0.1)} ${h}Q${fixed(w * 0.13)} ${fixed(h * 0.5)} ${fixed(w * 0.08)} ${fixed(h * 0.12)}`,
      dark,
      u * 8,
    ) +
    stroke(
      `M${fixed(w * 0.1)} ${fixed(h * 0.3)}Q${fixed(w * 0.5)} ${fixed(h * 0.06)} ${fixed(w * 0.94)} ${fixed(h * 0.14)}`,
      dark,
      u * 3.6,
    ) +
    repeat(28, () =>
      ellipse(
        pen.range(-0.05, 0.95) * w,
        pen.range(-0.03, 0.2) * h,
        u * pen.range(6, 13),
        u * pen.range(4, 8),
        mix(dark, '#6f8f4f', pen.range(0.1, 0.5)),
      ),
    ) +
    stroke(
      `M${fixed(w * 0.54 - u * 24)} ${fixed(h * 0.14)}V${fixed(h * 0.78)}M${fixed(w * 0.54 + u * 24)} ${fixed(h * 0.14)}V${fixed(h * 0.78)}`,
      mix(dark, '#d9b98a', 0.4),
      u * 0.7,
    ) +
    glow(pen, w * 0.54, h * 0.6, u * 44, light.sun, 0.35) +
    at(
      w * 0.54,
      h * 0.93,
      u * 0.66,
      rect(-40, -32, 80, 5, colour ? '#8a5f3c' : dark) +
        at(
          -14,
          0,
          1,
          seated(pen, sariWoman(she, { left: [-17, -66], right: [8, -51] }), she.main, true),
        ) +
        at(
          14,
          0,
          1.03,
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
