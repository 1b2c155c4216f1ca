import { landOutlinePath, placePath, createRollingHeights } from '../curves';
import { drawGlow, pickLight, drawSky, drawWater } from '../light';
import { withOpacity, pathData, lightenColour, markup, mixColours, type Pen } from '../pen';
import {
  transformDrawing,
  clipToOutline,
  ellipse,
  svgGroup,
  path,
  rect,
  repeatDrawing,
  stroke,
} from '../shapes';
import { drawBirds } from './landscapes';
import { drawTree } from './plants';
import { drawReflection } from './waters';

/** Dark mounds along the lower edge of a picture; ranges in shares of it. */
function mounds(
  pen: Pen,
  [w, h]: readonly [w: number, h: number],
  count: number,
  tint: string,
  [y, rx, ry]: readonly (readonly [from: number, to: number])[],
): string {
  const within = ([from, to]: readonly [number, number] = [0, 1]): number => pen.range(from, to);
  return repeatDrawing(count, () =>
    ellipse([pen.range(0, 1) * w, h * within(y), w * within(rx), h * within(ry)], tint),
  );
}

/** A cable-stayed bridge and a city's lights across the bay. */
export function drawBayBridge(pen: Pen, w: number, h: number): string {
  const light = pickLight(pen, ['dusk', 'night', 'rose', 'golden']);
  const horizon = h * 0.6;
  const above = drawSky(pen, light, w, horizon);
  const city = repeatDrawing(34, (index) => {
    const x = (index / 34) * w;
    const height = h * pen.range(0.03, 0.17) * (0.5 + Math.sin((index / 34) * 3.14));
    const tint = mixColours(light.far, light.haze, pen.range(0.1, 0.5));
    const windows = repeatDrawing(4, () => {
      const [px, py] = [x + pen.range(0.1, 0.8) * (w / 34), horizon - pen.range(0.1, 0.9) * height];
      return rect([px, py, w * 0.004, h * 0.005], '#ffe0a0', 'opacity=".8"');
    });
    return rect([x, horizon - height, w / 30, height], tint) + windows;
  });
  const deck = h * 0.56;
  const steel = mixColours(light.near, '#fff3dc', 0.12);
  const pylon = (x: number): string => {
    const foot = horizon + h * 0.03;
    const legs = pathData`M${x - w * 0.03} ${foot}L${x} ${h * 0.2}L${x + w * 0.03} ${foot}`;
    const cables = repeatDrawing(18, (index) => {
      const reach = (index % 9) + 1;
      const side = index < 9 ? -1 : 1;
      const cable = pathData`M${x} ${h * (0.22 + reach * 0.012)}L${x + side * reach * w * 0.026} ${deck}`;
      return stroke(cable, withOpacity('#fff3dc', 0.6), w * 0.0014);
    });
    return stroke(legs, steel, w * 0.01) + cables;
  };
  const lamps = repeatDrawing(26, (index) => {
    const x = (index / 25) * w;
    const gleam = [x, horizon + h * pen.range(0.04, 0.1), w * 0.004, h * 0.04] as const;
    return (
      drawGlow(pen, [x, deck - h * 0.008, w * 0.016], '#ffd58a', 0.9) +
      ellipse(gleam, '#ffd58a', 'opacity=".28"')
    );
  });
  const shore = [
    [0.94, 1.02],
    [0.04, 0.09],
    [0.02, 0.04],
  ] as const;
  return (
    above.markup +
    city +
    drawWater(pen, light, w, horizon, h, above.sun[0], mixColours(light.near, light.sky[0], 0.5)) +
    pylon(w * 0.3) +
    pylon(w * 0.72) +
    rect([0, deck, w, h * 0.014], steel) +
    lamps +
    mounds(pen, [w, h], 12, mixColours(light.near, '#0c0810', 0.5), shore)
  );
}

