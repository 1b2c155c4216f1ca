import { alpha, lighter, mix } from '../colour';
import { lightOf, sky } from '../light';
import { fixed, type Pen } from '../pen';
import {
  at,
  blob,
  bokeh,
  circle,
  crest,
  ellipse,
  glow,
  land,
  path,
  rect,
  repeat,
  roll,
  stroke,
} from '../shapes';
import { garland, leafShape, marigold } from './plants';

const warmLights: [string, ...string[]] = ['#ffcf7a', '#ffb057', '#ffe3ad', '#ff8d5c'];

/** A clay lamp with its flame, about 40 units wide, the middle of the dish at the origin. */
export function diya(pen: Pen): string {
  return (
    glow(pen, 0, -18, 62, '#ffb950', 0.75) +
    path(
      'M-20 -2C-19 12 -9 16 0 16C9 16 20 12 24 -4C14 2 -12 3 -20 -2Z',
      pen.linear(['#c8693a', '#7d3a20']),
    ) +
    ellipse(2, -2.6, 21.6, 5, '#8f4526') +
    ellipse(1, -2.2, 17, 3.4, '#f0c46a') +
    repeat(7, (index) =>
      circle(-13 + index * 4.4, 8 - Math.abs(index - 3) * -0.2, 1.1, '#f3d37f'),
    ) +
    path(
      'M0 -34C7 -22 8 -12 0 -3C-8 -12 -6 -22 0 -34Z',
      pen.linear(['#ffe69a', '#ffb33f', '#f07a22']),
    ) +
    path('M0 -24C3.4 -17 4 -10 0 -4C-4 -10 -3.4 -17 0 -24Z', '#fffbe3')
  );
}

/** Lamps in a row with marigolds, soft lights behind. */
export function diyas(pen: Pen, w: number, h: number): string {
  const u = Math.min(w, h) / 100;
  const base = pen.pick(['#4a1626', '#3a1a3f', '#5a2416', '#1f2f45']);
  const floor = h * 0.56;
  const row = (count: number, y: number, size: number): string =>
    repeat(count, (index) => {
      const x = w * ((index + 0.5) / count) + pen.range(-2, 2) * u;
      return (
        ellipse(x, y + size * 15, size * 24, size * 4, alpha('#150508', 0.5)) +
        at(x, y, size, diya(pen))
      );
    });
  return (
    rect(0, 0, w, h, pen.linear([mix(base, '#000000', 0.35), base, mix(base, '#c9692a', 0.35)])) +
    bokeh(pen, [0, 0, w, floor], 34, u * 8, warmLights) +
    garland(pen, [-w * 0.02, -h * 0.02], [w * 0.36, -h * 0.03], h * 0.12, u * 6) +
    garland(pen, [w * 0.36, -h * 0.03], [w * 0.72, -h * 0.03], h * 0.12, u * 6) +
    garland(pen, [w * 0.72, -h * 0.03], [w * 1.06, -h * 0.02], h * 0.12, u * 6) +
    rect(
      0,
      floor,
      w,
      h - floor,
      pen.linear([mix(base, '#e08a3a', 0.4), mix(base, '#6a2a16', 0.5), mix(base, '#000000', 0.3)]),
    ) +
    row(6, h * 0.6, u * 0.2) +
    row(4, h * 0.7, u * 0.36) +
    repeat(26, () =>
      at(
        pen.range(-0.02, 1.02) * w,
        h * pen.range(0.78, 1.0),
        (u * pen.range(2.6, 4.4)) / 10,
        marigold(pen, pen.pick(['#f29a1c', '#f7bd2f', '#e0701a'])),
      ),
    ) +
    row(pen.int(2, 3), h * 0.84, u * 0.78)
  );
}

