import { drawBokeh, drawGlow, pickLight, drawSky } from '../light';
import { withOpacity, pathData, lightenColour, markup, mixColours, type Pen } from '../pen';
import { transformDrawing, circle, ellipse, path, rect, repeatDrawing, stroke } from '../shapes';

/** A graduate in gown and cap before a hall, caps in the air. */
export function drawGraduate(pen: Pen, w: number, h: number): string {
  const light = pickLight(pen, ['day', 'golden', 'rose']);
  const u = Math.min(w, h) / 100;
  const floor = h * 0.82;
  const stone = mixColours(pen.pick(['#e3cfae', '#c98f6c', '#e9e2d3']), light.haze, 0.25);
  const columns = repeatDrawing(6, (index) => {
    const x = w * (0.1 + index * 0.16);
    return (
      rect(
        [x - u * 2.4, h * 0.34, u * 4.8, floor - h * 0.34],
        pen.across(lightenColour(stone, 0.35), stone, mixColours(stone, light.near, 0.3)),
      ) + rect([x - u * 3.4, h * 0.33, u * 6.8, u * 2], lightenColour(stone, 0.2))
    );
  });
  const gown = pen.pick(['#23324f', '#5a1f2e', '#1f3f3a', '#2a2433']);
  const skin = pen.pick(['#c58c62', '#a86f48', '#d3a075']);
  const woman = pen.chance(0.5);
  const figure =
    (woman ? path('M-9 -92C-14 -70 -11 -64 -8 -62L8 -62C11 -64 14 -70 9 -92Z', '#1d1512') : '') +
    path(
      'M-14 -76C-8 -81 8 -81 14 -76C20 -50 24 -20 26 0C8 4 -8 4 -26 0C-24 -20 -20 -50 -14 -76Z',
      pen.across(lightenColour(gown, 0.14), gown, mixColours(gown, '#000000', 0.3)),
    ) +
    stroke('M18 -72Q30 -88 27 -104', gown, 9) +
    circle([27, -107, 3.6], skin) +
    `<g transform="rotate(-24 27 -108)">${rect([16, -112, 22, 6], '#fffaf0', 'rx="2"')}${rect([25, -112.4, 3, 7], '#b3263a')}</g>` +
    stroke('M-14 -70Q-22 -52 -18 -40', gown, 9) +
    path('M-7 -79L0 -56L7 -79L4 -80L0 -72L-4 -80Z', '#d9a94e') +
    path('M-2.8 -84h5.6v8l-2.8 3l-2.8 -3Z', mixColours(skin, '#2a1a10', 0.15)) +
    ellipse([0, -91, 7, 8.2], skin) +
    stroke('M-4.2 -91q1.3 -1.2 2.6 0M1.6 -91q1.3 -1.2 2.6 0', '#2a1a10', 0.8) +
    stroke('M-2.8 -86.8q2.8 2.4 5.6 0', '#8f3f33', 0.9) +
    path('M-7.2 -93C-8 -103 8 -103 7.2 -93C3 -97 -3 -97 -7.2 -93Z', '#1d1512') +
    path('M-7.6 -97L7.6 -97L7.2 -102L-7.2 -102Z', gown) +
    path('M0 -109L17 -103L0 -97.6L-17 -103Z', mixColours(gown, '#000000', 0.2)) +
    stroke('M0 -103L12 -101L12.6 -92', '#d9a94e', 0.9);
  const caps = repeatDrawing(5, () =>
    transformDrawing(
      [pen.range(0.08, 0.92) * w, pen.range(0.06, 0.28) * h, u * pen.range(0.3, 0.5)],
      path('M0 -9L17 -2L0 5L-17 -2Z', gown) + path('M-8 1L8 1L8 7L-8 7Z', lightenColour(gown, 0.1)),
      pen.range(-40, 40),
    ),
  );
  return (
    drawSky(pen, light, w, floor).markup +
    path(
      pathData`M${w * 0.02} ${h * 0.34}L${w * 0.5} ${h * 0.16}L${w * 0.98} ${h * 0.34}Z`,
      pen.linear(lightenColour(stone, 0.25), stone),
    ) +
    rect([0, h * 0.35, w, floor - h * 0.35], mixColours(stone, light.near, 0.34)) +
    columns +
    rect(
      [0, floor, w, h - floor],
      pen.linear(lightenColour(stone, 0.25), mixColours(stone, light.near, 0.2)),
    ) +
    repeatDrawing(4, (index) =>
      rect(
        [0, floor + index * h * 0.045, w, u * 0.5],
        mixColours(stone, light.near, 0.35),
        'opacity=".5"',
      ),
    ) +
    caps +
    ellipse([w / 2, h * 0.96, u * 26, u * 2.6], withOpacity('#1a1410', 0.35)) +
    transformDrawing([w / 2, h * 0.96, u * 0.68], figure) +
    repeatDrawing(
      26,
      () =>
        markup`<rect x="${pen.range(0, 1) * w}" y="${pen.range(0, 0.8) * h}" width="${u * 1.5}" height="${u * 0.9}" fill="${pen.pick(['#f2c25c', '#d9402f', '#fffaf0', '#2f8f83'])}" opacity=".9" transform="rotate(${pen.int(-40, 40)} ${w / 2} ${h / 2})"/>`,
    )
  );
}