/** A small train crossing a stone viaduct in green hills. */
export function drawViaduct(pen: Pen, w: number, h: number): string {
  const light = pickLight(pen, ['day', 'monsoon', 'dawn', 'golden']);
  const deck = h * pen.range(0.46, 0.54);
  const stone = mixColours('#b8a58a', light.haze, 0.25);
  const ridge = (index: number): string => {
    const tint = mixColours(light.far, '#3f7048', index * 0.4);
    const outline = landOutlinePath(
      createRollingHeights(pen, 1.5),
      w,
      h * (0.38 + index * 0.07),
      h * 0.08,
      h,
    );
    return path(outline, mixColours(tint, light.haze, 0.5 - index * 0.18));
  };
  const arches = repeatDrawing(7, (index) => {
    const span = w / 7;
    const pier = pathData`h${-span * 0.16}`;
    const arch = pathData`v${-h * 0.34}q${-span * 0.34} ${-h * 0.11} ${-span * 0.68} 0v${h * 0.34}`;
    return pathData`M${(index / 7) * w} ${deck}h${span}v${h * 0.5}${pier}${arch}${pier}Z`;
  });
  const tint = pen.pick(['#a83a34', '#2f5f8a', '#2f6b4c']);
  const train = repeatDrawing(5, (index) => {
    const x = w * (0.14 + index * 0.145);
    const height = h * 0.055;
    const body = [x, deck - height, w * 0.138, height] as const;
    const panes = repeatDrawing(4, (pane) => {
      const left = x + w * (0.012 + pane * 0.031);
      return rect([left, deck - height * 0.82, w * 0.02, height * 0.3], '#ffe9b8');
    });
    return (
      rect(body, pen.linear(lightenColour(tint, 0.2), tint), markup`rx="${h * 0.008}"`) +
      rect([x, deck - height * 0.42, w * 0.138, height * 0.12], '#f3dfb0') +
      panes
    );
  });
  const meadow = [mixColours('#4f8a4a', light.haze, 0.15), mixColours('#24492f', light.near, 0.3)];
  return (
    drawSky(pen, light, w, h * 0.5).markup +
    repeatDrawing(3, ridge) +
    train +
    path(arches, pen.linear(lightenColour(stone, 0.12), mixColours(stone, light.near, 0.35))) +
    rect([0, deck - h * 0.004, w, h * 0.02], lightenColour(stone, 0.25)) +
    path(
      landOutlinePath(createRollingHeights(pen, 1), w, h * 0.88, h * 0.05, h),
      pen.linear(...meadow),
    ) +
    drawTree(pen, w * 0.1, h * 0.98, h * 0.3, mixColours('#3a6b3c', light.near, 0.25)) +
    drawTree(pen, w * 0.9, h, h * 0.24, mixColours('#3a6b3c', light.near, 0.35))
  );
}

const CHHATRI =
  'M-11 0L-11 -3L-8 -3L-8 -18L-11 -19L-11 -21L-8.5 -21C-8.5 -32 -2 -34 0 -40C2 -34 8.5 -32 8.5 -21L11 -21L11 -19L8 -18L8 -3L11 -3L11 0ZM-5.4 -3L-1.2 -3L-1.2 -13Q-3.3 -17 -5.4 -13ZM1.2 -3L5.4 -3L5.4 -13Q3.3 -17 1.2 -13Z';

/** A domed pavilion (chhatri), its base at the origin, 20 wide and about 40 high. */
function chhatri(fill: string): string {
  return path(CHHATRI, fill, 'fill-rule="evenodd"');
}