/** A rangoli of coloured powder seen from above, ringed with lamps. */
export function rangoli(pen: Pen, w: number, h: number): string {
  const u = Math.min(w, h) / 100;
  const floor = pen.pick(['#7a4a3a', '#5a3b4a', '#3f4a52', '#8a5a3c']);
  const tints = [
    pen.pick(['#e2345f', '#d9402f']),
    pen.pick(['#f7a91c', '#ffc93c']),
    pen.pick(['#1f8f83', '#2f6fb5', '#3f9a4f']),
    '#fff6e6',
    pen.pick(['#8f3f9f', '#e2588a']),
  ];
  const folds = pen.pick([8, 12, 16]);
  const ring = (
    count: number,
    reach: number,
    length: number,
    width: number,
    fill: string,
    shift: number,
  ): string =>
    repeat(
      count,
      (index) =>
        `<path d="${leafShape(length, width)}" fill="${fill}" transform="rotate(${fixed(((index + shift) / count) * 360)}) translate(0 ${fixed(-reach)})"/>`,
    );
  const art =
    circle(0, 0, 38, tints[4] ?? '') +
    circle(0, 0, 36.6, '#fff6e6') +
    circle(0, 0, 35.6, tints[2] ?? '') +
    ring(folds * 2, 30, 5, 1.8, '#fff6e6', 0.5) +
    circle(0, 0, 30, tints[0] ?? '') +
    ring(folds, 19, 11, 4.6, tints[1] ?? '', 0) +
    ring(folds, 19.6, 7.6, 2.6, tints[0] ?? '', 0) +
    ring(folds, 20, 4, 1.2, '#fff6e6', 0) +
    ring(folds, 22, 5, 2, tints[2] ?? '', 0.5) +
    circle(0, 0, 19, '#fff6e6') +
    circle(0, 0, 18, tints[4] ?? '') +
    ring(folds, 7, 10, 3.2, '#fff6e6', 0) +
    ring(folds, 7.6, 7.4, 2.2, tints[1] ?? '', 0) +
    circle(0, 0, 8, tints[2] ?? '') +
    ring(8, 0, 7, 2.2, '#fff6e6', 0) +
    circle(0, 0, 2.4, tints[0] ?? '');
  const lamps = repeat(folds, (index) => {
    const angle = (index / folds) * 6.283;
    return at(
      w / 2 + Math.cos(angle) * u * 45,
      h / 2 + Math.sin(angle) * u * 45,
      u * 0.11,
      diya(pen),
    );
  });
  const petals = repeat(60, () => {
    const angle = pen.range(0, 6.28);
    const reach = pen.range(52, 92) * u;
    return path(
      blob(pen, w / 2 + Math.cos(angle) * reach, h / 2 + Math.sin(angle) * reach, u * 1.3, u * 0.8),
      pen.pick(['#f29a1c', '#f7bd2f', '#d9402f']),
    );
  });
  return (
    rect(
      0,
      0,
      w,
      h,
      pen.radial(
        [mix(floor, '#ffd9a0', 0.35), floor, mix(floor, '#140a0a', 0.5)],
        [0.5, 0.5, 0.75],
      ),
    ) +
    petals +
    at(w / 2, h / 2, u * 1.08, art, pen.range(0, 20)) +
    lamps
  );
}

