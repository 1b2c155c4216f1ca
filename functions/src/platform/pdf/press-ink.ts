/** A colour for pdfkit: hexadecimal sRGB, or percentages of the four inks. */
export type PrintColour = string | [cyan: 0, magenta: 0, yellow: 0, black: number];

/** Rows: X, Y, Z of linear sRGB, each relative to the white point D65. */
const SRGB_TO_XYZ = [
  [0.433_95, 0.376_21, 0.189_841],
  [0.212_673, 0.715_152, 0.072_175],
  [0.017_757, 0.109_468, 0.872_775],
] as const;

/**
 * Lightness of solid black ink on coated paper. Between it and paper white, lightness falls about
 * linearly with the tint of black.
 */
const BLACK_LIGHTNESS = 16;
/** Maximum chroma of a colour that is printed as black alone. */
const MAX_CHROMA = 11;
/** Lightness above which only neutral colours become black alone, because the hue of a pale tint is visible. */
const PALE_LIGHTNESS = 75;
const MAX_PALE_CHROMA = 2;

const linear = (value: number) =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const cubed = (value: number) => (value > 0.008_856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);

function lightnessAndChroma(hex: string): { lightness: number; chroma: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const [x = 0, y = 0, z = 0] = SRGB_TO_XYZ.map(([ofRed, ofGreen, ofBlue]) =>
    cubed(ofRed * red + ofGreen * green + ofBlue * blue),
  );
  return { lightness: 116 * y - 16, chroma: Math.hypot(500 * (x - y), 200 * (y - z)) };
}

/**
 * The tint of black ink in percent that replaces a nearly grey colour; null for other colours. In four
 * inks, small letters and thin lines get coloured edges when the plates are slightly misaligned.
 */
export function blackTint(hex: string): number | null {
  const { lightness, chroma } = lightnessAndChroma(hex);
  if (chroma > (lightness > PALE_LIGHTNESS ? MAX_PALE_CHROMA : MAX_CHROMA)) return null;
  const tint = (100 - lightness) / (100 - BLACK_LIGHTNESS);
  return Math.round(100 * Math.min(1, Math.max(0, tint)));
}

/** The colour of letters and lines for a press: black ink alone for nearly grey ones. */
export function toPressInk(hex: string): PrintColour {
  const black = blackTint(hex);
  return black === null ? hex : [0, 0, 0, black];
}
