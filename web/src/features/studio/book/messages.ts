import { count, params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the studio section that shows the book and its tools. */
export const bookMessages = messageCatalogue('studioBook', {
  failed: 'This could not be opened. Your photos are safe.',
  notFilled: 'Your photos could not be laid out. They are safe. Close other pages, and try again.',
  seeBook: 'See your book',
  filling: 'Laying out the photos...',
  photos: count({ one: '{count} photo', many: '{count} photos' }),
  pages: count({ one: '{count} page', many: '{count} pages' }),

  style: 'How many photos on a page',
  airy: 'Airy',
  airyHint: 'About one photo a page',
  classic: 'Classic',
  classicHint: 'About two photos a page',
  full: 'Full',
  fullHint: 'As few pages as possible',

  tools: 'This layout',
  layoutBefore: 'The layout before',
  layoutAfter: 'Another layout',
  layout: params('Layout {at} of {of}'),
  keep: 'Keep as it is',
  reshuffle: 'Lay it all out again',
  reshuffled:
    'It is laid out again; what you keep as it is has not changed. Undo brings the rest back.',
});
