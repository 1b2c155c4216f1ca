import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderPrintJpeg, renderPicture, renderSquarePicture } from './pictures';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });
const unreadable = expect.objectContaining({ code: 'unsupported_type' }) as unknown;

describe('decoding', () => {
  it('accepts a whole picture of a size that fits into memory', { timeout: 60_000 }, async () => {
    const progressive = await plain(9200, 6000).jpeg({ progressive: true }).toBuffer();
    await expect(renderPicture(progressive, [1600])).rejects.toEqual(unreadable);
    await expect(renderSquarePicture(progressive, 512)).rejects.toEqual(unreadable);
    const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
    const create = { width: 600, height: 400, channels: 3, background: 'teal', noise } as const;
    const whole = await sharp({ create }).jpeg().toBuffer();
    await expect(renderPicture(whole.subarray(0, 2000), [1600])).rejects.toEqual(unreadable);
    await expect(renderSquarePicture(Buffer.from('a text'), 512)).rejects.toEqual(unreadable);
  });
});

describe('renditions', () => {
  it('fit into their squares in both orientations', async () => {
    const { picture, renditions } = await renderPicture(
      await plain(1000, 2000).png().toBuffer(),
      [800, 200],
    );
    expect(picture).toEqual({ type: 'image/png', width: 1000, height: 2000 });
    expect(renditions.map(({ width, height }) => [width, height])).toEqual([
      [400, 800],
      [100, 200],
    ]);
  });

  it('keep transparency, and the first frame of an animation', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const gif = await sharp({ create: { width: 20, height: 10, channels: 4, background: clear } })
      .gif()
      .toBuffer();
    const { renditions } = await renderPicture(gif, [16]);
    const [small] = renditions;
    const metadata = await sharp(small?.bytes).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 16, height: 8, hasAlpha: true });
    expect(metadata.pages).toBeUndefined();
  });
});

it('include a JPEG for print of other formats: whole, upright, on white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const png = await sharp({ create: { width: 20, height: 10, channels: 4, background: clear } })
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  const { data, info } = await sharp(await renderPrintJpeg(png))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, data[0]]).toEqual([10, 20, 255]);
  await expect(renderPrintJpeg(Buffer.from('a text'))).rejects.toEqual(unreadable);
});
