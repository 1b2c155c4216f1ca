import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** The cover of the book: its photo and its texts. */
export const coverMessages = messageCatalogue('studioCover', {
  photo: 'Photo on the front',
  photoHint: 'Press one to see it on the cover. It stays in the book as well.',
  photoName: params('Photo {place}'),
  noPhoto: 'No photo',
  photoTaken: params('Photo {place} is on the front now.'),
  photoGone: 'The front has no photo now.',
  front: 'Title on the front',
  spine: 'Title on the spine',
  back: 'Text on the back',
  follows: 'It follows the title of your album until you write another one.',
  narrow: params('The spine is {spine} mm wide. It takes a title from {least} mm on.'),
  stamped: 'This cover is of plain material: it has no photo, and its title is stamped on it.',
  missing: params('We cannot print this yet: {characters}'),
});
