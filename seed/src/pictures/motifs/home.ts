import { DIAMOND_PATH, landOutlinePath, placePath, createRollingHeights } from '../curves';
import { drawGlow, pickLight, lightColoursByTime, drawSky, drawWater } from '../light';
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
  drawOnBothSides,
  circle,
  circles,
  ellipse,
  svgGroup,
  leafPath,
  path,
  rect,
  repeatDrawing,
  stroke,
} from '../shapes';
import {
  drawChild,
  pickDress,
  drawKurtaMan,
  drawSariWoman,
  createSilhouetteDress,
} from './figures';
import { drawTree } from './plants';
import { drawReflection } from './waters';

/** A nursery: a crib with a sleeping baby under a mobile. */
export function drawCrib(pen: Pen, w: number, h: number): string {
  const u = Math.min(w, h) / 100;
  const wall = pen.pick(['#dfe8e3', '#f3e0d6', '#e6e1f0', '#f5ead2', '#d6e3ec']);
  const accent = pen.pick(['#c98a7a', '#7fa39a', '#d9a94e', '#8f9fc4', '#b58fb0']);
  const floor = h * 0.82;
  const motif = repeatDrawing(28, (index) => {
    const row = Math.floor(index / 7);
    const x = w * (((index % 7) + (row % 2) * 0.5) / 7);
    return path(
      placePath(DIAMOND_PATH, x, h * (0.06 + row * 0.18), u),
      mixColours(wall, accent, 0.3),
    );
  });
  const star = 'M0 -10L3 -3L10 -3L4.6 1.6L6.6 9L0 4.6L-6.6 9L-4.6 1.6L-10 -3L-3 -3Z';
  const cloud = 'M-12 2C-14 -6 -4 -10 0 -5C5 -10 14 -5 11 2C10 6 -11 6 -12 2Z';
  const wires = placePath('M.5 0V.12M.34 .14Q.5 .1 .66 .14', 0, 0, w, h);
  const mobile = repeatDrawing(5, (index) => {
    const x = w * (0.34 + index * 0.08);
    const y = h * pen.range(0.22, 0.3);
    const tint = pen.pick([accent, '#f2c25c', '#fffaf0', '#9fc0c4']);
    const thread = stroke(pathData`M${x} ${h * 0.13}V${y}`, '#b59a7a', u * 0.25);
    return thread + transformDrawing([x, y, u * 0.42], path(index % 2 === 0 ? star : cloud, tint));
  });
  const skin = pen.pick(['#d9a77f', '#c58c62', '#b87d55']);
  const corner = 'M-9 -27C-4 -33 2 -35 6 -35C0 -30 -2 -22 -2 -16L-16 -16C-18 -22 -14 -26 -9 -27Z';
  const baby =
    ellipse([-17, -36, 12.4, 11.6], skin) +
    path('M-29.4 -38C-29 -51 -5 -51 -4.8 -38C-10 -45 -22 -46 -29.4 -38Z', '#2d1e17') +
    stroke('M-23.4 -35q2.6 2.2 4.8 0M-15 -35q2.6 2.2 4.8 0', '#5a3322', 1) +
    stroke('M-19 -29q2.2 1.6 4.4 0', '#a3563f', 1) +
    drawOnBothSides((side) => circle([-16.7 + side * 7.3, -31.4, 2], '#e08f7a', 'opacity=".5"')) +
    path('M-9 -27C-2 -42 34 -40 44 -26L46 -16L-16 -16C-18 -22 -14 -26 -9 -27Z', accent) +
    path(corner, lightenColour(accent, 0.4));
  const bars = repeatDrawing(12, (index) =>
    rect([-54 + index * 9.3, -54, 3, 46], withOpacity('#ecd9bb', 0.8), 'rx="1.4"'),
  );
  const teddy =
    circles(
      [
        [0, -12, 9],
        [0, -26, 7],
      ],
      '#b5834f',
    ) +
    drawOnBothSides((side) => circle([side * 6, -32, 3], '#a5713f')) +
    ellipse([0, -23.6, 3.2, 2.4], '#e3c49a') +
    drawOnBothSides((side) => circle([side * 2.4, -27.4, 0.8], '#2a1a10')) +
    drawOnBothSides((side) => circle([side * 7, -4, 4], '#a5713f'));
  const bed =
    stroke('M-58 -66V2M58 -66V2', '#d3b58c', 5) +
    rect([-58, -26, 116, 10], '#fffaf2') +
    baby +
    rect([-58, -60, 116, 6], '#d9bd95', 'rx="3"') +
    bars +
    rect([-58, -16, 116, 8], '#d9bd95', 'rx="3"');
  const boards = pen.linear(mixColours('#c9a37a', wall, 0.2), mixColours('#8f6a46', wall, 0.1));
  return (
    rect(
      [0, 0, w, floor],
      pen.linear(lightenColour(wall, 0.3), wall, mixColours(wall, '#8a6a4a', 0.15)),
    ) +
    motif +
    drawGlow(pen, [w * pen.pick([0.1, 0.9]), h * 0.2, w * 0.6], '#fff6dc', 0.7) +
    rect([0, floor, w, h - floor], boards) +
    stroke(wires, '#8a6a4a', u * 0.5) +
    mobile +
    ellipse([w / 2, h * 0.92, u * 50, u * 4], withOpacity('#3a2618', 0.25)) +
    transformDrawing([w * 0.9, h * 0.9, u * 0.6], teddy) +
    transformDrawing([w / 2, h * 0.9, u * 0.78], bed)
  );
}

