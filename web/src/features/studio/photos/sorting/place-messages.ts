import { count, params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the dialog that asks for a position; loaded with it. */
export const placeMessages = messageCatalogue('studioPlace', {
  moveOne: params('Move photo {position} to place'),
  moveMany: count({
    one: 'Move {count} photo to place',
    many: 'Move {count} photos to place',
  }),
  place: 'Place',
  placeHint: params('From 1 to {last}'),
  manyHint: params('Where the first of them goes, from 1 to {last}'),
  wrongPlace: params('Please enter a whole number from 1 to {last}.'),
  move: 'Move',
  cancel: 'Cancel',
  close: 'Close',
});
