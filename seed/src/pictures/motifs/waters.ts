import { landOutlinePath, createRollingHeights } from '../curves';
import { drawGlow, pickLight, drawSky, drawWater } from '../light';
import { withOpacity, pathData, markup, mixColours, type Pen } from '../pen';
import { transformDrawing, circle, ellipse, path, rect, repeatDrawing, stroke } from '../shapes';
import { drawKurtaMan, createSilhouetteDress } from './figures';
import { drawBirds } from './landscapes';
import { drawLotus, drawPalm } from './plants';

/** A thatched houseboat of the backwaters, around its waterline, about 120 units long. */
function houseboat(lit: string): string {
  const thatch = '#8d6840';
  return (
    path('M-62 -8C-50 2 48 2 66 -12L58 2C40 7 -40 7 -54 2Z', '#2e1f18') +
    path('M-44 -4L-44 -22L44 -22L44 -4Z', '#6d4a30') +
    repeatDrawing(6, (index) => rect([-38 + index * 13.2, -19, 8, 11], lit, 'opacity=".85"')) +
    path('M-50 -20C-46 -42 -14 -48 4 -44C26 -46 46 -38 52 -20Z', thatch) +
    path(
      'M-50 -20C-46 -42 -14 -48 4 -44C-14 -42 -34 -36 -40 -20Z',
      mixColours(thatch, '#e9c98a', 0.35),
    ) +
    repeatDrawing(7, (index) =>
      stroke(
        `M${-40 + index * 14} -21Q${-36 + index * 12} -34 ${-24 + index * 9} -43`,
        '#5f4326',
        0.9,
      ),
    ) +
    stroke('M-52 -20L54 -20', '#4c3420', 2)
  );
}

/** Still backwaters between palms, with a houseboat or a canoe. */
export function drawBackwaters(pen: Pen, w: number, h: number): string {
  const light = pickLight(pen, ['golden', 'dawn', 'dusk', 'day', 'monsoon']);
  const horizon = h * pen.range(0.46, 0.56);
  const above = drawSky(pen, light, w, horizon);
  const shore = mixColours(mixColours('#2f5a3e', light.near, 0.4), light.haze, 0.1);
  const bank = (share: number, tint: string): string =>
    path(
      landOutlinePath(
        createRollingHeights(pen, 3),
        w,
        horizon - h * 0.02 * share,
        h * 0.014,
        horizon + h * 0.012,
      ),
      tint,
    ) +
    repeatDrawing(11, () =>
      drawPalm(
        pen,
        pen.range(0, w),
        horizon,
        h * pen.range(0.1, 0.19) * (0.7 + share * 0.4),
        tint,
        pen.range(-0.2, 0.2),
      ),
    );
  const banks =
    bank(0, mixColours(shore, light.haze, 0.55)) + bank(1, mixColours(shore, light.haze, 0.2));
  const boatX = w * pen.range(0.34, 0.62);
  const size = Math.min(w, h) * 0.0042;
  const boatY = horizon + h * pen.range(0.09, 0.16);
  const canoe = pen.chance(0.35);
  const boat = canoe
    ? path('M-50 -6C-36 3 36 3 52 -9C40 7 -36 8 -50 -6Z', mixColours(light.near, '#1d120c', 0.5)) +
      transformDrawing(
        [30, 0, 0.42],
        drawKurtaMan(
          createSilhouetteDress(mixColours(light.near, '#1d120c', 0.4)),
          { right: [20, -60], left: [4, -56] },
          '#b8433a',
        ),
      ) +
      stroke('M39 -30L46 14', '#2b1b12', 1.4)
    : houseboat(light.isDark ? '#ffd58a' : '#f3dcae');
  const side = pen.chance(0.5) ? 1 : -1;
  const edge = side > 0 ? 0 : w;
  return (
    above.markup +
    banks +
    drawWater(pen, light, w, horizon, h, above.sun[0], mixColours(light.sky[0], '#2b5a5a', 0.45)) +
    markup`<g transform="translate(0 ${horizon * 2}) scale(1 -1)" opacity=".34">${banks}</g>` +
    `<g opacity=".3">${drawReflection(boatX, boatY, size, boat)}</g>` +
    ellipse([boatX, boatY + size * 4, size * 66, size * 5], withOpacity(light.near, 0.4)) +
    transformDrawing([boatX, boatY, size], boat) +
    drawPalm(
      pen,
      edge + side * w * 0.08,
      h * 1.02,
      h * 0.78,
      mixColours(light.near, '#0e1a14', 0.3),
      side * 0.12,
    ) +
    drawPalm(
      pen,
      edge - side * w * 0.03,
      h * 1.02,
      h * 0.6,
      mixColours(light.near, '#0e1a14', 0.4),
      side * 0.22,
    ) +
    drawBirds(pen, w * 0.5, h * 0.16, w * 0.011, light.near)
  );
}

