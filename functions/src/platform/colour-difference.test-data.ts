import type { Rgb } from '@smriti/shared/book/soft-proof';

type Lab = readonly [lightness: number, a: number, b: number];

const linear = (value: number) =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const cubeRoot = (value: number) =>
  value > 216 / 24_389 ? Math.cbrt(value) : ((24_389 / 27) * value + 16) / 116;

function toLab(colour: Rgb): Lab {
  const [red = 0, green = 0, blue = 0] = colour.map(linear);
  const x = cubeRoot((0.4125 * red + 0.3576 * green + 0.1804 * blue) / 0.9505);
  const y = cubeRoot(0.2127 * red + 0.7152 * green + 0.0722 * blue);
  const z = cubeRoot((0.0193 * red + 0.1192 * green + 0.9503 * blue) / 1.0888);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const DEGREE = Math.PI / 180;
const hueOf = (a: number, b: number) => (Math.atan2(b, a) / DEGREE + 360) % 360;
const cosine = (degrees: number) => Math.cos(degrees * DEGREE);
/** Factor of the CIEDE2000 formula that depends on the seventh power of a chroma. */
const seventh = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/** Difference of two colours as people see it (CIEDE2000); about 1 is just visible. */
export function colourDifference(one: Rgb, other: Rgb): number {
  const [[l1, a1, b1], [l2, a2, b2]] = [toLab(one), toLab(other)];
  const stretch = 1.5 - 0.5 * seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [hueOf(a1 * stretch, b1), hueOf(a2 * stretch, b2)];
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const [light, chroma, hue] = [(l1 + l2) / 2, (c1 + c2) / 2, (h1 + turn / 2 + 360) % 360];
  const t =
    1 -
    0.17 * cosine(hue - 30) +
    0.24 * cosine(2 * hue) +
    0.32 * cosine(3 * hue + 6) -
    0.2 * cosine(4 * hue - 63);
  const byLight = (l2 - l1) / (1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2));
  const byChroma = (c2 - c1) / (1 + 0.045 * chroma);
  const byHue = (2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * DEGREE)) / (1 + 0.015 * chroma * t);
  const blue = 60 * Math.exp(-(((hue - 275) / 25) ** 2));
  const rotation = -2 * seventh(chroma) * Math.sin(blue * DEGREE);
  return Math.sqrt(byLight ** 2 + byChroma ** 2 + byHue ** 2 + rotation * byChroma * byHue);
}