/** A child with a paper crown behind a cake, balloons around. */
export function drawBirthdayChild(pen: Pen, w: number, h: number): string {
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
  const balloons = repeatDrawing(13, (index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const x = w / 2 + side * pen.range(24, 60) * u;
    const y = h * pen.range(0.08, 0.56);
    const tint = pen.pick(tints);
    return (
      stroke(
        pathData`M${x} ${y}Q${x + u * 3} ${y + u * 20} ${x - side * u * 6} ${h}`,
        '#ffffff',
        u * 0.3,
        'opacity=".7"',
      ) +
      ellipse(
        [x, y, u * 9.4, u * 11.4],
        pen.radial(
          [lightenColour(tint, 0.65), tint, mixColours(tint, '#2a1018', 0.22)],
          [0.34, 0.28, 0.8],
        ),
      )
    );
  });
  const skin = pen.pick(['#c58c62', '#a86f48', '#d3a075', '#b87d55']);
  const girl = pen.chance(0.5);
  const shirt = pen.pick(['#d9556a', '#2f7f86', '#e0a030', '#6f5fa9', '#4f8a5a']);
  const hair = '#231712';
  const kid =
    (girl ? circle([-21, -50, 8], hair) + circle([21, -50, 8], hair) : '') +
    path('M-26 0C-27 -20 -16 -26 0 -26C16 -26 27 -20 26 0Z', shirt) +
    path('M-5 -34h10v9l-5 4l-5 -4Z', mixColours(skin, '#3a1a10', 0.16)) +
    ellipse([0, -50, 19, 20], skin) +
    circle([-19, -49, 3.6], skin) +
    circle([19, -49, 3.6], skin) +
    path('M-19.4 -50C-22 -76 22 -76 19.4 -50C16 -60 6 -62 -2 -62C-9 -61 -16 -58 -19.4 -50Z', hair) +
    stroke('M-10 -49q3 -3.4 6 0M4 -49q3 -3.4 6 0', '#2a1a10', 1.6) +
    circle([-11.6, -42.6, 3.4], '#e58f7a', 'opacity=".5"') +
    circle([11.6, -42.6, 3.4], '#e58f7a', 'opacity=".5"') +
    path('M-6.4 -40.6Q0 -32 6.4 -40.6Q0 -38.6 -6.4 -40.6Z', '#8f2f2f') +
    path('M-14 -66L-16 -82L-8 -75L0 -86L8 -75L16 -82L14 -66Q0 -71 -14 -66Z', '#f2c25c') +
    circle([0, -86, 2], '#e2588a') +
    circle([-16, -82, 1.8], '#e2588a') +
    circle([16, -82, 1.8], '#e2588a') +
    stroke('M-22 -16Q-30 -4 -18 4M22 -16Q30 -4 18 4', shirt, 9);
  const cake =
    path('M-26 -20V0C-26 7 26 7 26 0V-20Z', '#e9b7a6') +
    path('M-26 -20q4 9 8.6 0t8.6 0t8.6 0t8.6 0t8.6 0t9 0V-22H-26Z', '#fffaf2') +
    ellipse([0, -20, 26, 5.4], '#fffdf8') +
    repeatDrawing(
      3,
      (index) =>
        rect([-9.2 + index * 8, -36, 2.4, 15], tints[index] ?? '') +
        drawGlow(pen, [-8 + index * 8, -40, 13], '#ffdf8a', 0.8) +
        path(`M${-8 + index * 8} -46q3 5.6 0 9q-3 -3.4 0 -9Z`, '#ffb83f'),
    );
  return (
    rect([0, 0, w, h], pen.linear(lightenColour(wall, 0.3), wall)) +
    drawBokeh(pen, [0, 0, w, h * 0.7], 12, u * 8, ['#ffffff', '#fff1c9']) +
    balloons +
    transformDrawing([w / 2, h * 0.82, u * 0.92], kid) +
    rect([0, h * 0.82, w, h * 0.18], pen.linear('#fffaf2', mixColours('#e9dccb', wall, 0.3))) +
    ellipse([w / 2, h * 0.92, u * 26, u * 3], withOpacity('#5a3a34', 0.2)) +
    transformDrawing([w / 2, h * 0.91, u * 0.78], cake)
  );
}

