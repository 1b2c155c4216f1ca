import { landOutlinePath, createRollingHeights } from '../curves';
import { drawBokeh, drawGlow, pickLight, drawSky, drawWater } from '../light';
import {
  withOpacity,
  pathData,
  roundNumber,
  lightenColour,
  markup,
  mixColours,
  type Pen,
} from '../pen';
import {
  transformDrawing,
  circle,
  ellipse,
  leafPath,
  path,
  rect,
  repeatDrawing,
  stroke,
} from '../shapes';
import { pickDress, drawKurtaMan, drawSariWoman, createSilhouetteDress } from './figures';
import { drawGarland, drawMarigold } from './plants';

/** A couple under a mandap hung with marigolds. */
export function drawMandap(pen: Pen, w: number, h: number): string {
  const u = Math.min(w, h) / 100;
  const back = pen.pick(['#5a2433', '#7a3a2c', '#f0dccb', '#3f4a55', '#e9cfc9']);
  const isPale = back.startsWith('#f') || back.startsWith('#e');
  const drape = pen.pick(['#b3263a', '#f3e3cc', '#d9742b', '#c94b6d']);
  const floor = h * 0.8;
  const left = w / 2 - u * 38;
  const right = w / 2 + u * 38;
  const pillar = (x: number): string =>
    rect(
      [x - u * 2.2, h * 0.16, u * 4.4, floor - h * 0.14],
      pen.across('#f7e2b5', '#d9a94e', '#8f6224'),
    ) +
    repeatDrawing(7, (index) =>
      rect([x - u * 2.8, h * (0.2 + index * 0.085), u * 5.6, u * 1.2], '#f3d391'),
    ) +
    rect([x - u * 4, floor - u * 3, u * 8, u * 4], '#c9923c');
  const swags = repeatDrawing(4, (index) => {
    const x = left + (index * (right - left)) / 4;
    const width = (right - left) / 4;
    return path(
      pathData`M${x} ${h * 0.15}Q${x + width / 2} ${h * 0.36} ${x + width} ${h * 0.15}Z`,
      pen.linear(lightenColour(drape, 0.18), drape, mixColours(drape, '#2a0a10', 0.3)),
    );
  });
  const curtains = [left, right]
    .map((x, index) =>
      path(
        index === 0
          ? pathData`M${x - u} ${h * 0.15}Q${x + u * 12} ${h * 0.4} ${x + u} ${h * 0.56}Q${x + u * 5} ${h * 0.7} ${x + u * 4} ${floor}L${x - u * 3} ${floor}Z`
          : pathData`M${x + u} ${h * 0.15}Q${x - u * 12} ${h * 0.4} ${x - u} ${h * 0.56}Q${x - u * 5} ${h * 0.7} ${x - u * 4} ${floor}L${x + u * 3} ${floor}Z`,
        pen.across(lightenColour(drape, 0.25), drape, mixColours(drape, '#2a0a10', 0.35)),
      ),
    )
    .join('');
  const bride = {
    ...pickDress(pen, 'sari'),
    main: pen.pick(['#b3162e', '#c2255c', '#a81e2c']),
    accent: '#f0c65a',
  };
  const groom = {
    ...pickDress(pen, 'kurta'),
    main: pen.pick(['#f6ead2', '#efe0c0', '#e9d3a8']),
    accent: '#b98a3e',
  };
  const ring = (x: number, y: number): string =>
    repeatDrawing(13, (index) => {
      const angle = 0.35 + (index / 12) * 2.44;
      return circle(
        [x + Math.cos(angle) * 7.6, y + Math.sin(angle) * 17, 2.1],
        index % 2 === 0 ? '#fff6e6' : '#e2473f',
      );
    });
  const size = (floor - h * 0.3) / 104;
  return (
    rect(
      [0, 0, w, h],
      pen.linear(mixColours(back, '#120608', isPale ? 0.08 : 0.3), back, lightenColour(back, 0.16)),
    ) +
    drawBokeh(pen, [0, h * 0.1, w, h * 0.6], 30, u * 6, ['#ffd58a', '#ffe9c0', '#ffb057']) +
    rect(
      [0, floor, w, h - floor],
      pen.linear(mixColours(back, '#a8433a', 0.5), mixColours(back, '#3a0f16', 0.55)),
    ) +
    path(
      pathData`M${left - u * 8} ${floor}L${right + u * 8} ${floor}L${right + u * 13} ${floor + u * 5}L${left - u * 13} ${floor + u * 5}Z`,
      '#f0dcb0',
    ) +
    drawGlow(pen, [w / 2, h * 0.5, u * 46], '#ffe2ad', 0.55) +
    curtains +
    swags +
    path(
      pathData`M${left - u * 7} ${h * 0.16}L${left - u * 4} ${h * 0.1}Q${w / 2} ${h * 0.02} ${right + u * 4} ${h * 0.1}L${right + u * 7} ${h * 0.16}Z`,
      pen.linear('#f7e2b5', '#c9923c'),
    ) +
    pillar(left) +
    pillar(right) +
    drawGarland(pen, [left, h * 0.17], [w / 2, h * 0.17], h * 0.045, u * 3.4) +
    drawGarland(pen, [w / 2, h * 0.17], [right, h * 0.17], h * 0.045, u * 3.4) +
    [0.16, 0.3, 0.7, 0.84]
      .map((share) =>
        drawGarland(
          pen,
          [left + (right - left) * share, h * 0.18],
          [left + (right - left) * share + 1, h * pen.range(0.3, 0.38)],
          0,
          u * 2.6,
        ),
      )
      .join('') +
    ellipse([w / 2, floor + u * 2.5, u * 22, u * 2.4], withOpacity('#2a0a10', 0.35)) +
    transformDrawing(
      [w / 2 - size * 13, floor + u * 2, size],
      drawSariWoman(bride, { right: [12, -55], left: [-9, -54] }) +
        ring(0, -80) +
        path(
          'M-8 -94C-12 -104 12 -104 8 -94L14 -44L9 -40C10 -70 8 -84 6 -92C3 -97 -3 -97 -6 -92C-8 -80 -9 -74 -11 -66L-13 -70Z',
          bride.main,
          'opacity=".92"',
        ) +
        circle([0, -98.6, 1.3], '#f0c65a'),
    ) +
    transformDrawing(
      [w / 2 + size * 13, floor + u * 2, size * 1.06],
      drawKurtaMan(groom, { left: [-12, -54] }, pen.pick(['#c2255c', '#d9542b', '#b3162e'])) +
        ring(0, -80),
    ) +
    repeatDrawing(22, () =>
      ellipse(
        [pen.range(0.05, 0.95) * w, pen.range(0.84, 0.99) * h, u * 1.1, u * 0.6],
        pen.pick(['#f29a1c', '#f7bd2f', '#e2588a']),
      ),
    )
  );
}