/** A swaddled baby from above, with leaves around. */
export function drawSwaddledBaby(pen: Pen, w: number, h: number): string {
  const u = Math.min(w, h) / 100;
  const blanket = pen.pick(['#efe4d4', '#e3dce6', '#dfe6dc', '#f3dcd3', '#d5e0e8']);
  const wrap = pen.pick(['#fffaf2', '#c9897a', '#8fa98f', '#d9b36a', '#8fa5c4', '#d9a3b0']);
  const skin = pen.pick(['#dcab84', '#c58c62', '#b87d55']);
  const leaves = repeatDrawing(26, (index) => {
    const angle = (index / 26) * 6.283;
    const reach = pen.range(41, 50) * u;
    const x = w / 2 + Math.cos(angle) * reach;
    const y = h / 2 + Math.sin(angle) * reach * 1.06;
    const size = u * pen.range(0.4, 0.62);
    const green = pen.linear(lightenColour('#8fae8a', pen.range(0, 0.4)), '#5f8268');
    const bloom = circle([8, -4, 6], '#fff3ee') + circle([8, -4, 2.4], '#f2c25c');
    const leaf = path(leafPath(28, 9), green) + (index % 3 === 0 ? bloom : '');
    return transformDrawing([x, y, size], leaf, (angle * 180) / Math.PI + 90 + pen.range(-50, 50));
  });
  const folds = repeatDrawing(7, (index) => {
    const y = index * 0.17;
    const bend = h * (y + pen.range(-0.15, 0.15));
    const end = h * (y + pen.range(-0.08, 0.08));
    const tint = index % 2 === 0 ? '#ffffff' : mixColours(blanket, '#4a3428', 0.4);
    const fold = pathData`M${-w * 0.1} ${h * index * 0.17}Q${w * 0.5} ${bend} ${w * 1.1} ${end}`;
    return stroke(fold, tint, u * 4, 'opacity=".22"');
  });
  const dark = mixColours(wrap, '#5a3a2c', 0.26);
  const cocoon =
    'M0 -18C26 -18 27 8 20 26C15 38 6 42 0 42C-6 42 -15 38 -20 26C-27 8 -26 -18 0 -18Z';
  const hair = 'M-12 -30C-8 -40 8 -40 12 -30C6 -35 2 -33 -1 -36C-3 -33 -8 -34 -12 -30Z';
  const baby =
    ellipse([3, 4, 27, 40], withOpacity('#3a2618', 0.3), pen.blur(3)) +
    path(cocoon, pen.diagonal(lightenColour(wrap, 0.3), wrap, dark)) +
    path(
      'M-21 -6C-8 6 10 12 22 18C16 34 6 40 2 41C-14 32 -22 12 -21 -6Z',
      lightenColour(wrap, 0.14),
    ) +
    stroke('M-21 -6C-8 6 10 12 22 18M-18 14C-8 22 4 28 13 32', dark, 0.8, 'opacity=".7"') +
    path('M-17 -20C-20 -48 20 -48 17 -20C14 -6 -14 -6 -17 -20Z', lightenColour(wrap, 0.1)) +
    ellipse([0, -24, 13.6, 13.2], skin) +
    path(hair, '#2d1e17', 'opacity=".85"') +
    stroke('M-7.6 -23q2.8 2.4 5.2 0M2.4 -23q2.8 2.4 5.2 0', '#5a3322', 0.9) +
    stroke('M-0.9 -19.6q.9 .8 1.8 0', '#a3563f', 0.7) +
    stroke('M-2.6 -15.6q2.6 1.9 5.2 0', '#a84f42', 0.9) +
    drawOnBothSides((side) => circle([side * 8, -18.4, 2.6], '#e58f7a', 'opacity=".45"'));
  const cloth = pen.diagonal(
    lightenColour(blanket, 0.35),
    blanket,
    mixColours(blanket, '#7a5a44', 0.2),
  );
  return (
    rect([0, 0, w, h], cloth) +
    folds +
    ellipse([w / 2, h / 2, u * 44, u * 47], lightenColour(blanket, 0.45), 'opacity=".8"') +
    leaves +
    transformDrawing([w / 2, h / 2, u * 0.98], baby, pen.range(-14, 14))
  );
}

