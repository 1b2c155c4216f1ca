import { placePath } from '../curves';
import { drawBokeh, drawGlow, pickLight, lightColoursByTime, drawSky, drawWater } from '../light';
import { withOpacity, pathData, lightenColour, markup, mixColours, type Pen } from '../pen';
import {
  transformDrawing,
  drawOnBothSides,
  circle,
  ellipse,
  svgGroup,
  path,
  rect,
  repeatDrawing,
  stroke,
} from '../shapes';
import {
  pickDress,
  drawKurtaMan,
  drawSariWoman,
  createSilhouetteDress,
  drawWalker,
} from './figures';
import { drawTree } from './plants';
import { drawFloatingLamps, drawReflection } from './waters';

const TOWER = 'M-.5 0L-.5 -.3C-.42 -.7 -.16 -.9 0 -1C.16 -.9 .42 -.7 .5 -.3L.5 0Z';

/** Steps down to a river in the evening, temple towers, and lamps on the water. */
export function drawGhat(pen: Pen, w: number, h: number): string {
  const light = pen.chance(0.6) ? lightColoursByTime.dusk : lightColoursByTime.night;
  const waterTop = h * 0.64;
  const above = drawSky(pen, light, w, h * 0.6);
  const stone = mixColours(mixColours('#b0724a', light.near, 0.5), light.haze, 0.08);
  const shikhara = (
    x: number,
    base: number,
    width: number,
    height: number,
    fill: string,
  ): string => {
    const bands = repeatDrawing(5, (index) => {
      const y = base - height * (0.32 + index * 0.12);
      const band = pathData`M${x - width * (0.46 - index * 0.07)} ${y}h${width * (0.92 - index * 0.14)}`;
      return stroke(band, mixColours(fill, '#ffd9a0', 0.35), height * 0.008);
    });
    const flag = placePath('M0 -1v-.12l.3 .03', x, base, width, height);
    const paint = pen.across(lightenColour(fill, 0.15), fill, mixColours(fill, light.near, 0.35));
    return (
      path(placePath(TOWER, x, base, width, height), paint) +
      bands +
      circle([x, base - height, width * 0.09], '#e8b04a') +
      stroke(flag, '#d9542b', height * 0.014)
    );
  };
  const towers = [0.1, 0.3, 0.52, 0.72, 0.9].map((share) => {
    const x = w * (share + pen.range(-0.04, 0.04));
    const [width, height] = [w * pen.range(0.09, 0.15), h * pen.range(0.2, 0.36)];
    return shikhara(x, h * 0.5, width, height, mixColours(stone, light.haze, pen.range(0.05, 0.4)));
  });
  const houses = repeatDrawing(9, (index) => {
    const x = (index / 9) * w;
    const height = h * pen.range(0.05, 0.13);
    const plaster = mixColours(stone, pen.pick(['#c98a5a', '#a85a4a', '#d9b27a']), 0.35);
    const tint = mixColours(plaster, light.near, 0.2);
    const panes = repeatDrawing(3, (pane) => {
      const left = x + w * (0.018 + pane * 0.03);
      const box = [left, h * 0.5 - height * 0.65, w * 0.012, height * 0.3] as const;
      return rect(box, pen.chance(0.6) ? '#ffcf7a' : mixColours(tint, '#1a1018', 0.5));
    });
    return rect([x, h * 0.5 - height, w / 8.6, height + 6], tint) + panes;
  });
  const steps = repeatDrawing(8, (index) => {
    const tint = mixColours(stone, '#e8b684', 0.3 - index * 0.02);
    const box = [0, h * 0.5 + index * h * 0.0185, w, h * 0.0195] as const;
    return rect(box, mixColours(tint, light.near, index % 2 === 0 ? 0.08 : 0.3));
  });
  const people = repeatDrawing(pen.int(6, 9), () => {
    const x = pen.range(0.04, 0.96) * w;
    const y = h * pen.range(0.54, 0.64);
    const isWoman = pen.chance(0.5);
    const person = isWoman
      ? drawSariWoman(pickDress(pen, 'sari'))
      : drawKurtaMan(pickDress(pen, 'kurta'));
    return (
      drawGlow(pen, [x, y - h * 0.03, h * 0.05], '#ffb347', 0.3) +
      transformDrawing([x, y, h * 0.0009], person)
    );
  });
  const boatX = w * pen.range(0.25, 0.75);
  const dark = mixColours(light.near, '#0c0810', 0.5);
  const boat =
    path('M-60 -6C-40 4 40 4 62 -12C46 10 -40 10 -60 -6Z', dark) +
    transformDrawing([-20, 0, 0.34], drawKurtaMan(createSilhouetteDress(dark))) +
    transformDrawing([8, 0, 0.32], drawSariWoman(createSilhouetteDress(dark))) +
    transformDrawing(
      [40, 0, 0.36],
      drawKurtaMan(createSilhouetteDress(dark), { right: [18, -40] }),
    );
  const mirror = markup`transform="translate(0 ${waterTop + h * 0.5}) scale(1 -.5)"`;
  return (
    above.markup +
    houses +
    towers.join('') +
    steps +
    people +
    drawWater(pen, light, w, waterTop, h, above.sun[0], mixColours(light.near, light.sky[0], 0.5)) +
    svgGroup(towers.join(''), `opacity=".25" ${mirror}`) +
    repeatDrawing(14, () => {
      const [x, y] = [pen.range(0, 1) * w, waterTop + h * pen.range(0.02, 0.12)];
      return ellipse([x, y, w * 0.006, h * 0.03], '#ffc46b', 'opacity=".3"');
    }) +
    transformDrawing([boatX, h * 0.78, w * 0.0026], boat) +
    drawFloatingLamps(pen, w, waterTop + h * 0.05, h * 0.98, 22)
  );
}