/** A tiered cake with lit candles in front of party lights. */
export function birthdayCake(pen: Pen, w: number, h: number): string {
  const u = Math.min(w, h) / 100;
  const back = pen.pick(['#f0c7c2', '#bcd6dc', '#e8d3a8', '#c9c2e3', '#bfd8c2']);
  const icing = pen.pick(['#fff4ec', '#fbe3e6', '#f7ecd8']);
  const sponge = pen.pick(['#e79aa6', '#8fb8c4', '#d9a15a', '#7a4a35', '#a98fc9']);
  const tier = (y: number, half: number, height: number): string =>
    path(
      `M${-half} ${y - height}L${-half} ${y}C${-half} ${y + half * 0.26} ${half} ${y + half * 0.26} ${half} ${y}L${half} ${y - height}Z`,
      pen.linear([lighter(sponge, 0.12), sponge, mix(sponge, '#3a1a1a', 0.25)], [0, 0, 1, 0]),
    ) +
    path(
      `M${-half} ${y - height}${repeat(8, (index) => `q${fixed(half / 16)} ${index % 3 === 0 ? 15 : 9} ${fixed(half / 8)} 0t${fixed(half / 8)} 0`)}V${y - height - 1}Z`,
      icing,
    ) +
    ellipse(0, y - height, half, half * 0.2, lighter(icing, 0.4)) +
    repeat(9, (index) =>
      circle(
        -half + 4 + (index * (half * 2 - 8)) / 8,
        y + half * 0.2 * Math.sqrt(Math.max(0, 1 - ((index - 4) / 4.4) ** 2)) - 1,
        2.6,
        icing,
      ),
    );
  const candles = repeat(5, (index) => {
    const x = -18 + index * 9;
    const y = -57 + Math.abs(index - 2) * -1.2;
    return (
      rect(x - 1.2, y - 14, 2.4, 15, pen.pick(['#e2588a', '#2f8f9f', '#f2b233', '#8f6fc9'])) +
      glow(pen, x, y - 19, 17, '#ffdf8a', 0.85) +
      path(`M${x} ${y - 25}q3.4 6.4 0 10q-3.4 -3.6 0 -10Z`, '#ffb83f') +
      path(`M${x} ${y - 21}q1.6 3.6 0 5.6q-1.6 -2 0 -5.6Z`, '#fffbe0')
    );
  });
  const bunting = repeat(9, (index) => {
    const share = index / 8;
    const x = w * share;
    const y = h * (0.06 + 0.34 * share * (1 - share));
    return path(
      `M${fixed(x - u * 5)} ${fixed(y)}L${fixed(x + u * 5)} ${fixed(y + u * 0.5)}L${fixed(x)} ${fixed(y + u * 10)}Z`,
      pen.pick(['#e2588a', '#f2b233', '#2f8f9f', '#fff6e6', '#8f6fc9']),
      'opacity=".85"',
    );
  });
  return (
    rect(0, 0, w, h, pen.linear([mix(back, '#7a5a6a', 0.25), back, mix(back, '#fff6e6', 0.4)])) +
    `<g ${pen.blur(u * 0.9)}>${bunting}</g>` +
    bokeh(pen, [0, 0, w, h * 0.66], 24, u * 8, [
      '#fff1c9',
      '#ffd58a',
      '#ffffff',
      lighter(back, 0.5),
    ]) +
    rect(
      0,
      h * 0.74,
      w,
      h * 0.26,
      pen.linear([mix('#fffaf2', back, 0.2), mix('#e9dccb', back, 0.35)]),
    ) +
    ellipse(w / 2, h * 0.84, u * 46, u * 7, alpha('#5a3a34', 0.22)) +
    at(
      w / 2,
      h * 0.81,
      u * 0.86,
      ellipse(0, 6, 46, 9, '#d9c9b5') +
        ellipse(0, 3, 46, 9, '#fffaf2') +
        tier(0, 34, 28) +
        tier(-28, 24, 24) +
        at(0, -4, 1, candles) +
        repeat(5, (index) =>
          circle(-20 + index * 10, -52 + Math.abs(index - 2) * -1, 3, '#c8324f'),
        ),
    ) +
    repeat(
      24,
      () =>
        `<rect x="${fixed(pen.range(0, 1) * w)}" y="${fixed(pen.range(0.86, 1) * h)}" width="${fixed(u * 1.8)}" height="${fixed(u * 0.8)}" rx="${fixed(u * 0.3)}" fill="${pen.pick(['#e2588a', '#f2b233', '#2f8f9f', '#8f6fc9'])}"/>`,
    )
  );
}

