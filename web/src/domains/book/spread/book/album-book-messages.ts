import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

export const albumBookMessages = messageCatalogue('albumBook', {
  heading: 'The book',
  headingOther: 'How it will look',
  loading: 'Opening the book...',
  failed: 'The pages of the book could not be loaded.',
  guides: 'Show cut, fold and safe zone',
  pin: params('Pin on photo {place}: {left}% from the left, {top}% from the top.'),
  pinKeys: 'The arrow keys move it, Delete removes it.',
  guidesHint: 'Red: where it is cut. Blue: where it is folded. Green: keep words inside.',
});
