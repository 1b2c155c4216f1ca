import { count, params } from '@nanostores/i18n';
import { messageCatalogue } from '../../../lib/i18n';

/** What the grid says of its photos beside what the page does. */
export const gridMessages = messageCatalogue('studioGrid', {
  askPlace: params('{position}: move {name} to another place'),
  selectOne: params('Select {name}'),
  movedMany: params(
    'They are now photos {first} to {last} of {total}. Undo brings back the earlier order.',
  ),
  removedMany: count({
    one: '{count} photo is removed. Undo brings it back.',
    many: '{count} photos are removed. Undo brings them back.',
  }),
});