/** Flowers close up in soft light. */
export function flowers(pen: Pen, w: number, h: number): string {
  const u = Math.min(w, h) / 100;
  const back = pen.pick(['#9db79a', '#c9b7a3', '#8fa9b8', '#d9b3a8', '#5f7a6a']);
  const tone = pen.pick(['#fbf3ea', '#f2a9b4', '#f6c15c', '#d9556a', '#c9b3e6', '#f08a5c']);
  const bloom = (x: number, y: number, size: number): string =>
    repeat(3, (ring) =>
      repeat(
        11 - ring * 2,
        (index) =>
          `<path d="${leafShape(30 - ring * 7, 9 - ring)}" fill="${pen.linear([lighter(tone, 0.2 + ring * 0.1), mix(tone, '#7a2a3a', 0.24 - ring * 0.05)])}" transform="translate(${fixed(x)} ${fixed(y)}) scale(${fixed(size)}) rotate(${fixed((index / (11 - ring * 2)) * 360 + ring * 17 + pen.range(-5, 5))})"/>`,
      ),
    ) +
    repeat(16, () => {
      const angle = pen.range(0, 6.28);
      const reach = pen.range(0, 5) * size;
      return circle(
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach,
        size * 1.3,
        pen.pick(['#e9a92f', '#c9801f', '#f7d060']),
      );
    });
  const stems = repeat(7, () => {
    const x = pen.range(0.05, 0.95) * w;
    return (
      stroke(
        `M${fixed(x)} ${fixed(h * 1.02)}Q${fixed(x + pen.range(-0.1, 0.1) * w)} ${fixed(h * 0.7)} ${fixed(w * pen.range(0.2, 0.8))} ${fixed(h * 0.4)}`,
        '#4f7248',
        u * 1.3,
      ) +
      at(
        x,
        h * pen.range(0.7, 0.95),
        u,
        `<path d="${leafShape(34, 9)}" fill="${pen.linear(['#8fb07a', '#45663f'])}"/>`,
        pen.range(-60, 60),
      )
    );
  });
  return (
    rect(0, 0, w, h, pen.linear([lighter(back, 0.4), back, mix(back, '#24302a', 0.35)])) +
    bokeh(pen, [0, 0, w, h], 20, u * 14, ['#ffffff', lighter(back, 0.5), '#ffeec2']) +
    `<g ${pen.blur(u * 1.4)} opacity=".8">${bloom(w * 0.16, h * 0.2, u * 0.7)}${bloom(w * 0.86, h * 0.26, u * 0.62)}</g>` +
    stems +
    bloom(w * pen.range(0.26, 0.36), h * pen.range(0.58, 0.66), u * 0.82) +
    bloom(w * pen.range(0.66, 0.76), h * pen.range(0.66, 0.76), u * 0.7) +
    bloom(w * pen.range(0.46, 0.6), h * pen.range(0.34, 0.42), u * 1.02)
  );
}

/** A glass of tea on a sill, a window of hills or rain behind. */
export function teaAtWindow(pen: Pen, w: number, h: number): string {
  const light = lightOf(pen, ['monsoon', 'dawn', 'golden', 'rose']);
  const u = Math.min(w, h) / 100;
  const sill = h * 0.76;
  const wood = pen.pick(['#7a5034', '#e9dfcf', '#3f5a54']);
  const view =
    sky(pen, light, w, h * 0.6).markup +
    path(land(crest(pen, 0.5), w, h * 0.5, h * 0.1, sill), mix(light.far, light.haze, 0.3)) +
    path(land(roll(pen, 1.5), w, h * 0.62, h * 0.06, sill), mix(light.far, '#4f7a55', 0.5));
  const rain = repeat(34, () =>
    ellipse(
      pen.range(0, 1) * w,
      pen.range(0, 0.7) * h,
      u * 0.4,
      u * pen.range(0.5, 1.3),
      '#ffffff',
      'opacity=".35"',
    ),
  );
  const glass = (liquid: string): string =>
    path('M-16 -52L-12 0C-8 4 8 4 12 0L16 -52Z', alpha('#ffffff', 0.35)) +
    path(
      'M-14.6 -42L-11.4 -1C-7 3 7 3 11.4 -1L14.6 -42Z',
      pen.linear([lighter(liquid, 0.2), liquid, mix(liquid, '#3a1a08', 0.3)], [0, 0, 1, 0]),
    ) +
    ellipse(0, -42, 14.6, 3.6, lighter(liquid, 0.28)) +
    ellipse(0, -52, 16, 4, 'none', 'stroke="#fff" stroke-width="1.2" opacity=".8"') +
    stroke('M-9 -46L-7 -6', '#ffffff', 2, 'opacity=".45"') +
    stroke(
      'M-4 -60C-10 -70 4 -76 -3 -90M5 -60C0 -70 12 -78 5 -94',
      '#ffffff',
      3,
      `opacity=".4" ${pen.blur(1.6)}`,
    );
  const pot =
    path('M-18 -30L-14 0L14 0L18 -30Z', pen.linear(['#d98a5c', '#a3532f'], [0, 0, 1, 0])) +
    rect(-20, -35, 40, 7, '#c9744a') +
    repeat(
      11,
      (index) =>
        `<path d="${leafShape(pen.range(34, 58), 7)}" fill="${pen.pick(['#5f8a55', '#3f6b45', '#7aa066'])}" transform="translate(0 -32) rotate(${-70 + index * 14})"/>`,
    );
  const book =
    rect(-44, -9, 88, 9, '#9b2d30') +
    rect(-42, -7, 86, 5, '#f6eddc') +
    rect(-38, -17, 78, 8, '#31556b') +
    rect(-36, -15.4, 76, 4.8, '#f6eddc');
  const catTint = pen.pick(['#4a3a34', '#d99a5a', '#e9dccb']);
  const cat =
    path(
      'M-26 0C-32 -34 -20 -58 -8 -62L-9 -80L-1 -71L9 -71L17 -80L17 -60C28 -40 28 -14 24 0Z',
      catTint,
    ) +
    path(
      'M22 -2C40 -2 46 -16 40 -30',
      'none',
      `stroke="${catTint}" stroke-width="7" stroke-linecap="round"`,
    );
  const flip = pen.chance(0.5);
  const left = w * (flip ? 0.28 : 0.72);
  return (
    view +
    rain +
    rect(w * 0.485, 0, w * 0.03, sill, wood) +
    rect(0, h * 0.3, w, h * 0.022, wood) +
    rect(0, 0, w * 0.03, sill, wood) +
    rect(w * 0.97, 0, w * 0.03, sill, wood) +
    rect(
      0,
      sill,
      w,
      h - sill,
      pen.linear([lighter(wood, 0.22), wood, mix(wood, '#150d08', 0.35)]),
    ) +
    rect(0, sill, w, h * 0.012, lighter(wood, 0.4)) +
    (pen.chance(0.5)
      ? ellipse(left, h * 0.88, u * 22, u * 2.4, alpha('#140a06', 0.3)) +
        at(left, h * 0.88, u * 0.76, cat)
      : ellipse(left, h * 0.87, u * 18, u * 2.4, alpha('#140a06', 0.3)) +
        at(left, h * 0.87, u * 0.85, pot)) +
    ellipse(w - left, h * 0.93, u * 34, u * 2.6, alpha('#140a06', 0.3)) +
    at(w - left, h * 0.93, u * 0.66, book) +
    at(w - left, h * 0.93 - u * 11, u * 0.72, glass(pen.pick(['#b8743a', '#a85f2c', '#8a4a20'])))
  );
}

