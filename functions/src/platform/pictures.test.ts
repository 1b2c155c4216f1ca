import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkPicture, readPictureHead, renderPicture } from './pictures';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });
const unreadable = expect.objectContaining({ code: 'unsupported_type' }) as unknown;

/** Larger than what any file may have, smaller than what a baseline JPEG may. */
const LARGE = [9200, 6000] as const;

describe('the head of a picture', () => {
  it('tells type and measures, upright, without the rest of the file', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
    const photo = await sharp({
      create: { width: 600, height: 400, channels: 3, background: 'teal', noise },
    })
      .withMetadata({ orientation: 8 })
      .jpeg()
      .toBuffer();
    const head = photo.subarray(0, 2000);
    expect(await readPictureHead(head)).toEqual({ type: 'image/jpeg', width: 400, height: 600 });
    await expect(checkPicture(head)).rejects.toEqual(unreadable);
  });

  it.each([
    ['text', Buffer.from('not a picture')],
    ['nothing', Buffer.alloc(0)],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')],
    ['a TIFF', Buffer.from('II*\u0000\u0008\u0000\u0000\u0000\u0000\u0000')],
  ])('is null for %s', async (_, bytes) => {
    expect(await readPictureHead(bytes)).toBeNull();
  });
});

describe('how large a picture may be', () => {
  it('depends on how much memory its decoder needs', async () => {
    const baseline = await plain(...LARGE)
      .toColourspace('b-w')
      .jpeg()
      .toBuffer();
    expect(await readPictureHead(baseline)).toMatchObject({ width: 9200, height: 6000 });
    const { renditions } = await renderPicture(baseline, [1600]);
    expect(renditions[0]).toMatchObject({ width: 1600, height: 1043 });

    const progressive = withMeasures(
      await plain(8, 8).jpeg({ progressive: true }).toBuffer(),
      ...LARGE,
    );
    expect(await sharp(progressive).metadata()).toMatchObject({ width: 9200, isProgressive: true });
    expect(await readPictureHead(progressive)).toBeNull();
    await expect(renderPicture(progressive, [1600])).rejects.toEqual(unreadable);
  });
});

/** A progressive JPEG whose head says other measures: what is refused for these is not decoded. */
function withMeasures(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc2]));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

describe('renditions', () => {
  it('fit into their squares, whichever way the picture stands', async () => {
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

  it('keep transparency, and the first picture of an animation', async () => {
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
