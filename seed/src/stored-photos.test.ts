import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createStoredPhoto, type StoredPhoto } from './stored-photos.ts';

let wide: StoredPhoto;
let others: StoredPhoto;
let turned: StoredPhoto;

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 600, height: 400, channels: 3, background: '#808080', noise } as const;
  const plain = await sharp({ create }).jpeg().toBuffer();
  const rotated = await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const lake = { name: 'lake', width: 600, height: 400 };
  wide = await createStoredPhoto({ ...lake, owner: 'a' }, plain);
  others = await createStoredPhoto({ ...lake, owner: 'b' }, plain);
  turned = await createStoredPhoto({ owner: 'a', name: 'palm', width: 400, height: 600 }, rotated);
});

describe('a photo of a demo customer', () => {
  it('has upright renditions, never enlarged', () => {
    expect(wide.renditions.small).toMatchObject({ width: 400, height: 267 });
    expect(wide.renditions.large).toMatchObject({ width: 600, height: 400 });
    expect(turned.renditions.small).toMatchObject({ width: 267, height: 400 });
  });

  it('has the facts that auto-fill needs', () => {
    expect(wide.facts.likeness).toMatch(/^[\da-f]{16}$/);
    expect(wide.facts.sharpness).toBeGreaterThan(0);
    expect(turned.facts).not.toEqual(wide.facts);
  });

  it('has an id from its owner and content, and renditions named by it with separate tokens', () => {
    expect(wide.contentHash).toBe(others.contentHash);
    expect(wide.id).not.toBe(others.id);
    const { small, large } = wide.renditions;
    expect(small.path).toBe(`renditions/a/${wide.id}_400.webp`);
    expect(large.path).toBe(`renditions/a/${wide.id}_1600.webp`);
    expect(small.token).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(small.token).not.toBe(large.token);
  });
});
