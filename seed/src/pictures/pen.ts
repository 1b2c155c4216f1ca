/** A colour stop: a colour alone (evenly spaced) or an offset between 0 and 1 with a colour. */
type Stop = string | readonly [offset: number, colour: string];

/** Direction of a linear gradient in fractions of the painted box. */
type Direction = readonly [x1: number, y1: number, x2: number, y2: number];

/** Centre and radius of a radial gradient in fractions of the painted box. */
type Spot = readonly [cx: number, cy: number, r: number];

/**
 * What one picture is drawn with: seeded chance and the picture's shared definitions.
 * Two pens of the same seed used in the same way give the same markup.
 */
export type Pen = {
  /** Uniform in [0, 1). */
  next(): number;
  range(from: number, to: number): number;
  /** Whole number, both ends included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  /** One of the choices; throws a RangeError when there are none. */
  pick<T>(choices: readonly T[]): T;
  /** Paint reference for a linear gradient, from top to bottom unless told. */
  linear(stops: readonly Stop[], direction?: Direction): string;
  /** Paint reference for a radial gradient. */
  radial(stops: readonly Stop[], spot?: Spot): string;
  /** Attribute that blurs what carries it; `deviation` in the units of that element. */
  blur(deviation: number): string;
  /** Attribute that clips what carries it to the given shapes. */
  clip(shapes: string): string;
  /** Adds a definition and gives its id. */
  define(markup: (id: string) => string): string;
  /** Own stream of chance, shared definitions: adding to one part leaves the others as they are. */
  fork(seed: number): Pen;
  /** All definitions made so far, by this pen and its forks. */
  definitions(): string;
};

type Definitions = { readonly parts: string[]; readonly blurs: Map<number, string> };

/** Mulberry32: small, fast and the same on every machine. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const [offset, colour] =
        typeof stop === 'string' ? [index / Math.max(1, stops.length - 1), stop] : stop;
      return `<stop offset="${fixed(offset)}" stop-color="${colour}"/>`;
    })
    .join('');
}

/** Rounds to two decimals, which is finer than a pixel of any picture. */
export function fixed(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A pen with fresh definitions. */
export function createPen(seed: number): Pen {
  return penWith(seed, { parts: [], blurs: new Map() });
}

function penWith(seed: number, shared: Definitions): Pen {
  const next = mulberry32(Math.imul(seed + 1, 0x9e3779b1));
  const define = (markup: (id: string) => string): string => {
    const id = `d${shared.parts.length}`;
    shared.parts.push(markup(id));
    return id;
  };
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
    linear: (stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) =>
      `url(#${define(
        (id) =>
          `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopMarkup(stops)}</linearGradient>`,
      )})`,
    radial: (stops, [cx, cy, r] = [0.5, 0.5, 0.5]) =>
      `url(#${define(
        (id) =>
          `<radialGradient id="${id}" cx="${fixed(cx)}" cy="${fixed(cy)}" r="${fixed(r)}">${stopMarkup(stops)}</radialGradient>`,
      )})`,
    blur: (deviation) => {
      const key = fixed(deviation);
      const known = shared.blurs.get(key);
      if (known !== undefined) return `filter="url(#${known})"`;
      const id = define(
        (name) =>
          `<filter id="${name}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${key}"/></filter>`,
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