const CANOPY =
  'M-26 -102C-24 -126 24 -126 26 -102Q19 -107 13 -102Q6 -107 0 -102Q-6 -107 -13 -102Q-19 -107 -26 -102Z';
const CANOPY_MIDDLE =
  'M-13 -102C-12 -116 -6 -122 0 -123C6 -122 12 -116 13 -102Q6 -107 0 -102Q-6 -107 -13 -102Z';

function umbrella(tint: string): string {
  return (
    path(CANOPY, tint) +
    path(CANOPY_MIDDLE, lightenColour(tint, 0.14)) +
    stroke('M0 -122L3 -62', '#2b2320', 1.4)
  );
}

/** A street in the rains: people under umbrellas, lamps and their reflections. */
export function drawMonsoonStreet(pen: Pen, w: number, h: number): string {
  const isEvening = pen.chance(0.5);
  const base = isEvening ? '#2b3550' : '#8a9ba3';
  const glowColours: [string, ...string[]] = ['#ffc46b', '#ff8f6b', '#ffe2a8', '#8fd0d9'];
  const horizon = h * 0.56;
  const facade = (side: -1 | 1): string =>
    repeatDrawing(5, (index) => {
      const share = index / 5;
      const width = w * 0.16 * (1 - share * 0.55);
      const x = side < 0 ? w * share * 0.38 - w * 0.02 : w * (1 - share * 0.38) - width + w * 0.02;
      const height = h * (0.62 - share * 0.34) * pen.range(0.85, 1.1);
      const plaster = pen.pick(['#b5654a', '#c99a5a', '#5d8a8a', '#8a6a8f', '#a8584a']);
      const distance = isEvening ? '#2b3550' : '#c3cdcc';
      const tint = mixColours(mixColours(plaster, base, 0.35), distance, share * 0.65);
      const panes = repeatDrawing(6, (pane) => {
        const left = x + width * (0.16 + (pane % 2) * 0.42);
        const top = horizon - height + height * (0.12 + Math.floor(pane / 2) * 0.24);
        const isLit = isEvening || pen.chance(0.4);
        const glass = isLit ? '#ffd58a' : mixColours(tint, '#2a2f3a', 0.5);
        return rect([left, top, width * 0.24, height * 0.13], glass, 'opacity=".8"');
      });
      const face = [x, horizon - height, width, height + h * 0.02] as const;
      const awning = placePath(
        'M-.05 -.22L1.05 -.22L1.12 -.14L-.1 -.14Z',
        x,
        horizon,
        width,
        height,
      );
      return (
        rect(face, pen.linear(mixColours(tint, base, 0.3), tint)) +
        panes +
        path(awning, pen.pick(['#c8453b', '#e0a030', '#3f7f86', '#f0e0c0']))
      );
    });
  const tints = ['#c8322f', '#e8a52c', '#2f7f78'] as const;
  const people = tints.map((tint, index) => {
    const x = w * ([0.34, 0.62, 0.48][index] ?? 0.5) + pen.range(-0.04, 0.04) * w;
    const y = h * ([0.84, 0.76, 0.64][index] ?? 0.8);
    const size = h * ([0.0036, 0.0027, 0.0013][index] ?? 0.002);
    const walking = drawWalker(pen, index === 1 ? 'kurta' : 'sari');
    const person = walking + umbrella(pen.pick([tint, '#7b3f73', '#20304a', tint]));
    const mirrored = svgGroup(drawReflection(x, y - size * 5, size, person), 'opacity=".32"');
    return mirrored + transformDrawing([x, y, size], person);
  });
  const rain = repeatDrawing(70, () => {
    const [x, y] = [pen.range(-0.05, 1) * w, pen.range(-0.05, 1) * h];
    const length = h * pen.range(0.02, 0.06);
    return pathData`M${x} ${y}l${-length * 0.16} ${length}`;
  });
  const clouds = mixColours(base, isEvening ? '#151c33' : '#5f727c', 0.5);
  const pale = (share: number): string => mixColours(base, '#f3e3c8', share);
  const wet = pen.linear(
    pale(0.35),
    mixColours(base, '#1a2230', 0.35),
    mixColours(base, '#1a2230', 0.6),
  );
  const mirror = markup`transform="translate(0 ${horizon * 2}) scale(1 -1)"`;
  return (
    rect([0, 0, w, h], pen.linear(clouds, pale(0.4), pale(0.25))) +
    drawGlow(pen, [w / 2, horizon - h * 0.1, w * 0.5], '#ffe9c0', 0.55) +
    drawOnBothSides(facade) +
    rect([0, horizon, w, h - horizon], wet) +
    svgGroup(drawOnBothSides(facade), `opacity=".22" ${mirror} ${pen.blur(w * 0.008)}`) +
    repeatDrawing(9, () => {
      const [x, y] = [pen.range(0.1, 0.9) * w, h * pen.range(0.62, 0.9)];
      const gleam = [x, y, w * 0.012, h * pen.range(0.04, 0.1)] as const;
      return ellipse(gleam, pen.pick(glowColours), 'opacity=".25"');
    }) +
    drawBokeh(pen, [0, h * 0.2, w, h * 0.4], 14, w * 0.035, glowColours) +
    people.join('') +
    stroke(rain, '#ffffff', w * 0.0016, 'opacity=".3"')
  );
}

