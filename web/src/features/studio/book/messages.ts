import { count, params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the studio section that shows the book and its tools. */
export const bookMessages = messageCatalogue('studioBook', {
  failed: 'The book could not be opened. Your photos are safe.',
  notFilled:
    'The pages could not be laid out. Your photos are safe. Close other pages, and try again.',
  retry: 'Try again',
  filling: 'Laying out the pages...',
  photos: count({ one: '{count} photo', many: '{count} photos' }),
  pages: count({ one: '{count} page', many: '{count} pages' }),

  style: 'How full the pages are',
  airy: 'Airy',
  airyHint: 'About one photo a page',
  classic: 'Classic',
  classicHint: 'About two photos a page',
  full: 'Full',
  fullHint: 'As few pages as there can be',

  tools: 'This spread',
  layoutBefore: 'The layout before',
  layoutAfter: 'Another layout',
  layout: params('Layout {at} of {of}'),
  keep: 'Keep as it is',
  reshuffle: 'Lay out all open pages again',
  reshuffled: 'All open pages are laid out again. Undo brings back the ones before.',

  because: params('Why: {reason}'),
  oneMoment: params('these {photos} photos were taken over {duration}.'),
  twoMoments: 'two moments, each with a page of its own.',
  acrossFold: params('photo {photo} is wide and sharp enough for both pages.'),
  fullPage: params('photo {photo} fills the page well.'),
  alone: params('photo {photo} has the page for itself, so that nothing of it is cut.'),
  largest: params('photo {photo} is the best one here, so it is the largest.'),
  uncropped: 'in this layout hardly anything of the photos is cut.',
  byTime: 'the photos follow the time they were taken.',
  asOrdered: 'the photos follow your own order.',
  fewer: 'a photo was taken out, and the others took its place.',
  coverPhoto: params('photo {photo} stands well alone.'),
});
