import { count, params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

export const overviewMessages = messageCatalogue('studioPages', {
  spreads: 'In this order',
  hint: 'Drag one to another place, or use its arrows.',
  show: params('Look at {name}'),
  earlier: params('Move {name} earlier'),
  later: params('Move {name} later'),
  addAfter: params('Add a spread after {name}'),
  addAfterFor: params('Add two pages after {name}, {price} more'),
  remove: params('Remove {name}'),
  moved: params('{name}: now at place {at} of {of}.'),
  added: params('A spread is added after {name}.'),
  paid: params('Two pages are added after {name}: {price} more.'),
  removed: params('{name} removed. Undo brings the spread back.'),

  askPhotos: count({
    one: 'There is {count} photo here. Where should it go?',
    many: 'There are {count} photos here. Where should they go?',
  }),
  elsewhere: 'To the pages beside it',
  tray: 'Leave them out',
  keep: 'Keep the spread',

  free: count({
    one: 'There is room for {count} more spread at no cost.',
    many: 'There is room for {count} more spreads at no cost.',
  }),
  freeFull: 'Each photo has its own page already: add photos for more pages.',
  extra: count({ one: '{count} page is added', many: '{count} pages are added' }),
  extraPrice: params('{extra}, for {price}.'),
  extraNone: params('Two pages more cost {price}.'),
  addPages: params('Add pages, {price} more'),
  takeBack: params('Remove two pages, {price} less'),
  tookBack: params('Two pages are removed: {price} less.'),
  tooMany: params('This binding takes at most {pages} pages: room for {photos} photos.'),
  numbers: 'Page numbers',
  numbersOn: 'The pages have numbers.',
  numbersOff: 'The pages have no numbers.',
});