/** The reflection of a drawing: upside down, below its waterline. */
export function drawReflection(x: number, y: number, size: number, drawing: string): string {
  return markup`<g transform="translate(${x} ${y + size * 6}) scale(${size} ${-size * 0.8})">${drawing}</g>`;
}

/** A beach with foam, palms and a boat drawn up on the sand. */
export function drawBeach(pen: Pen, w: number, h: number): string {
  const light = pickLight(pen, ['day', 'golden', 'dusk', 'rose']);
  const horizon = h * pen.range(0.36, 0.46);
  const shoreY = h * pen.range(0.66, 0.74);
  const above = drawSky(pen, light, w, horizon);
  const sand = mixColours('#e8cfa2', light.sky[1], 0.22);
  const sea = light.isDark
    ? mixColours(light.sky[0], '#20406a', 0.4)
    : mixColours('#1e8a9b', light.sky[0], 0.3);
  const foam = repeatDrawing(4, (index) => {
    const y = shoreY - h * 0.085 * index * (1 - index * 0.12);
    const wave = createRollingHeights(pen, 2.2);
    const crestPath = landOutlinePath(wave, w, y, h * 0.012, y + h * 0.05);
    return (
      path(crestPath, '#ffffff', markup`opacity="${0.85 - index * 0.2}"`) +
      markup`<g transform="translate(0 ${h * (0.014 - index * 0.002)})">${path(crestPath, index === 0 ? mixColours(sand, '#8f7a5c', 0.35) : mixColours(sea, light.sky[2], 0.35 - index * 0.07))}</g>`
    );
  });
  const boat =
    path('M-52 -16C-40 6 38 8 58 -24C50 4 34 13 -30 12C-44 10 -50 -4 -52 -16Z', '#7c3b2a') +
    path('M-52 -16C-40 6 38 8 58 -24C54 -12 40 0 -20 0C-40 -2 -50 -10 -52 -16Z', '#2f7f86') +
    stroke('M-47 -7C-30 9 36 9 54 -15', '#f3e3c0', 2.2);
  const side = pen.pick([1, -1]);
  const edge = side > 0 ? 0 : w;
  const umbrella = ['#c8453b', '#f5ead2', '#c8453b', '#f5ead2']
    .map((tint, index) =>
      path(
        `M0 -70C${-40 + index * 20} -70 ${-46 + index * 23} -46 ${-46 + index * 23} -42L${-23 + index * 23} -42C${-23 + index * 23} -48 ${-20 + index * 13} -70 0 -70Z`,
        tint,
      ),
    )
    .join('');
  return (
    above.markup +
    rect(
      [0, horizon, w, shoreY - horizon + 4],
      pen.linear(mixColours(sea, light.sky[2], 0.3), sea, mixColours(sea, '#bfeee2', 0.35)),
    ) +
    drawWater(
      pen,
      {
        ...light,
        sky: [sea, mixColours(sea, light.sky[2], 0.25), mixColours(sea, light.sky[2], 0.4)],
      },
      w,
      horizon,
      shoreY - h * 0.04,
      above.sun[0],
      sea,
    ) +
    rect(
      [0, shoreY - h * 0.002, w, h],
      pen.linear(mixColours(sand, '#8f7a5c', 0.3), sand, mixColours(sand, '#8f7a5c', 0.15)),
    ) +
    foam +
    path(
      landOutlinePath(createRollingHeights(pen, 1), w, shoreY + h * 0.07, h * 0.016, h),
      pen.linear(sand, mixColours(sand, light.near, 0.2)),
    ) +
    (pen.chance(0.5)
      ? ellipse([w * 0.56, h * 0.9, w * 0.16, h * 0.014], withOpacity('#4a3826', 0.35)) +
        transformDrawing([w * 0.56, h * 0.88, h * 0.0022], boat)
      : ellipse([w * 0.62, h * 0.9, w * 0.13, h * 0.014], withOpacity('#4a3826', 0.35)) +
        transformDrawing(
          [w * 0.6, h * 0.9, h * 0.0034],
          `${stroke('M0 0L0 -68', '#f4eee0', 2.4)}${umbrella}`,
          12,
        )) +
    drawPalm(
      pen,
      edge + side * w * 0.1,
      h * 1.03,
      h * 0.82,
      mixColours(light.near, '#12211c', 0.25),
      side * 0.16,
    )
  );
}

