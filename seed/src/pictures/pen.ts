import { createSeededRandom } from '../data/random.ts';

/** A colour stop: a colour alone (evenly spaced) or an offset between 0 and 1 with a colour. */
type Stop = string | readonly [offset: number, colour: string];

/** Paint reference for a linear gradient. */
type Gradient = (...stops: readonly Stop[]) => string;

/**
 * Drawing context of one picture: seeded random numbers and shared definitions.
 * Two pens of the same seed used in the same way give the same markup.
 */
export type Pen = {
  /** A random number, uniform in [0, 1). */
  next(): number;
  range(from: number, to: number): number;
  /** A random integer, both ends included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  /** A random choice; throws a RangeError when there are none. */
  pick<T>(choices: readonly T[]): T;
  /** Gradient from top to bottom. */
  linear: Gradient;
  /** Gradient from left to right. */
  across: Gradient;
  /** Gradient from the top left to the bottom right. */
  diagonal: Gradient;
  /** Gradient from the top to the bottom, leaning to the right. */
  leaning: Gradient;
  /** Paint reference for a radial gradient; centre and radius in fractions of the painted box. */
  radial(stops: readonly Stop[], spot?: readonly [cx: number, cy: number, r: number]): string;
  /** Paint reference for a pattern of square tiles. */
  pattern(size: number, tile: string): string;
  /** Attribute that blurs its element; `deviation` in the units of that element. */
  blur(deviation: number): string;
  /** Attribute that clips its element to the given shapes. */
  clip(shapes: string): string;
  /** Adds a definition and returns its id. */
  define(definition: (id: string) => string): string;
  /** Pen with its own random numbers and the same definitions. */
  fork(seed: number): Pen;
  /** All definitions made so far, by this pen and its forks. */
  definitions(): string;
};

type Definitions = { readonly parts: string[]; readonly blurs: Map<number, string> };

/** Rounds to two decimals, which is finer than a pixel of any picture. */
export function roundNumber(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Template tag for SVG markup: rounds the numbers in it. */
export function markup(texts: TemplateStringsArray, ...values: (string | number)[]): string {
  const filled = values.map((value) => (typeof value === 'number' ? roundNumber(value) : value));
  return String.raw({ raw: texts }, ...filled);
}

/** Template tag for path data: rounds the numbers in it. */
export function pathData(texts: TemplateStringsArray, ...values: (string | number)[]): string {
  return markup(texts, ...values);
}

function stopMarkup(stops: readonly Stop[]): string {
  const placed = stops.map((stop, index) => {
    const [offset, colour] =
      typeof stop === 'string' ? [index / Math.max(1, stops.length - 1), stop] : stop;
    return markup`<stop offset="${offset}" stop-color="${colour}"/>`;
  });
  return placed.join('');
}

/** A pen with fresh definitions. */
export function createPen(seed: number): Pen {
  return penWith(seed, { parts: [], blurs: new Map() });
}

function penWith(seed: number, shared: Definitions): Pen {
  const next = createSeededRandom(Math.imul(seed + 1, 0x9e3779b1));
  const define = (definition: (id: string) => string): string => {
    const id = `d${shared.parts.length}`;
    shared.parts.push(definition(id));
    return id;
  };
  const gradient = (kind: string, place: string, stops: readonly Stop[]): string =>
    `url(#${define((id) => `<${kind} id="${id}" ${place}>${stopMarkup(stops)}</${kind}>`)})`;
  const towards =
    (x2: number, y2: number, x1 = 0): Gradient =>
    (...stops) =>
      gradient('linearGradient', `x1="${x1}" y1="0" x2="${x2}" y2="${y2}"`, stops);
  return {
    next,
    range: (from, to) => from + next() * (to - from),
    int: (from, to) => Math.floor(from + next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: (choices) => {
      const choice = choices[Math.floor(next() * choices.length)];
      if (choice === undefined) throw new RangeError('There is nothing to pick from');
      return choice;
    },
    linear: towards(0, 1),
    across: towards(1, 0),
    diagonal: towards(1, 1),
    leaning: towards(0.8, 1, 0.2),
    radial: (stops, [cx, cy, r] = [0.5, 0.5, 0.5]) =>
      gradient('radialGradient', markup`cx="${cx}" cy="${cy}" r="${r}"`, stops),
    pattern: (size, tile) => {
      const place = `width="${size}" height="${size}" patternUnits="userSpaceOnUse"`;
      return `url(#${define((id) => `<pattern id="${id}" ${place}>${tile}</pattern>`)})`;
    },
    blur: (deviation) => {
      const key = roundNumber(deviation);
      const box = 'x="-40%" y="-40%" width="180%" height="180%"';
      const known = shared.blurs.get(key);
      const id =
        known ??
        define(
          (name) => `<filter id="${name}" ${box}><feGaussianBlur stdDeviation="${key}"/></filter>`,
        );
      shared.blurs.set(key, id);
      return `filter="url(#${id})"`;
    },
    clip: (shapes) =>
      `clip-path="url(#${define((id) => `<clipPath id="${id}">${shapes}</clipPath>`)})"`,
    define,
    fork: (other) => penWith(Math.imul(seed + 17, 31) ^ (other * 2654435 + 7), shared),
    definitions: () => shared.parts.join(''),
  };
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two `#rrggbb` colours; 0 gives the first, 1 the second. */
export function mixColours(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  const mixed = a.map((channel, index) =>
    Math.round(channel + ((b[index] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour with an opacity between 0 and 1. */
export function withOpacity(hex: string, opacity: number): string {
  return `rgba(${channels(hex).join(',')},${Math.round(opacity * 1000) / 1000})`;
}

export const whiteWithOpacity = (opacity: number): string => withOpacity('#ffffff', opacity);

export const blackWithOpacity = (opacity: number): string => withOpacity('#000000', opacity);

/** The colour of shadows on tables and walls. */
export const shadowColour = (opacity: number): string => withOpacity('#1f120a', opacity);

export const lightenColour = (hex: string, share: number): string =>
  mixColours(hex, '#ffffff', share);

/** Darkens towards a warm black, as shadows on paper do. */
export const darkenColour = (hex: string, share: number): string =>
  mixColours(hex, '#140d08', share);

/** Red, green and blue, 0 to 255. */
export const toRgb = channels;