const SARI_LEGS =
  'M-11 -40C-15 -34 -15 -24 -14 -16L-17 0C-6 2.6 8 2.6 18 0L14 -16C15 -24 15 -34 11 -40Z';
const KURTA_LEGS =
  'M-12 -40C-15 -34 -14 -28 -13 -24L-12 -2H-4L-2 -22H2L4 -2H12L13 -24C14 -28 15 -34 12 -40Z';
const KURTA_FOLDS =
  'M-13 -25C-9 -21 -4 -21 -1.6 -24L-2 -19C-6 -17 -10 -17 -13 -20ZM13 -25C9 -21 4 -21 1.6 -24L2 -19C6 -17 10 -17 13 -20Z';

/** Draws a standing figure as seated: its upper half on a seat 30 units high, with knees and feet. */
function seated(pen: Pen, figure: string, cloth: string, isSari: boolean): string {
  const fold = mixColours(cloth, '#20140c', 0.2);
  const sariFolds = 'M-13 -22C-5 -17 6 -17 13 -22L14 -16C5 -12 -5 -12 -14 -16Z';
  const legs = isSari
    ? path(SARI_LEGS, cloth) + path(sariFolds, fold, 'opacity=".4"')
    : path(KURTA_LEGS, cloth) +
      path(KURTA_FOLDS, fold, 'opacity=".4"') +
      path('M-13 0q0 -4 5 -4t4.6 4ZM13 0q0 -4 -5 -4t-4.6 4Z', '#4a2d1c');
  const top = pen.clip(rect([-40, -124, 80, 74], '#000'));
  return svgGroup(figure, `transform="translate(0 16)" ${top}`) + legs;
}

/** Grandparents on a bench in a garden. */
export function drawGrandparents(pen: Pen, w: number, h: number): string {
  const light = pickLight(pen, ['golden', 'dawn', 'day', 'rose']);
  const u = Math.min(w, h) / 100;
  const floor = h * 0.72;
  const she = { ...pickDress(pen, 'sari'), hair: '#cfc8c0' };
  const he = { ...pickDress(pen, 'kurta'), hair: '#e0dad2' };
  const bench =
    rect([-52, -58, 104, 6], '#8a5f3c') +
    rect([-52, -46, 104, 6], '#7d5434') +
    rect([-56, -32, 112, 6], '#9a6b44') +
    stroke('M-50 -58V0M50 -58V0', '#4a3526', 4);
  const woman = drawSariWoman(she, { right: [13, -51], left: [-7, -50] });
  const man =
    drawKurtaMan(he, { left: [-13, -51], right: [7, -50] }) +
    stroke('M-4.6 -92h3.4M1.2 -92h3.4', '#4a3a30', 0.8) +
    stroke('M-2.6 -87.4Q0 -86 2.6 -87.4', '#e9e3da', 1.6);
  const couple =
    transformDrawing([-19, 0, 1], seated(pen, woman, she.main, true)) +
    transformDrawing([20, 0, 1.03], seated(pen, man, mixColours(he.main, '#f4efe4', 0.4), false));
  const lawn = pen.linear(
    mixColours('#8fae62', light.haze, 0.25),
    mixColours('#4f7a42', light.near, 0.15),
  );
  return (
    drawSky(pen, light, w, h * 0.6).markup +
    path(
      landOutlinePath(createRollingHeights(pen, 1.6), w, h * 0.5, h * 0.05, h),
      mixColours(light.far, light.haze, 0.3),
    ) +
    drawTree(pen, w * 0.12, floor, h * 0.5, mixColours('#5f8a4f', light.haze, 0.3)) +
    drawTree(pen, w * 0.9, floor, h * 0.42, mixColours('#5f8a4f', light.haze, 0.25)) +
    rect([0, floor - h * 0.06, w, h], lawn) +
    ellipse([w / 2, h * 0.92, u * 54, u * 4], withOpacity('#1f2f18', 0.35)) +
    transformDrawing([w / 2, h * 0.92, u * 0.86], bench + couple) +
    repeatDrawing(44, () => {
      const x = pen.range(0, 1) * w;
      const y = h * pen.range(0.9, 1);
      const petal = pen.pick(['#f2c25c', '#fffaf0', '#e98a94', '#d9556a']);
      return (
        circle([x, y, u * 0.8], petal) + stroke(pathData`M${x} ${y}v${u * 4}`, '#3f6b3a', u * 0.3)
      );
    }) +
    drawGlow(pen, [w * 0.8, h * 0.1, w * 0.5], light.sun, 0.4)
  );
}

