import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

export const spreadMessages = messageCatalogue('spread', {
  book: 'The pages of the book',
  design: 'Your design',
  overview: 'All pages',
  allPrints: 'All prints',
  cover: 'Cover',
  front: 'Front of the cover',
  back: 'Back of the cover',
  page: params('Page {page}'),
  pages: params('Pages {from} and {to}'),
  face: params('Print {page}'),
  month: params('Month {page}'),
  sheet: 'Your print',
  previous: 'Previous',
  next: 'Next',
  words: params('It says: {words}'),
  plainTexts:
    'The fonts could not be loaded, so texts are shown in another font here. They are printed as you chose. Load the page again to see them.',
  noMonths:
    'The days of this calendar could not be loaded, so they are missing here, but they will be printed.',
  noOrnaments:
    'The decoration of these pages could not be loaded, so it is missing here, but it will be printed.',
  noCover:
    'The cover could not be drawn here because a part of this page did not load, but it will be made as you chose.',
  position: params('{at} of {of}'),
  kept: params('{name}, kept as it is'),
  withWarning: params('{name}, with something to look at'),

  photo: params('Photo {place}'),
  emptyFrame: 'Empty frame',
  whole: 'edge to edge',
  large: 'large',
  medium: 'medium',
  small: 'small',
  onLeft: 'left page',
  onRight: 'right page',
  onFront: 'front',
  onBack: 'back',
  onSpine: 'spine',
  acrossPages: 'across both pages',
  acrossCover: 'around the spine',
  dpi: params('{dpi} dpi'),
  fair: params('{dpi} dpi: may look soft'),
  poor: params('{dpi} dpi: will look blurred'),
});
