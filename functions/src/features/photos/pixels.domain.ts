/** Pixels of a picture row by row, one byte per channel. */
export interface PixelData {
  data: Uint8Array;
  width: number;
  height: number;
  /** 1: grey, 2: grey and opacity, 3: RGB, 4: RGB and opacity. */
  channels: number;
}

/** Lightness of each pixel, 0 to 255. */
export function toLightness({ data, width, height, channels }: PixelData): Uint8Array {
  const light = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < light.length; at += 1, from += channels) {
    light[at] =
      channels < 3
        ? (data[from] ?? 0)
        : (77 * (data[from] ?? 0) + 150 * (data[from + 1] ?? 0) + 29 * (data[from + 2] ?? 0)) >> 8;
  }
  return light;
}

/** Reduces a picture to `width` by `height` RGB pixels, each the mean of its area. */
export function shrinkPixels(points: PixelData, width: number, height: number): PixelData {
  const { data, channels } = points;
  const [second, third] = channels < 3 ? [0, 0] : [1, 2];
  const made = new Uint8Array(width * height * 3);
  const edge = (at: number, parts: number, side: number) =>
    Math.min(side - 1, Math.floor((at * side) / parts));
  for (let y = 0; y < height; y += 1) {
    const top = edge(y, height, points.height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * points.height) / height));
    for (let x = 0; x < width; x += 1) {
      const left = edge(x, width, points.width);
      const right = Math.max(left + 1, Math.floor(((x + 1) * points.width) / width));
      let [red, green, blue] = [0, 0, 0];
      for (let row = top; row < bottom; row += 1) {
        for (let column = left; column < right; column += 1) {
          const from = (row * points.width + column) * channels;
          red += data[from] ?? 0;
          green += data[from + second] ?? 0;
          blue += data[from + third] ?? 0;
        }
      }
      const count = (bottom - top) * (right - left);
      made.set([red / count, green / count, blue / count], (y * width + x) * 3);
    }
  }
  return { data: made, width, height, channels: 3 };
}
