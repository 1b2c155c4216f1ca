import { withOpacity, markup, type Pen, shadowColour } from './pen';
import { type Box, circle, rect, repeatDrawing } from './shapes';

/** Colours of one time of day, which all parts of a picture use. */
export type LightColours = {
  readonly sky: readonly [top: string, middle: string, low: string];
  readonly sun: string;
  /** Colour of distant things. */
  readonly haze: string;
  readonly far: string;
  readonly near: string;
  readonly isDark: boolean;
};

function light(
  sky: LightColours['sky'],
  sun: string,
  haze: string,
  far: string,
  near: string,
  isDark = false,
): LightColours {
  return { sky, sun, haze, far, near, isDark };
}

export const lightColoursByTime = {
  dawn: light(['#7d90b8', '#e8b9ab', '#fde3c4'], '#fff3dc', '#f4d2bd', '#b3a0b6', '#343a55'),
  golden: light(['#86a7bf', '#f1ca90', '#ffe9c0'], '#fff6d8', '#f5d7a4', '#bd9873', '#4b3626'),
  day: light(['#3f88c0', '#93c6e2', '#e6f3f0'], '#ffffff', '#cfe5e8', '#83abb6', '#2b5142'),
  dusk: light(['#37325f', '#a8597f', '#f6a077'], '#ffd9a0', '#e58f80', '#84507c', '#261d38', true),
  night: light(['#0d1531', '#1e2f5e', '#4b6196'], '#f4f1dc', '#4a5f92', '#2f3f70', '#0c1228', true),
  monsoon: light(['#6f8089', '#a2b3b5', '#d8dfd6'], '#f3f5ea', '#c5d0c9', '#8ea5a0', '#2b463f'),
  rose: light(['#9db6d0', '#f2c7cd', '#ffefe2'], '#fffaf0', '#f5d6d3', '#b79fb4', '#4a3a55'),
};

/** One of the named lights. */
export function pickLight(
  pen: Pen,
  names: readonly [keyof typeof lightColoursByTime, ...(keyof typeof lightColoursByTime)[]],
): LightColours {
  return lightColoursByTime[pen.pick(names)];
}

/** A soft round light that fades to nothing at its edge. */
export function drawGlow(
  pen: Pen,
  spot: readonly [x: number, y: number, r: number],
  colour: string,
  strength = 0.8,
): string {
  const paint = pen.radial([
    [0, withOpacity(colour, strength)],
    [0.35, withOpacity(colour, strength * 0.45)],
    [0.7, withOpacity(colour, strength * 0.1)],
    [1, withOpacity(colour, 0)],
  ]);
  return circle(spot, paint);
}

/** Out-of-focus lights scattered over a box. */
export function drawBokeh(
  pen: Pen,
  [x, y, w, h]: Box,
  count: number,
  size: number,
  colours: readonly [string, ...string[]],
): string {
  return repeatDrawing(count, () => {
    const colour = pen.pick(colours);
    const r = size * pen.range(0.35, 1);
    const strength = pen.range(0.12, 0.5);
    const paint = pen.radial([
      [0, withOpacity(colour, strength * 0.75)],
      [0.8, withOpacity(colour, strength)],
      [0.92, withOpacity(colour, strength * 0.8)],
      [1, withOpacity(colour, 0)],
    ]);
    return circle([x + pen.next() * w, y + pen.next() * h, r], paint);
  });
}

/**
 * The soft shadow of a flat rectangle, `spread` wide; stacked outlines render much faster than a
 * blur.
 */
export function drawSoftShadow([x, y, w, h]: Box, spread: number, strength: number): string {
  const steps = 9;
  return repeatDrawing(steps, (index) => {
    const grow = spread * (1 - (2 * index) / (steps - 1));
    const radius = Math.min(Math.max(1, spread + grow), (w + grow * 2) / 2);
    const box = [x - grow, y - grow, w + grow * 2, h + grow * 2] as const;
    return rect(box, shadowColour(strength / (steps * 0.72)), markup`rx="${radius}"`);
  });
}

