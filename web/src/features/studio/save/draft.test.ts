import { describe, expect, it } from 'vitest';
import { NO_OPTIONS, EMPTY_DESIGN_TEXTS } from '../design-content';
import { toClaimedDraft, type Draft, type DraftPhoto, mergeDrafts } from './draft';

const photo = (key: string, more: Partial<DraftPhoto> = {}): DraftPhoto => ({
  key,
  hash: key,
  photoId: null,
  name: `${key}.jpg`,
  type: 'image/jpeg',
  width: 4000,
  height: 3000,
  rendition: null,
  keptFor: 'design',
  isStored: false,
  ...more,
});

const draft = (...photos: DraftPhoto[]): Draft => ({
  designId: 'design',
  rev: 0,
  savedAt: 0,
  photoOwner: 'guest',
  origin: '?productId=1',
  version: null,
  server: null,
  choices: { ...NO_OPTIONS, album_size_id: 3 },
  texts: { ...EMPTY_DESIGN_TEXTS, title: 'Goa' },
  photos,
});

describe('toClaimedDraft', () => {
  const moved = new Map([['old', { id: 'new', thumbnail_url: 'https://there/new' }]]);

  it('gives moved photos their new ids, in their order, and keeps choices and texts', () => {
    const mine = draft(photo('a'), photo('b', { photoId: 'old', isStored: true }));
    const theirs = toClaimedDraft(mine, moved, 'customer');
    expect(theirs.photos.map(({ key }) => key)).toEqual(['a', 'b']);
    expect(theirs.photos[1]).toMatchObject({
      photoId: 'new',
      rendition: 'https://there/new',
      isStored: true,
    });
    expect(theirs).toMatchObject({
      photoOwner: 'customer',
      choices: mine.choices,
      texts: mine.texts,
    });
  });

  it('marks photos that were not moved for upload', () => {
    const mine = draft(photo('c', { photoId: 'stayed', isStored: true }));
    expect(toClaimedDraft(mine, moved, 'customer').photos[0]).toMatchObject({
      photoId: null,
      isStored: false,
    });
  });
});

describe('mergeDrafts', () => {
  it('keeps the newer design and adds the photos that only the older one has', () => {
    const newer = draft(photo('a'), photo('b'));
    const older = {
      ...draft(photo('b'), photo('c')),
      texts: { ...EMPTY_DESIGN_TEXTS, title: 'Old' },
    };
    const both = mergeDrafts(newer, older);
    expect(both.photos.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    expect(both.texts.title).toBe('Goa');
  });
});
