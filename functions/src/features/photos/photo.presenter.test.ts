import { photo as photoSchema } from '@smriti/shared/album/photos';
import { FOCUS_GRID_CELLS, packValues } from '@smriti/shared/book/photo-facts';
import { describe, expect, it } from 'vitest';
import { presentPhotoToStaff, photoPlaceholder } from './photo.presenter';

const facts = {
  taken_at: null,
  likeness: '0123456789abcdef',
  sharpness: 200,
  light: 120,
  focus: packValues(new Uint8Array(FOCUS_GRID_CELLS)),
};
const photo = photoPlaceholder('owner', 'p'.repeat(43));
const shown = (one: typeof photo) =>
  photoSchema.parse(
    presentPhotoToStaff(
      one,
      { pictureSecret: 'secret' },
      { uid: 'reviewer', albumId: 'album', now: new Date() },
    ),
  );

describe('a photo in review', () => {
  it('has the facts that books are filled by', () => {
    expect(shown({ ...photo, facts }).facts).toEqual(facts);
  });

  it('has no facts if none are known', () => {
    expect('facts' in shown(photo)).toBe(false);
  });
});