/** Soft streaks of cloud in the upper part of a sky. */
function clouds(pen: Pen, light: LightColours, w: number, horizon: number): string {
  const colour = light.isDark ? light.sky[2] : '#fffaf2';
  return repeatDrawing(pen.int(3, 7), () => {
    const y = pen.range(0.08, 0.85) * horizon;
    const length = w * pen.range(0.12, 0.36);
    const x = pen.range(0, w);
    const paint = pen.radial([
      [0, withOpacity(colour, pen.range(0.3, 0.6))],
      [0.5, withOpacity(colour, 0.18)],
      [1, withOpacity(colour, 0)],
    ]);
    return repeatDrawing(3, (index) => {
      const rx = length * (1 - index * 0.22);
      const shift = pen.range(-0.3, 0.3) * length;
      const puff = [x + shift, y - index * w * 0.01, rx, rx * pen.range(0.06, 0.13)] as const;
      const [cx, cy, across, high] = puff.map(Math.round);
      return `<ellipse cx="${cx}" cy="${cy}" rx="${across}" ry="${high}" fill="${paint}"/>`;
    });
  });
}

function stars(pen: Pen, w: number, horizon: number): string {
  return repeatDrawing(46, () => {
    const place = [pen.range(0, w), pen.range(0, horizon * 0.9)] as const;
    const r = pen.range(0.0008, 0.0024) * w;
    return circle([...place, r], '#fff', `opacity="${Math.round(pen.range(20, 90)) / 100}"`);
  });
}

/**
 * A sky from the top down to a horizon, with its sun or moon. Returns the markup and the position
 * of the sun.
 */
export function drawSky(
  pen: Pen,
  light: LightColours,
  w: number,
  horizon: number,
  sunAt?: readonly [x: number, y: number],
): { markup: string; sun: readonly [x: number, y: number] } {
  const sun = sunAt ?? [w * pen.range(0.2, 0.8), horizon * pen.range(0.42, 0.8)];
  const size = Math.max(w, horizon);
  const disc = pen.radial([
    [0, light.sun],
    [0.86, light.sun],
    [1, withOpacity(light.sun, 0)],
  ]);
  const [top, middle, low] = light.sky;
  const drawing =
    rect([0, 0, w, horizon + 2], pen.linear([0, top], [0.55, middle], [1, low])) +
    (light === lightColoursByTime.night ? stars(pen, w, horizon) : '') +
    drawGlow(pen, [...sun, size * 0.75], light.sun, light.isDark ? 0.45 : 0.7) +
    clouds(pen, light, w, horizon) +
    circle([...sun, size * pen.range(0.028, 0.05)], disc, 'opacity=".92"');
  return { markup: drawing, sun };
}

/** Water below a horizon, in the colours of the sky, with glints below the sun. */
export function drawWater(
  pen: Pen,
  light: LightColours,
  w: number,
  top: number,
  bottom: number,
  sunX: number,
  tint = light.sky[0],
): string {
  const depth = bottom - top;
  const glints = repeatDrawing(34, (index) => {
    const share = (index + 1) / 34;
    const y = top + depth * share ** 1.5;
    const reach = w * (0.025 + share * 0.13);
    const x = sunX + pen.range(-1, 1) * reach - reach * 0.5;
    const box = [x, y, reach * pen.range(0.4, 1.2), depth * 0.004 + share * depth * 0.008] as const;
    const round = `rx="${Math.max(1, Math.round(depth * 0.006))}"`;
    return rect(box, light.sun, `${round} opacity="${Math.round(pen.range(18, 60)) / 100}"`);
  });
  const ripples = repeatDrawing(26, (index) => {
    const y = top + depth * (index / 26) ** 1.4;
    const x = pen.range(-0.2, 0.9) * w;
    const box = [x, y, w * pen.range(0.1, 0.45), depth * 0.004 * (1 + index / 10)] as const;
    return rect(box, index % 2 === 0 ? light.sky[2] : light.near, 'opacity=".14" rx="2"');
  });
  return rect([0, top, w, depth], pen.linear(light.sky[2], light.sky[1], tint)) + ripples + glints;
}