/** Two people hand in hand against an evening sky. */
export function drawCoupleAtDusk(pen: Pen, w: number, h: number): string {
  const light = pickLight(pen, ['dusk', 'golden', 'rose', 'dawn']);
  const horizon = h * 0.62;
  const above = drawSky(pen, light, w, horizon, [
    w * pen.range(0.42, 0.58),
    horizon * pen.range(0.6, 0.82),
  ]);
  const dark = mixColours(light.near, '#120a0e', 0.4);
  const size = h * pen.range(0.0042, 0.0054);
  const x = w * pen.range(0.36, 0.64);
  const y = h * 0.88;
  const pair =
    transformDrawing(
      [-12, 0, 0.95],
      drawSariWoman(createSilhouetteDress(dark), { right: [13, -50] }, true),
    ) +
    transformDrawing(
      [13, 0, 1.04],
      drawKurtaMan(createSilhouetteDress(dark), { left: [-12, -46] }, undefined, true),
    );
  const isSea = pen.chance(0.5);
  return (
    above.markup +
    (isSea
      ? drawWater(
          pen,
          light,
          w,
          horizon,
          h * 0.86,
          above.sun[0],
          mixColours(light.sky[0], light.near, 0.3),
        )
      : repeatDrawing(3, (index) =>
          path(
            landOutlinePath(
              createRollingHeights(pen, 1.6),
              w,
              horizon + h * 0.05 * index,
              h * 0.05,
              h,
            ),
            mixColours(
              mixColours(light.far, light.near, index * 0.3),
              light.haze,
              0.4 - index * 0.12,
            ),
          ),
        )) +
    path(
      landOutlinePath(createRollingHeights(pen, 0.8), w, h * 0.87, h * 0.014, h),
      pen.linear(mixColours(dark, light.haze, 0.18), dark),
    ) +
    drawGlow(pen, [x, y - size * 60, size * 110], light.sun, 0.4) +
    transformDrawing([x, y + size, size], pair) +
    repeatDrawing(40, () => {
      const gx = pen.range(0, 1) * w;
      const top = h * pen.range(0.88, 0.95);
      return stroke(
        pathData`M${gx} ${h + 3}Q${gx} ${top + h * 0.03} ${gx + pen.range(-1, 1) * w * 0.012} ${top}`,
        dark,
        w * 0.0035,
      );
    })
  );
}