/** A hill fort against a low sun. */
export function drawFort(pen: Pen, w: number, h: number): string {
  const light = pickLight(pen, ['dusk', 'golden', 'dawn', 'rose']);
  const horizon = h * 0.72;
  const stone = mixColours(mixColours('#b5794a', light.near, 0.45), light.haze, 0.1);
  const wall = (base: number, x0: number, x1: number, height: number, fill: string): string => {
    const step = w * 0.021;
    const tooth = placePath('v-.5q.32 -.5 .64 0v.5Z', 0, 0, step);
    const teeth = repeatDrawing(Math.floor((x1 - x0) / step), (index) =>
      path(pathData`M${x0 + index * step} ${base - height}${tooth}`, fill),
    );
    const face = [x0, base - height, x1 - x0, height + h * 0.1] as const;
    return rect(face, pen.linear(lightenColour(fill, 0.07), fill)) + teeth;
  };
  const tower = (x: number, base: number, width: number, height: number, fill: string): string => {
    const foot = base + h * 0.1;
    const top = base - height;
    const [left, right] = [
      pathData`M${x - width * 0.56} ${foot}`,
      pathData`L${x + width * 0.56} ${foot}Z`,
    ];
    const outline = pathData`${left}L${x - width * 0.46} ${top}L${x + width * 0.46} ${top}${right}`;
    const cornice = [x - width * 0.54, top - width * 0.06, width * 1.08, width * 0.12] as const;
    const slits = repeatDrawing(3, (index) => {
      const slit = placePath('v-.1q.07 -.07 .14 0v.1Z', 0, 0, width, height);
      const y = base - height * (0.75 - index * 0.26);
      return path(pathData`M${x - width * 0.07} ${y}${slit}`, mixColours(fill, '#1a0f0c', 0.5));
    });
    return (
      path(
        outline,
        pen.across(lightenColour(fill, 0.16), fill, mixColours(fill, light.near, 0.3)),
      ) +
      rect(cornice, lightenColour(fill, 0.12)) +
      transformDrawing([x, top - width * 0.05, width * 0.045], chhatri(fill)) +
      slits
    );
  };
  const above = drawSky(pen, light, w, horizon, [
    w * pen.range(0.25, 0.75),
    h * pen.range(0.26, 0.42),
  ]);
  const back = mixColours(stone, light.haze, 0.35);
  const peak = w * pen.range(0.42, 0.6);
  const slope = pathData`Q${peak * 0.4} ${h * 0.78} ${peak * 0.55} ${h * 0.66}L${peak + w * 0.26} ${h * 0.63}`;
  const plain = pathData`Q${w * 0.92} ${h * 0.78} ${w + 4} ${h * 0.84}L${w + 4} ${h}L-4 ${h}Z`;
  const ground = [mixColours(stone, light.near, 0.4), mixColours(light.near, '#140c10', 0.4)];
  const shrubs = [
    [0.9, 1.02],
    [0.03, 0.08],
    [0.015, 0.04],
  ] as const;
  return (
    above.markup +
    path(
      landOutlinePath(createRollingHeights(pen, 1.4), w, h * 0.7, h * 0.05, h),
      mixColours(light.far, light.haze, 0.35),
    ) +
    wall(h * 0.58, peak - w * 0.14, peak + w * 0.2, h * 0.14, back) +
    transformDrawing([peak + w * 0.03, h * 0.44, w * 0.0036], chhatri(back)) +
    transformDrawing([peak - w * 0.08, h * 0.44, w * 0.0026], chhatri(back)) +
    transformDrawing([peak + w * 0.13, h * 0.44, w * 0.0026], chhatri(back)) +
    wall(h * 0.66, peak - w * 0.28, peak + w * 0.3, h * 0.1, stone) +
    tower(peak - w * 0.28, h * 0.66, w * 0.085, h * 0.19, stone) +
    tower(peak + w * 0.3, h * 0.66, w * 0.085, h * 0.17, stone) +
    tower(peak + w * 0.02, h * 0.67, w * 0.095, h * 0.15, mixColours(stone, light.near, 0.12)) +
    path(pathData`M-4 ${h * 0.92}${slope}${plain}`, pen.linear(...ground)) +
    mounds(pen, [w, h], 18, mixColours(light.near, '#120c10', 0.5), shrubs) +
    drawBirds(pen, peak - w * 0.2, h * 0.2, w * 0.013, light.near)
  );
}

