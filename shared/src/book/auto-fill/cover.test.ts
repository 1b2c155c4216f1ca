import { describe, expect, it } from 'vitest';
import { packFaces } from '../people-faces';
import type { PhotoFacts } from '../photo-facts';
import type { Spread, TextItem } from '../scene';
import { fillBook } from './fill';
import type { FillTask } from './fill-task';
import { createTestFacts, createTestFormat, photosOfADay } from './photos.test-data';
import { pickCoverPhoto } from './cover';
import { traitsById } from './photo-traits';

const COVER = { board: 3, wrap: 15, printable: true };

/** The cover of a book whose pages and boards make a spine of 8 mm. */
function coverOf(title: string, given: Partial<FillTask> = {}): Spread {
  const format = createTestFormat({ cover: COVER, caliper: 0.2, pagesMin: 20, pageStep: 2 });
  const task: FillTask = {
    format,
    photos: photosOfADay(12),
    style: 'classic',
    seed: 1,
    order: 'time',
    title,
    ...given,
  };
  const { cover } = fillBook(task).book;
  if (!cover) throw new Error('no cover');
  return cover;
}

it('takes a photo of people before one that is only a little better', () => {
  const photos = photosOfADay(6);
  const withFace = (facts: Partial<PhotoFacts>) =>
    photos.map((photo, at) => {
      if (at !== 2) return photo;
      const faces = packFaces([{ x: 0.4, y: 0.3, w: 0.1, h: 0.08 }], 20);
      return { ...photo, facts: createTestFacts({ ...photo.facts, ...facts, faces }) };
    });
  const cover = (facts: Partial<PhotoFacts>) =>
    pickCoverPhoto([...traitsById(withFace(facts)).values()])?.photo.sequence;
  expect(cover({ sharpness: 100 })).toBe(3);
  expect(cover({ sharpness: 40, light: 30 })).not.toBe(3);
});

const textsOn = ({ items }: Spread) =>
  items.filter((item): item is TextItem => item.type === 'text');
const wordsOn = (cover: Spread) => textsOn(cover).map(({ text }) => text);

describe('the title on a cover', () => {
  it('is on the front, and on a spine of at least 6 mm', () => {
    const [front, spine] = textsOn(coverOf('Goa'));
    expect(front).toMatchObject({ text: 'Goa', angle: 0, fit: true, follows: 'title' });
    expect(spine).toMatchObject({ text: 'Goa', angle: 90, fit: true, follows: 'title' });
    const thin = createTestFormat({
      cover: { ...COVER, board: 1.9 },
      caliper: 0.2,
      pagesMin: 20,
      pageStep: 2,
    });
    expect(wordsOn(coverOf('Goa', { format: thin }))).toEqual(['Goa']);
    expect(wordsOn(coverOf(''))).toEqual([]);
  });

  it('is the only text that is stamped on a plain material', () => {
    const plain = createTestFormat({
      cover: { ...COVER, printable: false, board: 1 },
      caliper: 0.1,
    });
    const { items } = coverOf('Goa', { format: plain });
    expect(items.map(({ type }) => type)).toEqual(['text']);
  });

  it('follows the title of the album, also on a locked cover, unless someone changed it', () => {
    expect(wordsOn(coverOf('Munnar'))).toEqual(['Munnar', 'Munnar']);
    const cover = coverOf('Goa');
    const [first, ...others] = cover.items;
    const written = (item: Spread['items'][number]) =>
      item.type === 'text' && item.id === 't2' ? { ...item, text: 'Our Goa', follows: null } : item;
    const kept = {
      ...cover,
      locked: true,
      items: [...(first ? [first] : []), ...others.map(written)],
    };
    expect(wordsOn(coverOf('Munnar', { keep: [kept] }))).toEqual(['Munnar', 'Our Goa']);
    expect(coverOf('Goa', { keep: [kept] })).toBe(kept);
  });
});