/** Two rings among petals. */
export function rings(pen: Pen, w: number, h: number): string {
  const u = Math.min(w, h) / 100;
  const cloth = pen.pick(['#f3e8dc', '#eddcd6', '#e3e6dc', '#7a2434']);
  const petals = repeat(34, (index) => {
    const x = pen.range(-0.02, 1.02) * w;
    const y = pen.range(-0.02, 1.02) * h;
    const size = u * pen.range(3, 7);
    return index % 3 === 0 && pen.chance(0.5)
      ? at(x, y, u * 0.34, marigold(pen, '#f29a1c'))
      : at(
          x,
          y,
          size / 14,
          `<path d="${leafShape(26, 11)}" fill="${pen.linear([lighter('#d9556a', pen.range(0.2, 0.6)), '#b8324f'])}"/>`,
          pen.range(0, 360),
        );
  });
  const gold = pen.linear(['#fff3c4', '#d9a53c', '#8a5a1a', '#f0cf7a']);
  const ring = (x: number, y: number, turn: number): string =>
    ellipse(
      x + 3,
      y + 6,
      24,
      17,
      'none',
      `stroke="#2a160a" stroke-width="5" opacity=".25" ${pen.blur(2.4)}`,
    ) +
    `<ellipse cx="${x}" cy="${y}" rx="24" ry="18" fill="none" stroke="${gold}" stroke-width="4.6" transform="rotate(${turn} ${x} ${y})"/><ellipse cx="${x}" cy="${y - 1}" rx="23" ry="17" fill="none" stroke="#fff6d8" stroke-width="1" opacity=".8" transform="rotate(${turn} ${x} ${y})"/>`;
  const folds = repeat(6, (index) =>
    stroke(
      `M${fixed(-w * 0.1)} ${fixed(h * (index * 0.2 + pen.range(-0.05, 0.05)))}Q${fixed(w * 0.5)} ${fixed(h * (index * 0.2 + pen.range(-0.2, 0.2)))} ${fixed(w * 1.1)} ${fixed(h * (index * 0.2 + pen.range(-0.1, 0.1)))}`,
      index % 2 === 0 ? '#ffffff' : mix(cloth, '#3a2018', 0.5),
      u * 5,
      `opacity=".28" ${pen.blur(u * 3)}`,
    ),
  );
  return (
    rect(
      0,
      0,
      w,
      h,
      pen.linear([lighter(cloth, 0.3), cloth, mix(cloth, '#5a3a2a', 0.25)], [0, 0, 1, 1]),
    ) +
    folds +
    petals +
    glow(pen, w / 2, h / 2, u * 46, lighter(cloth, 0.4), 0.7) +
    at(w / 2, h / 2, u * 0.9, ring(-12, 2, -14) + ring(16, -4, 18)) +
    glow(pen, w * 0.47, h * 0.38, u * 10, '#ffffff', 0.8)
  );
}