/** A white domed monument mirrored in a long pool. */
export function drawMonument(pen: Pen, w: number, h: number): string {
  const light = pickLight(pen, ['dawn', 'rose', 'golden', 'day', 'dusk']);
  const horizon = h * 0.58;
  const above = drawSky(pen, light, w, horizon);
  const marble = mixColours('#fffaf2', light.sky[1], light.isDark ? 0.5 : 0.28);
  const shade = mixColours(marble, light.far, 0.4);
  const arch = (x: number, y: number, size: number, fill: string): string =>
    path(placePath('M-1 0V-2Q-1 -3 0 -3.6Q1 -3 1 -2V0Z', x, y, size), fill);
  const dome = 'M-.8 0C-1.35 -.9 -.6 -1.6 0 -2.1C.6 -1.6 1.35 -.9 .8 0Z';
  const onion = (x: number, y: number, r: number): string =>
    path(placePath(dome, x, y, r), pen.across([0, marble], [0.5, marble], [1, shade])) +
    stroke(placePath('M0 -2.1V-2.6', x, y, r), '#c9a24a', r * 0.08);
  const minaret = (x: number): string =>
    path(placePath('M-3 0L-2 -68L2 -68L3 0Z', x, 0, 1), pen.across(marble, shade)) +
    [-24, -46, -67].map((y) => rect([x - 4, y, 8, 1.8], shade)).join('') +
    onion(x, -68, 3);
  const niches = [-50, -34, 34, 50].map((x) => arch(x, -1, 4, shade) + arch(x, -20, 4, shade));
  const building =
    minaret(-78) +
    minaret(78) +
    rect([-64, -40, 128, 40], pen.across([0, marble], [0.7, marble], [1, shade])) +
    rect([-16, -48, 32, 48], lightenColour(marble, 0.3)) +
    arch(0, 0, 9, mixColours(shade, light.near, 0.35)) +
    niches.join('') +
    rect([-18, -58, 36, 12], shade) +
    onion(0, -56, 21) +
    onion(-38, -40, 9) +
    onion(38, -40, 9);
  const size = Math.min(w, h * 1.1) * 0.0048;
  const cypresses = repeatDrawing(10, (index) => {
    const share = (index % 5) / 4;
    const x = w / 2 + (index < 5 ? -1 : 1) * w * (0.15 + share * share * 0.36);
    const height = h * (0.07 + share * 0.2);
    const y = horizon + h * (0.03 + share * 0.28);
    const crown = [x, y - height * 0.5, height * 0.11, height * 0.52] as const;
    return ellipse(crown, mixColours('#2b4a38', light.near, 0.35));
  });
  const [top, middle, low] = light.sky;
  const shore = horizon + h * 0.03;
  const pool = pathData`M${w * 0.44} ${shore}L${w * 0.56} ${shore}L${w * 0.86} ${h}L${w * 0.14} ${h}Z`;
  const mirrored =
    rect([0, horizon, w, h - horizon], pen.linear(low, middle, top)) +
    svgGroup(drawReflection(w / 2, horizon + h * 0.02, size, building), 'opacity=".55"');
  const lawn = pen.linear(
    mixColours('#7e9a5a', light.haze, 0.4),
    mixColours('#4e7040', light.near, 0.3),
  );
  const plinth = [w / 2 - size * 96, horizon - size * 5, size * 192, size * 8] as const;
  const trees = landOutlinePath(createRollingHeights(pen, 4), w, horizon - h * 0.015, h * 0.012, h);
  return (
    above.markup +
    path(trees, mixColours(light.far, light.haze, 0.4)) +
    rect([0, horizon, w, h], lawn) +
    rect(plinth, mixColours(marble, '#b58a62', 0.35)) +
    transformDrawing([w / 2, horizon - size * 4, size], building) +
    clipToOutline(pen, pool, mirrored) +
    cypresses
  );
}
