import { photosOfADay, createTestFormat } from '@smriti/shared/book/auto-fill/photos.test-data';
import { expect, it } from 'vitest';
import { fillAlbumBook } from './design-adapting.domain';
import { fillAlbumBookCached } from './cached-filled-books.service';

const task = {
  format: createTestFormat(),
  photos: photosOfADay(24),
  title: 'Goa',
  madeAt: '2026-01-05T06:00:00.000Z',
};

it('fills a book once for the same photos and choices', () => {
  const book = fillAlbumBookCached(task);
  expect(book).toEqual(fillAlbumBook(task));
  expect(fillAlbumBookCached({ ...task, photos: [...task.photos] })).toBe(book);
});

it('fills a book again after a change of any input', () => {
  const book = fillAlbumBookCached(task);
  const [first, ...others] = task.photos;
  if (!first) throw new Error('no photo');
  const changes = [
    { title: 'Kerala' },
    { format: createTestFormat({ page: { w: 200, h: 150 } }) },
    { photos: others },
    { photos: [{ ...first, width: 900 }, ...others] },
  ];
  for (const change of changes) {
    const changed = { ...task, ...change };
    expect(fillAlbumBookCached(changed)).not.toBe(book);
    expect(fillAlbumBookCached(changed)).toEqual(fillAlbumBook(changed));
  }
});