/** A table for two with candles, and lights strung above. */
export function candleDinner(pen: Pen, w: number, h: number): string {
  const u = Math.min(w, h) / 100;
  const light = lightOf(pen, ['dusk', 'night']);
  const above = sky(pen, light, w, h * 0.62);
  const string = (y: number, sag: number): string =>
    repeat(15, (index) => {
      const share = index / 14;
      const bx = w * share;
      const by = y + sag * 4 * share * (1 - share);
      return glow(pen, bx, by, u * 6, '#ffd58a', 0.8) + circle(bx, by, u * 0.9, '#fff3cf');
    }) +
    stroke(
      `M0 ${fixed(y)}Q${fixed(w / 2)} ${fixed(y + sag * 2)} ${w} ${fixed(y)}`,
      '#2a1f28',
      u * 0.3,
    );
  const chair = (x: number, flip: number): string =>
    `<g transform="translate(${fixed(x)} ${fixed(h * 0.9)}) scale(${fixed(flip * u * 0.62)} ${fixed(u * 0.62)})">${stroke('M-14 0L-12 -40L16 -40L18 0M-12 -40L-20 -92', '#3a2420', 4)}${path('M-21 -92C-16 -96 -12 -94 -13 -88L-9 -56L-16 -56Z', '#7a4a3a')}${rect(-14, -44, 32, 6, '#7a4a3a')}</g>`;
  const candle = (x: number, height: number): string =>
    rect(x - 2.4, -50 - height, 4.8, height, '#fff3dc') +
    glow(pen, x, -56 - height, 30, '#ffc765', 0.85) +
    path(`M${x} ${-64 - height}q4.4 8 0 13q-4.4 -5 0 -13Z`, '#ffdf8a');
  const glassShape = (x: number): string =>
    path(`M${x - 6} -78C${x - 7} -66 ${x + 7} -66 ${x + 6} -78Z`, alpha('#ffe9c9', 0.6)) +
    stroke(`M${x} -68V-52M${x - 4} -51H${x + 4}`, alpha('#fff6e6', 0.75), 1.2);
  return (
    above.markup +
    path(land(roll(pen, 1.4), w, h * 0.58, h * 0.05, h), mix(light.near, light.far, 0.4)) +
    rect(
      0,
      h * 0.7,
      w,
      h * 0.3,
      pen.linear([mix(light.near, '#8a5a3a', 0.35), mix(light.near, '#1a0f10', 0.4)]),
    ) +
    glow(pen, w / 2, h * 0.66, u * 60, '#ffb45c', 0.5) +
    string(h * 0.06, h * 0.09) +
    string(h * 0.14, h * 0.12) +
    chair(w / 2 - u * 34, 1) +
    chair(w / 2 + u * 34, -1) +
    at(
      w / 2,
      h * 0.92,
      u * 0.72,
      path(
        'M-32 -48C-34 -20 -30 -8 -36 0C-12 5 12 5 36 0C30 -8 34 -20 32 -48Z',
        pen.linear(['#fbf3e6', '#cdb8a6']),
      ) +
        ellipse(0, -49, 33, 6, '#fffaf0') +
        candle(-6, 12) +
        candle(4, 18) +
        candle(12, 9) +
        glassShape(-20) +
        glassShape(23) +
        circle(-13, -52, 3, '#d9556a') +
        circle(-9, -53.5, 2.6, '#e98a94'),
    )
  );
}