/** Kites over rooftops on a bright winter day. */
export function drawKites(pen: Pen, w: number, h: number): string {
  const light = pickLight(pen, ['day', 'golden', 'rose', 'dawn']);
  const horizon = h * 0.76;
  const tints = ['#d9402f', '#f2a71b', '#2f8f83', '#7b3f8f', '#e2588a', '#2f6fb5'] as const;
  const kite = (): string => {
    const main = pen.pick(tints);
    const other = pen.pick(['#fff2d8', '#f7c948', '#ffffff']);
    return (
      path('M0 -20L18 0L0 22L-18 0Z', main) +
      path('M0 -20L18 0L0 0Z', other, 'opacity=".85"') +
      path('M0 22L-18 0L0 0Z', other, 'opacity=".85"') +
      path('M0 22L7 32L-7 32Z', main) +
      stroke('M0 -20L0 22M-18 0Q0 -10 18 0', withOpacity('#3b2418', 0.6), 0.7)
    );
  };
  const shift = pen.next();
  const flight = repeatDrawing(pen.int(7, 10), (index) => {
    const x = w * (0.06 + ((index * 0.618 + shift) % 0.88));
    const y = h * (0.07 + ((index * 0.382 + shift) % 0.54));
    const size = Math.min(w, h) * pen.range(0.0016, 0.0048);
    const bend = x + w * pen.range(-0.1, 0.1);
    const string = pathData`M${x} ${y}Q${bend} ${h * 0.6} ${w * pen.range(0.2, 0.8)} ${h * 0.82}`;
    const drawn = stroke(string, '#ffffff', w * 0.0012, 'opacity=".55"');
    return drawn + transformDrawing([x, y, size], kite(), pen.range(-32, 32));
  });
  const roofs = (base: number, share: number): string =>
    repeatDrawing(8, (index) => {
      const x = (index / 8) * w - w * 0.02;
      const width = w * pen.range(0.12, 0.17);
      const top = base - h * pen.range(0.01, 0.11);
      const plaster = pen.pick(['#d98f6a', '#e3b98a', '#c9765f', '#9db4b5', '#e6d2b0']);
      const tint = mixColours(
        mixColours(plaster, light.haze, 0.5 * (1 - share)),
        light.near,
        share * 0.25,
      );
      const windows = repeatDrawing(2, (pane) => {
        const arch = placePath('v-.04q.09 -.025 .18 0v.04Z', 0, 0, width, h);
        const left = x + width * (0.2 + pane * 0.36);
        return path(pathData`M${left} ${top + h * 0.1}${arch}`, mixColours(tint, '#2c1c18', 0.5));
      });
      const ledge = [x - w * 0.005, top - h * 0.012, width + w * 0.01, h * 0.016] as const;
      return (
        rect([x, top, width, h], pen.linear(tint, mixColours(tint, light.near, 0.35))) +
        rect(ledge, mixColours(tint, '#fff3dc', 0.3)) +
        windows
      );
    });
  const flyers = [0.24, 0.5, 0.78].map((share) => {
    const y = h * pen.range(0.86, 0.9);
    const flyer = drawKurtaMan(pickDress(pen, 'kurta'), { left: [-16, -104], right: [12, -112] });
    return transformDrawing([w * share, y, h * 0.0013], flyer);
  });
  return (
    drawSky(pen, light, w, h).markup +
    flight +
    roofs(horizon, 0.2) +
    roofs(h * 0.9, 0.7) +
    flyers.join('') +
    drawTree(pen, w * 0.93, h * 0.92, h * 0.18, mixColours('#3c6637', light.near, 0.3))
  );
}
