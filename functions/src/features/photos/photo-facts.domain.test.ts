import { areNearlyIdentical } from '@smriti/shared/book/auto-fill/likeness';
import { MIN_CRISPNESS } from '@smriti/shared/book/auto-fill/thresholds';
import { toFocus } from '@smriti/shared/book/auto-fill/focus';
import { FOCUS_GRID_SIDE, type PhotoFacts } from '@smriti/shared/book/photo-facts';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { computePhotoFacts } from './photo-facts.domain';

const WIDTH = 640;
const HEIGHT = 480;

/** A test picture of a meadow, a sky, and a person in red at `x`, `y` (fractions). */
const drawn = (x: number, y: number) => `<svg width="${WIDTH}" height="${HEIGHT}">
  <linearGradient id="sky"><stop stop-color="#cfe4f5"/><stop offset="1" stop-color="#88b4da"/></linearGradient>
  <linearGradient id="grass"><stop stop-color="#5f8342"/><stop offset="1" stop-color="#9dc276"/></linearGradient>
  <rect width="${WIDTH}" height="${HEIGHT / 2}" fill="url(#sky)"/>
  <rect y="${HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT / 2}" fill="url(#grass)"/>
  <g transform="translate(${x * WIDTH} ${y * HEIGHT}) scale(1.6)">
    <circle r="40" fill="#c0182c"/><path d="M-30 40h60v60h-60z" fill="#7b1020"/>
    <circle cx="-12" cy="-8" r="6" fill="#fff"/><circle cx="12" cy="-8" r="6" fill="#fff"/>
  </g></svg>`;

async function factsOf(picture: Sharp): Promise<PhotoFacts> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return computePhotoFacts({ data, ...info }, { type: 'image/jpeg', ...info, exif: null });
}

const svg = (text: string) => sharp(Buffer.from(text));

const asPhoto = (facts: PhotoFacts, seconds: number) => ({
  id: String(seconds),
  width: WIDTH,
  height: HEIGHT,
  sequence: 1,
  facts: { ...facts, taken_at: seconds * 1000 },
});

describe('the facts of a photo', () => {
  it.each([
    [0.2, 0.5],
    [0.5, 0.3],
    [0.75, 0.6],
  ])('locate its subject: at %f, %f', async (x, y) => {
    const { across, down } = toFocus(await factsOf(svg(drawn(x, y))));
    expect(across.from).toBeLessThan(x);
    expect(across.to).toBeGreaterThan(x);
    expect(down.from).toBeLessThan(y);
    expect(down.to).toBeGreaterThan(y);
    expect(across.to - across.from).toBeLessThan(0.72);
  });

  it('distinguish a sharp photo from one that is out of focus', async () => {
    const sharpOne = await factsOf(svg(drawn(0.5, 0.5)));
    const blurred = await factsOf(svg(drawn(0.5, 0.5)).blur(6));
    expect(blurred.sharpness).toBeLessThan(sharpOne.sharpness * 0.2);
    expect(sharpOne.crispness).toBeGreaterThan(MIN_CRISPNESS);
    expect(blurred.crispness).toBeLessThan(MIN_CRISPNESS);
  });

  it('distinguish a screenshot from a photo', async () => {
    const { data, info } = await svg(drawn(0.5, 0.5)).raw().toBuffer({ resolveWithObject: true });
    const isScreenshot = (given: Partial<Parameters<typeof computePhotoFacts>[1]>) =>
      computePhotoFacts(
        { data, ...info },
        { type: 'image/png', width: 1080, height: 2400, exif: null, ...given },
      ).screenshot === true;
    expect(isScreenshot({})).toBe(true);
    expect(isScreenshot({ exif: Buffer.from('Exif ASCII Screenshot') })).toBe(true);
    expect(isScreenshot({ exif: Buffer.from('Exif Pixel 8') })).toBe(false);
    expect(isScreenshot({ width: 1800 })).toBe(false);
    expect(isScreenshot({ type: 'image/jpeg' })).toBe(false);
  });

  it('are similar for two photos of one moment, and different for others', async () => {
    const one = asPhoto(await factsOf(svg(drawn(0.5, 0.5))), 10);
    const next = asPhoto(await factsOf(svg(drawn(0.51, 0.5)).modulate({ brightness: 1.05 })), 12);
    const other = asPhoto(await factsOf(svg(drawn(0.15, 0.75)).flip()), 14);
    expect(areNearlyIdentical(one, next)).toBe(true);
    expect(areNearlyIdentical(one, { ...next, facts: { ...next.facts, taken_at: 80_000 } })).toBe(
      false,
    );
    expect(areNearlyIdentical(one, other)).toBe(false);
  });

  it('contain its brightness', async () => {
    const day = await factsOf(svg(drawn(0.5, 0.5)));
    const night = await factsOf(svg(drawn(0.5, 0.5)).modulate({ brightness: 0.3 }));
    expect(night.light).toBeLessThan(day.light / 2);
  });

  it.each([
    [
      'grey',
      sharp({ create: { width: 200, height: 100, channels: 3, background: '#777' } })
        .greyscale()
        .toColourspace('b-w'),
    ],
    ['clear', sharp({ create: { width: 200, height: 100, channels: 4, background: '#7770' } })],
    ['of one point', sharp({ create: { width: 1, height: 1, channels: 3, background: '#777' } })],
  ])('exist for a picture that is %s', async (_what, picture) => {
    const facts = await factsOf(picture);
    expect(facts).toMatchObject({ taken_at: null, sharpness: 0 });
    expect(toFocus(facts).across.to).toBeLessThanOrEqual(FOCUS_GRID_SIDE);
  });
});
