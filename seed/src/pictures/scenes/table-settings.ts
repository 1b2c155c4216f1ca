import { land, roll } from '../curves';
import { bokeh, glow, lightOf, sky } from '../light';
import { alpha, d, lighter, markup, mix, type Pen } from '../pen';
import { at, circle, ellipse, leafShape, path, rect, repeat, stroke } from '../shapes';
import { marigold } from './plants';

/** A tiered cake with lit candles in front of party lights. */
export function birthdayCake(pen: Pen, w: number, h: number): string {
  const u = Math.min(w, h) / 100;
  const back = pen.pick(['#f0c7c2', '#bcd6dc', '#e8d3a8', '#c9c2e3', '#bfd8c2']);
  const icing = pen.pick(['#fff4ec', '#fbe3e6', '#f7ecd8']);
  const sponge = pen.pick(['#e79aa6', '#8fb8c4', '#d9a15a', '#7a4a35', '#a98fc9']);
  const tier = (y: number, half: number, height: number): string =>
    path(
      `M${-half} ${y - height}L${-half} ${y}C${-half} ${y + half * 0.26} ${half} ${y + half * 0.26} ${half} ${y}L${half} ${y - height}Z`,
      pen.across(lighter(sponge, 0.12), sponge, mix(sponge, '#3a1a1a', 0.25)),
    ) +
    path(
      `M${-half} ${y - height}${repeat(8, (index) => d`q${half / 16} ${index % 3 === 0 ? 15 : 9} ${half / 8} 0t${half / 8} 0`)}V${y - height - 1}Z`,
      icing,
    ) +
    ellipse([0, y - height, half, half * 0.2], lighter(icing, 0.4)) +
    repeat(9, (index) =>
      circle(
        [
          -half + 4 + (index * (half * 2 - 8)) / 8,
          y + half * 0.2 * Math.sqrt(Math.max(0, 1 - ((index - 4) / 4.4) ** 2)) - 1,
          2.6,
        ],
        icing,
      ),
    );
  const candles = repeat(5, (index) => {
    const x = -18 + index * 9;
    const y = -57 + Math.abs(index - 2) * -1.2;
    return (
      rect([x - 1.2, y - 14, 2.4, 15], pen.pick(['#e2588a', '#2f8f9f', '#f2b233', '#8f6fc9'])) +
      glow(pen, [x, y - 19, 17], '#ffdf8a', 0.85) +
      path(`M${x} ${y - 25}q3.4 6.4 0 10q-3.4 -3.6 0 -10Z`, '#ffb83f') +
      path(`M${x} ${y - 21}q1.6 3.6 0 5.6q-1.6 -2 0 -5.6Z`, '#fffbe0')
    );
  });
  const bunting = repeat(9, (index) => {
    const share = index / 8;
    const x = w * share;
    const y = h * (0.06 + 0.34 * share * (1 - share));
    return path(
      d`M${x - u * 5} ${y}L${x + u * 5} ${y + u * 0.5}L${x} ${y + u * 10}Z`,
      pen.pick(['#e2588a', '#f2b233', '#2f8f9f', '#fff6e6', '#8f6fc9']),
      'opacity=".85"',
    );
  });
  return (
    rect([0, 0, w, h], pen.linear(mix(back, '#7a5a6a', 0.25), back, mix(back, '#fff6e6', 0.4))) +
    `<g ${pen.blur(u * 0.9)}>${bunting}</g>` +
    bokeh(pen, [0, 0, w, h * 0.66], 24, u * 8, [
      '#fff1c9',
      '#ffd58a',
      '#ffffff',
      lighter(back, 0.5),
    ]) +
    rect(
      [0, h * 0.74, w, h * 0.26],
      pen.linear(mix('#fffaf2', back, 0.2), mix('#e9dccb', back, 0.35)),
    ) +
    ellipse([w / 2, h * 0.84, u * 46, u * 7], alpha('#5a3a34', 0.22)) +
    at(
      [w / 2, h * 0.81, u * 0.86],
      ellipse([0, 6, 46, 9], '#d9c9b5') +
        ellipse([0, 3, 46, 9], '#fffaf2') +
        tier(0, 34, 28) +
        tier(-28, 24, 24) +
        at([0, -4, 1], candles) +
        repeat(5, (index) =>
          circle([-20 + index * 10, -52 + Math.abs(index - 2) * -1, 3], '#c8324f'),
        ),
    ) +
    repeat(
      24,
      () =>
        markup`<rect x="${pen.range(0, 1) * w}" y="${pen.range(0.86, 1) * h}" width="${u * 1.8}" height="${u * 0.8}" rx="${u * 0.3}" fill="${pen.pick(['#e2588a', '#f2b233', '#2f8f9f', '#8f6fc9'])}"/>`,
    )
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
      return glow(pen, [bx, by, u * 6], '#ffd58a', 0.8) + circle([bx, by, u * 0.9], '#fff3cf');
    }) + stroke(d`M0 ${y}Q${w / 2} ${y + sag * 2} ${w} ${y}`, '#2a1f28', u * 0.3);
  const chair = (x: number, flip: number): string =>
    markup`<g transform="translate(${x} ${h * 0.9}) scale(${flip * u * 0.62} ${u * 0.62})">${stroke('M-14 0L-12 -40L16 -40L18 0M-12 -40L-20 -92', '#3a2420', 4)}${path('M-21 -92C-16 -96 -12 -94 -13 -88L-9 -56L-16 -56Z', '#7a4a3a')}${rect([-14, -44, 32, 6], '#7a4a3a')}</g>`;
  const candle = (x: number, height: number): string =>
    rect([x - 2.4, -50 - height, 4.8, height], '#fff3dc') +
    glow(pen, [x, -56 - height, 30], '#ffc765', 0.85) +
    path(`M${x} ${-64 - height}q4.4 8 0 13q-4.4 -5 0 -13Z`, '#ffdf8a');
  const glassShape = (x: number): string =>
    path(`M${x - 6} -78C${x - 7} -66 ${x + 7} -66 ${x + 6} -78Z`, alpha('#ffe9c9', 0.6)) +
    stroke(`M${x} -68V-52M${x - 4} -51H${x + 4}`, alpha('#fff6e6', 0.75), 1.2);
  return (
    above.markup +
    path(land(roll(pen, 1.4), w, h * 0.58, h * 0.05, h), mix(light.near, light.far, 0.4)) +
    rect(
      [0, h * 0.7, w, h * 0.3],
      pen.linear(mix(light.near, '#8a5a3a', 0.35), mix(light.near, '#1a0f10', 0.4)),
    ) +
    glow(pen, [w / 2, h * 0.66, u * 60], '#ffb45c', 0.5) +
    string(h * 0.06, h * 0.09) +
    string(h * 0.14, h * 0.12) +
    chair(w / 2 - u * 34, 1) +
    chair(w / 2 + u * 34, -1) +
    at(
      [w / 2, h * 0.92, u * 0.72],
      path(
        'M-32 -48C-34 -20 -30 -8 -36 0C-12 5 12 5 36 0C30 -8 34 -20 32 -48Z',
        pen.linear('#fbf3e6', '#cdb8a6'),
      ) +
        ellipse([0, -49, 33, 6], '#fffaf0') +
        candle(-6, 12) +
        candle(4, 18) +
        candle(12, 9) +
        glassShape(-20) +
        glassShape(23) +
        circle([-13, -52, 3], '#d9556a') +
        circle([-9, -53.5, 2.6], '#e98a94'),
    )
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
      ? at([x, y, u * 0.34], marigold(pen, '#f29a1c'))
      : at(
          [x, y, size / 14],
          `<path d="${leafShape(26, 11)}" fill="${pen.linear(lighter('#d9556a', pen.range(0.2, 0.6)), '#b8324f')}"/>`,
          pen.range(0, 360),
        );
  });
  const gold = pen.linear('#fff3c4', '#d9a53c', '#8a5a1a', '#f0cf7a');
  const ring = (x: number, y: number, turn: number): string =>
    ellipse(
      [x + 3, y + 6, 24, 17],
      'none',
      `stroke="#2a160a" stroke-width="5" opacity=".25" ${pen.blur(2.4)}`,
    ) +
    `<ellipse cx="${x}" cy="${y}" rx="24" ry="18" fill="none" stroke="${gold}" stroke-width="4.6" transform="rotate(${turn} ${x} ${y})"/><ellipse cx="${x}" cy="${y - 1}" rx="23" ry="17" fill="none" stroke="#fff6d8" stroke-width="1" opacity=".8" transform="rotate(${turn} ${x} ${y})"/>`;
  const folds = repeat(6, (index) =>
    stroke(
      d`M${-w * 0.1} ${h * (index * 0.2 + pen.range(-0.05, 0.05))}Q${w * 0.5} ${h * (index * 0.2 + pen.range(-0.2, 0.2))} ${w * 1.1} ${h * (index * 0.2 + pen.range(-0.1, 0.1))}`,
      index % 2 === 0 ? '#ffffff' : mix(cloth, '#3a2018', 0.5),
      u * 5,
      `opacity=".28" ${pen.blur(u * 3)}`,
    ),
  );
  return (
    rect([0, 0, w, h], pen.diagonal(lighter(cloth, 0.3), cloth, mix(cloth, '#5a3a2a', 0.25))) +
    folds +
    petals +
    glow(pen, [w / 2, h / 2, u * 46], lighter(cloth, 0.4), 0.7) +
    at([w / 2, h / 2, u * 0.9], ring(-12, 2, -14) + ring(16, -4, 18)) +
    glow(pen, [w * 0.47, h * 0.38, u * 10], '#ffffff', 0.8)
  );
}