/** A table for two with candles, and lights strung above. */
export function drawCandleDinner(pen: Pen, w: number, h: number): string {
  const u = Math.min(w, h) / 100;
  const light = pickLight(pen, ['dusk', 'night']);
  const above = drawSky(pen, light, w, h * 0.62);
  const string = (y: number, sag: number): string =>
    repeatDrawing(15, (index) => {
      const share = index / 14;
      const bx = w * share;
      const by = y + sag * 4 * share * (1 - share);
      return drawGlow(pen, [bx, by, u * 6], '#ffd58a', 0.8) + circle([bx, by, u * 0.9], '#fff3cf');
    }) +
    stroke(
      `${pathData`M0 ${y}Q${w / 2} ${y + sag * 2}`} ${w} ${roundNumber(y)}`,
      '#2a1f28',
      u * 0.3,
    );
  const chair = (x: number, flip: number): string =>
    markup`<g transform="translate(${x} ${h * 0.9}) scale(${flip * u * 0.62} ${u * 0.62})">${stroke('M-14 0L-12 -40L16 -40L18 0M-12 -40L-20 -92', '#3a2420', 4)}${path('M-21 -92C-16 -96 -12 -94 -13 -88L-9 -56L-16 -56Z', '#7a4a3a')}${rect([-14, -44, 32, 6], '#7a4a3a')}</g>`;
  const candle = (x: number, height: number): string =>
    rect([x - 2.4, -50 - height, 4.8, height], '#fff3dc') +
    drawGlow(pen, [x, -56 - height, 30], '#ffc765', 0.85) +
    path(`M${x} ${-64 - height}q4.4 8 0 13q-4.4 -5 0 -13Z`, '#ffdf8a');
  const glassShape = (x: number): string =>
    path(`M${x - 6} -78C${x - 7} -66 ${x + 7} -66 ${x + 6} -78Z`, withOpacity('#ffe9c9', 0.6)) +
    stroke(`M${x} -68V-52M${x - 4} -51H${x + 4}`, withOpacity('#fff6e6', 0.75), 1.2);
  return (
    above.markup +
    path(
      landOutlinePath(createRollingHeights(pen, 1.4), w, h * 0.58, h * 0.05, h),
      mixColours(light.near, light.far, 0.4),
    ) +
    rect(
      [0, h * 0.7, w, h * 0.3],
      pen.linear(mixColours(light.near, '#8a5a3a', 0.35), mixColours(light.near, '#1a0f10', 0.4)),
    ) +
    drawGlow(pen, [w / 2, h * 0.66, u * 60], '#ffb45c', 0.5) +
    string(h * 0.06, h * 0.09) +
    string(h * 0.14, h * 0.12) +
    chair(w / 2 - u * 34, 1) +
    chair(w / 2 + u * 34, -1) +
    transformDrawing(
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
export function drawRings(pen: Pen, w: number, h: number): string {
  const u = Math.min(w, h) / 100;
  const cloth = pen.pick(['#f3e8dc', '#eddcd6', '#e3e6dc', '#7a2434']);
  const petals = repeatDrawing(34, (index) => {
    const x = pen.range(-0.02, 1.02) * w;
    const y = pen.range(-0.02, 1.02) * h;
    const size = u * pen.range(3, 7);
    return index % 3 === 0 && pen.chance(0.5)
      ? transformDrawing([x, y, u * 0.34], drawMarigold(pen, '#f29a1c'))
      : transformDrawing(
          [x, y, size / 14],
          `<path d="${leafPath(26, 11)}" fill="${pen.linear(lightenColour('#d9556a', pen.range(0.2, 0.6)), '#b8324f')}"/>`,
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
  const folds = repeatDrawing(6, (index) =>
    stroke(
      pathData`M${-w * 0.1} ${h * (index * 0.2 + pen.range(-0.05, 0.05))}Q${w * 0.5} ${h * (index * 0.2 + pen.range(-0.2, 0.2))} ${w * 1.1} ${h * (index * 0.2 + pen.range(-0.1, 0.1))}`,
      index % 2 === 0 ? '#ffffff' : mixColours(cloth, '#3a2018', 0.5),
      u * 5,
      `opacity=".28" ${pen.blur(u * 3)}`,
    ),
  );
  return (
    rect(
      [0, 0, w, h],
      pen.diagonal(lightenColour(cloth, 0.3), cloth, mixColours(cloth, '#5a3a2a', 0.25)),
    ) +
    folds +
    petals +
    drawGlow(pen, [w / 2, h / 2, u * 46], lightenColour(cloth, 0.4), 0.7) +
    transformDrawing([w / 2, h / 2, u * 0.9], ring(-12, 2, -14) + ring(16, -4, 18)) +
    drawGlow(pen, [w * 0.47, h * 0.38, u * 10], '#ffffff', 0.8)
  );
}
