import { count, params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the studio section that shows the book and its tools. */
export const bookMessages = messageCatalogue('studioBook', {
  failed: 'The book could not be opened. Your photos are safe.',
  notFilled:
    'The pages could not be laid out. Your photos are safe. Close other pages, and try again.',
  seeBook: 'See your book',
  filling: 'Laying out the pages...',
  photos: count({ one: '{count} photo', many: '{count} photos' }),
  pages: count({ one: '{count} page', many: '{count} pages' }),

  style: 'How many photos on a page',
  airy: 'Airy',
  airyHint: 'About one photo a page',
  classic: 'Classic',
  classicHint: 'About two photos a page',
  full: 'Full',
  fullHint: 'As few pages as possible',

  tools: 'This spread',
  layoutBefore: 'The layout before',
  layoutAfter: 'Another layout',
  layout: params('Layout {at} of {of}'),
  keep: 'Keep as it is',
  reshuffle: 'Lay out the book again',
  reshuffled:
    'The book is laid out again; pages that you keep as they are have not changed. Undo brings the others back.',
});
