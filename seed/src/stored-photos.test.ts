import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderPhoto, createStoredPhoto, type StoredPhoto } from './stored-photos.ts';
import { type CustomerPhoto, renderCustomerPhoto } from './pictures/customer-photo.ts';
import { drawLake } from './pictures/motifs/waters.ts';

const wide: CustomerPhoto = {
  name: 'lake',
  motif: drawLake,
  seed: 1,
  width: 600,
  height: 400,
  isTurned: false,
};
const turned: CustomerPhoto = { ...wide, width: 400, height: 600, isTurned: true };

let files: { first: Buffer; again: Buffer; turned: Buffer };
let stored: { wide: StoredPhoto; others: StoredPhoto; turned: StoredPhoto };

beforeAll(async () => {
  files = {
    first: await renderCustomerPhoto(wide),
    again: await renderCustomerPhoto(wide),
    turned: await renderCustomerPhoto(turned), // drawn before anything is rendered: see createPhotos
  };
  const [renditions, upright] = [await renderPhoto(files.first), await renderPhoto(files.turned)];
  stored = {
    wide: await createStoredPhoto({ owner: 'a', photo: wide }, files.first, renditions),
    others: await createStoredPhoto({ owner: 'b', photo: wide }, files.first, renditions),
    turned: await createStoredPhoto({ owner: 'a', photo: turned }, files.turned, upright),
  };
});

describe('a photo of a demo customer', () => {
  it('is a JPEG of the specified size, with the same bytes each time', async () => {
    expect(files.again.equals(files.first)).toBe(true);
    const about = await sharp(files.first).metadata();
    expect(about).toMatchObject({ format: 'jpeg', width: 600, height: 400 });
  });

  it('is stored sideways with EXIF orientation 6 if the camera was turned', async () => {
    const about = await sharp(files.turned).metadata();
    expect(about).toMatchObject({ width: 600, height: 400, orientation: 6 });
    expect(stored.turned).toMatchObject({ width: 400, height: 600 });
  });

  it('has upright renditions, never enlarged', () => {
    expect(stored.wide.renditions.small).toMatchObject({ width: 400, height: 267 });
    expect(stored.wide.renditions.large).toMatchObject({ width: 600, height: 400 });
    expect(stored.turned.renditions.small).toMatchObject({ width: 267, height: 400 });
  });

  it('has the facts that auto-fill needs', () => {
    expect(stored.wide.facts.likeness).toMatch(/^[\da-f]{16}$/);
    expect(stored.wide.facts.sharpness).toBeGreaterThan(0);
    expect(stored.turned.facts).not.toEqual(stored.wide.facts);
  });

  it('has an id from its owner and content, and renditions named by it with separate tokens', () => {
    const { wide: own, others } = stored;
    expect(own.contentHash).toBe(others.contentHash);
    expect(own.id).not.toBe(others.id);
    const { small, large } = own.renditions;
    expect(small.path).toBe(`renditions/a/${own.id}_400.webp`);
    expect(large.path).toBe(`renditions/a/${own.id}_1600.webp`);
    expect(small.token).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(small.token).not.toBe(large.token);
  });
});