/** Evening light on a swing for two under a tree. */
export function drawSwing(pen: Pen, w: number, h: number): string {
  const light = pen.pick([
    lightColoursByTime.golden,
    lightColoursByTime.dusk,
    lightColoursByTime.rose,
  ]);
  const dark = mixColours(light.near, '#140c10', 0.3);
  const u = Math.min(w, h) / 100;
  const isColoured = pen.chance(0.5);
  const she = isColoured ? pickDress(pen, 'sari') : createSilhouetteDress(dark);
  const he = isColoured ? pickDress(pen, 'kurta') : createSilhouetteDress(dark);
  const legs = isColoured ? mixColours(he.main, '#f4efe4', 0.4) : dark;
  const woman = drawSariWoman(she, { left: [-17, -66], right: [8, -51] });
  const man = drawKurtaMan(he, { left: [-8, -51], right: [18, -66] });
  const couple =
    rect([-40, -32, 80, 5], isColoured ? '#8a5f3c' : dark) +
    transformDrawing([-14, 0, 1], seated(pen, woman, she.main, true)) +
    transformDrawing([14, 0, 1.03], seated(pen, man, legs, false));
  const trunk = `M${roundNumber(w * 0.1)} ${h}${placePath('Q.13 .5 .08 .12', 0, 0, w, h)}`;
  const branch = placePath('M.1 .3Q.5 .06 .94 .14', 0, 0, w, h);
  const ropes = [-1, 1].map(
    (side) => pathData`M${w * 0.54 + side * u * 24} ${h * 0.14}V${h * 0.78}`,
  );
  return (
    drawSky(pen, light, w, h * 0.72).markup +
    path(
      landOutlinePath(createRollingHeights(pen, 1.5), w, h * 0.66, h * 0.05, h),
      mixColours(light.far, light.haze, 0.3),
    ) +
    path(
      landOutlinePath(createRollingHeights(pen, 0.8), w, h * 0.84, h * 0.03, h),
      pen.linear(mixColours('#8fae62', light.near, 0.35), dark),
    ) +
    stroke(trunk, dark, u * 8) +
    stroke(branch, dark, u * 3.6) +
    repeatDrawing(28, () => {
      const [x, y] = [pen.range(-0.05, 0.95) * w, pen.range(-0.03, 0.2) * h];
      const spot = [x, y, u * pen.range(6, 13), u * pen.range(4, 8)] as const;
      return ellipse(spot, mixColours(dark, '#6f8f4f', pen.range(0.1, 0.5)));
    }) +
    stroke(ropes.join(''), mixColours(dark, '#d9b98a', 0.4), u * 0.7) +
    drawGlow(pen, [w * 0.54, h * 0.6, u * 44], light.sun, 0.35) +
    transformDrawing([w * 0.54, h * 0.93, u * 0.66], couple)
  );
}