/** A tiered cake with lit candles in front of party lights. */
export function drawBirthdayCake(pen: Pen, w: number, h: number): string {
  const u = Math.min(w, h) / 100;
  const back = pen.pick(['#f0c7c2', '#bcd6dc', '#e8d3a8', '#c9c2e3', '#bfd8c2']);
  const icing = pen.pick(['#fff4ec', '#fbe3e6', '#f7ecd8']);
  const sponge = pen.pick(['#e79aa6', '#8fb8c4', '#d9a15a', '#7a4a35', '#a98fc9']);
  const tier = (y: number, half: number, height: number): string =>
    path(
      `M${-half} ${y - height}L${-half} ${y}C${-half} ${y + half * 0.26} ${half} ${y + half * 0.26} ${half} ${y}L${half} ${y - height}Z`,
      pen.across(lightenColour(sponge, 0.12), sponge, mixColours(sponge, '#3a1a1a', 0.25)),
    ) +
    path(
      `M${-half} ${y - height}${repeatDrawing(8, (index) => pathData`q${half / 16} ${index % 3 === 0 ? 15 : 9} ${half / 8} 0t${half / 8} 0`)}V${y - height - 1}Z`,
      icing,
    ) +
    ellipse([0, y - height, half, half * 0.2], lightenColour(icing, 0.4)) +
    repeatDrawing(9, (index) =>
      circle(
        [
          -half + 4 + (index * (half * 2 - 8)) / 8,
          y + half * 0.2 * Math.sqrt(Math.max(0, 1 - ((index - 4) / 4.4) ** 2)) - 1,
          2.6,
        ],
        icing,
      ),
    );
  const candles = repeatDrawing(5, (index) => {
    const x = -18 + index * 9;
    const y = -57 + Math.abs(index - 2) * -1.2;
    return (
      rect([x - 1.2, y - 14, 2.4, 15], pen.pick(['#e2588a', '#2f8f9f', '#f2b233', '#8f6fc9'])) +
      drawGlow(pen, [x, y - 19, 17], '#ffdf8a', 0.85) +
      path(`M${x} ${y - 25}q3.4 6.4 0 10q-3.4 -3.6 0 -10Z`, '#ffb83f') +
      path(`M${x} ${y - 21}q1.6 3.6 0 5.6q-1.6 -2 0 -5.6Z`, '#fffbe0')
    );
  });
  const bunting = repeatDrawing(9, (index) => {
    const share = index / 8;
    const x = w * share;
    const y = h * (0.06 + 0.34 * share * (1 - share));
    return path(
      pathData`M${x - u * 5} ${y}L${x + u * 5} ${y + u * 0.5}L${x} ${y + u * 10}Z`,
      pen.pick(['#e2588a', '#f2b233', '#2f8f9f', '#fff6e6', '#8f6fc9']),
      'opacity=".85"',
    );
  });
  return (
    rect(
      [0, 0, w, h],
      pen.linear(mixColours(back, '#7a5a6a', 0.25), back, mixColours(back, '#fff6e6', 0.4)),
    ) +
    `<g ${pen.blur(u * 0.9)}>${bunting}</g>` +
    drawBokeh(pen, [0, 0, w, h * 0.66], 24, u * 8, [
      '#fff1c9',
      '#ffd58a',
      '#ffffff',
      lightenColour(back, 0.5),
    ]) +
    rect(
      [0, h * 0.74, w, h * 0.26],
      pen.linear(mixColours('#fffaf2', back, 0.2), mixColours('#e9dccb', back, 0.35)),
    ) +
    ellipse([w / 2, h * 0.84, u * 46, u * 7], withOpacity('#5a3a34', 0.22)) +
    transformDrawing(
      [w / 2, h * 0.81, u * 0.86],
      ellipse([0, 6, 46, 9], '#d9c9b5') +
        ellipse([0, 3, 46, 9], '#fffaf2') +
        tier(0, 34, 28) +
        tier(-28, 24, 24) +
        transformDrawing([0, -4, 1], candles) +
        repeatDrawing(5, (index) =>
          circle([-20 + index * 10, -52 + Math.abs(index - 2) * -1, 3], '#c8324f'),
        ),
    ) +
    repeatDrawing(
      24,
      () =>
        markup`<rect x="${pen.range(0, 1) * w}" y="${pen.range(0.86, 1) * h}" width="${u * 1.8}" height="${u * 0.8}" rx="${u * 0.3}" fill="${pen.pick(['#e2588a', '#f2b233', '#2f8f9f', '#8f6fc9'])}"/>`,
    )
  );
}