/** Lotuses and their leaves, close to the water. */
export function drawLotusPond(pen: Pen, w: number, h: number): string {
  const light = pickLight(pen, ['dawn', 'rose', 'monsoon', 'golden']);
  const deep = mixColours('#2c5b58', light.sky[0], 0.35);
  const u = Math.min(w, h) / 100;
  const pads = repeatDrawing(26, (index) => {
    const share = (index / 26) ** 0.9;
    const y = h * (0.16 + share * 0.9);
    const rx = u * (5 + share * 15) * pen.range(0.8, 1.2);
    const x = pen.range(-0.05, 1.05) * w;
    const green = mixColours(
      mixColours('#6ea46b', '#2f6b4c', pen.next()),
      light.haze,
      0.45 * (1 - share),
    );
    return (
      ellipse([x, y + rx * 0.05, rx, rx * 0.34], mixColours(deep, '#0c1f20', 0.5), 'opacity=".5"') +
      ellipse([x, y, rx, rx * 0.33], pen.diagonal(mixColours(green, '#f5f3c6', 0.3), green)) +
      path(
        pathData`M${x} ${y}L${x + rx * 0.98} ${y - rx * 0.06}L${x + rx * 0.96} ${y + rx * 0.1}Z`,
        deep,
      ) +
      repeatDrawing(7, (vein) =>
        stroke(
          pathData`M${x} ${y}L${x + Math.cos(vein * 0.8 + 0.5) * rx * 0.85} ${y + Math.sin(vein * 0.8 + 0.5) * rx * 0.28}`,
          mixColours(green, '#ffffff', 0.25),
          u * 0.18,
          'opacity=".5"',
        ),
      )
    );
  });
  const petal = pen.pick(['#ec8fb2', '#f2b3c7', '#f7e3ea', '#d9668f']);
  const shift = pen.next();
  const blooms = repeatDrawing(pen.int(4, 6), (index) => {
    const share = index / 5;
    const x = w * (0.14 + ((index * 0.618 + shift) % 0.76)) + pen.range(-2, 2) * u;
    const y = h * (0.32 + share * 0.5);
    const size = u * (0.4 + share * 0.72);
    return (
      stroke(
        pathData`M${x} ${y}Q${x + u} ${y + size * 8} ${x} ${y + size * 16}`,
        '#4c7c55',
        size * 1.6,
      ) +
      drawGlow(pen, [x, y - size * 8, size * 26], '#fff3f0', 0.3) +
      transformDrawing(
        [x, y, size],
        drawLotus(mixColours(petal, light.sky[2], 0.2 * (1 - share)), '#f7d76a'),
      )
    );
  });
  return (
    rect(
      [0, 0, w, h],
      pen.linear(mixColours(light.sky[2], deep, 0.15), mixColours(light.sky[1], deep, 0.55), deep),
    ) +
    repeatDrawing(16, () =>
      rect(
        [pen.range(-0.1, 0.9) * w, pen.range(0, 1) * h, w * pen.range(0.1, 0.4), u * 0.4],
        '#ffffff',
        'opacity=".12" rx="2"',
      ),
    ) +
    drawGlow(pen, [w * pen.range(0.2, 0.8), 0, Math.max(w, h) * 0.6], light.sun, 0.6) +
    pads +
    blooms
  );
}