/** A family walking along wet sand, their reflections below them. */
export function drawFamilyWalk(pen: Pen, w: number, h: number): string {
  const light = pickLight(pen, ['golden', 'dusk', 'rose', 'dawn']);
  const horizon = h * 0.5;
  const above = drawSky(pen, light, w, horizon);
  const isColoured = pen.chance(0.6);
  const dark = mixColours(light.near, '#120a0e', 0.25);
  const wear = (kind: 'sari' | 'kurta') =>
    isColoured ? pickDress(pen, kind) : createSilhouetteDress(dark);
  const people =
    transformDrawing(
      [-34, 0, 1],
      drawKurtaMan(wear('kurta'), { right: [15, -46] }, undefined, true),
    ) +
    transformDrawing(
      [-12, 0, 0.6],
      drawChild(wear('sari'), false, { left: [-12, -66], right: [16, -66] }, true),
    ) +
    transformDrawing(
      [12, 0, 0.94],
      drawSariWoman(wear('sari'), { left: [-14, -44], right: [16, -46] }, true),
    ) +
    transformDrawing(
      [36, 0, 0.7],
      drawChild(wear('kurta'), pen.chance(0.4), { left: [-15, -62], right: [20, -80] }),
    );
  const size = Math.min(w * 0.0058, h * 0.0044);
  const x = w * pen.range(0.44, 0.56);
  const y = h * 0.8;
  const [top, middle, low] = light.sky;
  const sand = [
    mixColours('#d9b48a', low, 0.6),
    mixColours('#b58a62', middle, 0.35),
    mixColours('#8a6548', light.near, 0.25),
  ];
  return (
    above.markup +
    drawWater(pen, light, w, horizon, h * 0.72, above.sun[0], top) +
    rect([0, h * 0.7, w, h * 0.3], pen.linear(...sand)) +
    repeatDrawing(3, (index) => {
      const foam = landOutlinePath(
        createRollingHeights(pen, 2.4),
        w,
        h * (0.7 + index * 0.012),
        h * 0.006,
        h * 0.73,
      );
      return path(foam, '#ffffff', `opacity="${0.5 - index * 0.14}"`);
    }) +
    drawGlow(pen, [above.sun[0], h * 0.78, w * 0.3], light.sun, 0.4) +
    svgGroup(drawReflection(x, y - size * 7, size, people), 'opacity=".36"') +
    transformDrawing([x, y, size], people)
  );
}

/** A family standing together for a portrait at home. */
export function drawFamilyPortrait(pen: Pen, w: number, h: number): string {
  const u = Math.min(w, h) / 100;
  const wall = pen.pick(['#d9c3a5', '#b9c7b5', '#c9a89a', '#a9bcc4', '#e0d2bd', '#8f6f62']);
  const floor = h * 0.86;
  const size = Math.min(w * 0.0066, h * 0.0064);
  const stand = (x: number, scale: number, figure: string): string =>
    transformDrawing([w / 2 + x * size, floor + h * 0.04, size * scale], figure);
  const isGrand = pen.chance(0.6);
  const leaves = repeatDrawing(9, (index) => {
    const green = pen.pick(['#5f8a55', '#3f6b45', '#6f9a6a']);
    const place = markup`translate(${w * 0.07} ${floor - u * 12}) scale(${u * 0.9})`;
    return path(leafPath(46, 10), green, `transform="${place} rotate(${-64 + index * 16})"`);
  });
  const pot = pathData`M${w * 0.07 - u * 7} ${floor - u * 13}h${u * 14}l${-u * 2} ${u * 15}h${-u * 10}Z`;
  const sunlight = pathData`M${w * 0.55} 0L${w * 0.82} 0L${w * 0.62} ${floor}L${w * 0.3} ${floor}Z`;
  const boards = pen.linear(mixColours('#a8743f', wall, 0.3), mixColours('#6b4526', wall, 0.2));
  const elders = (): string =>
    stand(-44, 0.98, drawKurtaMan({ ...pickDress(pen, 'kurta'), hair: '#e0dad2' })) +
    stand(44, 0.9, drawSariWoman({ ...pickDress(pen, 'sari'), hair: '#cfc8c0' }));
  const shirts = ['#3d5a80', '#c8553d', '#4f8a5a'];
  return (
    rect([0, 0, w, floor], pen.diagonal(lightenColour(wall, 0.35), wall)) +
    path(sunlight, '#fff6dc', 'opacity=".22"') +
    rect([0, floor, w, h - floor], boards) +
    rect([0, floor - u, w, u * 1.2], lightenColour(wall, 0.5)) +
    leaves +
    path(pot, '#b5623c') +
    ellipse([w / 2, floor + h * 0.045, size * 62, size * 4], withOpacity('#2a1810', 0.35)) +
    (isGrand ? elders() : '') +
    stand(-17, 1.04, drawKurtaMan(pickDress(pen, 'kurta'), { right: [14, -62] })) +
    stand(15, 0.96, drawSariWoman(pickDress(pen, 'sari'), { left: [-12, -60] })) +
    stand(-1, 0.58, drawChild(pickDress(pen, 'sari'), false, {}, true)) +
    stand(
      isGrand ? -30 : 36,
      0.66,
      drawChild({ ...pickDress(pen, 'kurta'), main: pen.pick(shirts) }, false),
    ) +
    drawGlow(pen, [w * 0.8, 0, w * 0.6], '#fff3d0', 0.5)
  );
}
