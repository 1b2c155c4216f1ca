import type { Look } from '../scene';

/** Dark and light text colours; about half of them are readable on each paper. */
const COLOURS = [
  { name: 'black', colour: '#1d1d1f' },
  { name: 'taupe', colour: '#6b6158' },
  { name: 'red', colour: '#9b2d30' },
  { name: 'brown', colour: '#8a4b12' },
  { name: 'green', colour: '#2c5a3a' },
  { name: 'blue', colour: '#1f4e7a' },
  { name: 'purple', colour: '#5a3f73' },
  { name: 'white', colour: '#ffffff' },
  { name: 'cream', colour: '#f6e7c8' },
  { name: 'yellow', colour: '#f3c969' },
  { name: 'pink', colour: '#f2b5a7' },
  { name: 'paleGreen', colour: '#bcd9c2' },
  { name: 'paleBlue', colour: '#b9d3ea' },
] as const;

interface TextColour {
  /** `accent`: the accent colour of the look, if it differs from the others. */
  name: (typeof COLOURS)[number]['name'] | 'accent';
  colour: string;
}

/** Minimum contrast ratio for small text (WCAG AA). */
const MIN_CONTRAST_RATIO = 4.5;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours: from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [less = 0, more = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
}

/** The readable text colours on a paper; the look's accent comes first if it is readable. */
export function readableTextColours(
  { accent, ink }: Pick<Look, 'accent' | 'ink'>,
  paper: string,
): TextColour[] {
  const first = COLOURS.find(({ colour }) => colour === accent) ?? {
    name: 'accent' as const,
    colour: accent,
  };
  return [first, ...COLOURS.filter((one) => one !== first)].filter(
    ({ colour }) => colour !== ink && contrastRatio(colour, paper) >= MIN_CONTRAST_RATIO,
  );
}