/** A lake with a rowing boat below hills and an evening sky. */
export function drawLake(pen: Pen, w: number, h: number): string {
  const light = pickLight(pen, ['dawn', 'dusk', 'golden', 'rose', 'night']);
  const horizon = h * pen.range(0.48, 0.56);
  const above = drawSky(pen, light, w, horizon);
  const ranges = repeatDrawing(3, (index) =>
    path(
      landOutlinePath(
        createRollingHeights(pen, 1.6),
        w,
        horizon - h * (0.1 - index * 0.045),
        h * 0.05,
        horizon,
      ),
      mixColours(mixColours(light.far, light.near, index * 0.32), light.haze, 0.4 - index * 0.16),
    ),
  );
  const dark = mixColours(light.near, '#120d10', 0.35);
  const boat =
    path('M-46 -6C-30 4 30 4 46 -6C38 9 -38 9 -46 -6Z', dark) +
    transformDrawing(
      [-12, 0, 0.3],
      drawKurtaMan(createSilhouetteDress(dark), { right: [24, -56] }),
    ) +
    transformDrawing(
      [12, 0, 0.29],
      drawKurtaMan(createSilhouetteDress(dark), { left: [-20, -60] }),
    );
  const x = w * pen.range(0.32, 0.66);
  const y = horizon + h * pen.range(0.16, 0.26);
  const size = Math.min(w, h) * 0.0036;
  return (
    above.markup +
    ranges +
    drawWater(pen, light, w, horizon, h, above.sun[0], mixColours(light.sky[0], light.near, 0.3)) +
    markup`<g transform="translate(0 ${horizon * 2}) scale(1 -1)" opacity=".4" ${pen.clip(rect([0, horizon - h * 0.3, w, h * 0.3], '#000'))}>${ranges}</g>` +
    `<g opacity=".35">${drawReflection(x, y, size, boat)}</g>` +
    transformDrawing([x, y, size], boat) +
    repeatDrawing(20, () => {
      const reedX = pen.pick([pen.range(0, 0.2), pen.range(0.84, 1)]) * w;
      const top = h * pen.range(0.74, 0.9);
      return stroke(
        pathData`M${reedX} ${h + 4}Q${reedX} ${top + h * 0.05} ${reedX + pen.range(-2, 3) * w * 0.01} ${top}`,
        dark,
        w * 0.004,
      );
    })
  );
}

/** Small leaf lamps afloat, larger the nearer they are. */
export function drawFloatingLamps(
  pen: Pen,
  w: number,
  top: number,
  bottom: number,
  count: number,
): string {
  return repeatDrawing(count, (index) => {
    const share = ((index + pen.next()) / count) ** 1.3;
    const x = pen.range(0.02, 0.98) * w;
    const y = top + (bottom - top) * share;
    const size = w * (0.006 + share * 0.02);
    return (
      drawGlow(pen, [x, y - size * 0.6, size * 5], '#ffb347', 0.55) +
      ellipse([x, y + size * 2.2, size * 0.35, size * 1.6], '#ffc46b', 'opacity=".35"') +
      ellipse([x, y, size, size * 0.42], '#3b5a32') +
      circle([x - size * 0.5, y - size * 0.2, size * 0.3], '#e8872a') +
      circle([x + size * 0.45, y - size * 0.2, size * 0.3], '#e34f4f') +
      path(
        pathData`M${x} ${y - size * 1.5}Q${x + size * 0.45} ${y - size * 0.4} ${x} ${y - size * 0.1}Q${x - size * 0.45} ${y - size * 0.4} ${x} ${y - size * 1.5}Z`,
        '#fff0b0',
      )
    );
  });
}
