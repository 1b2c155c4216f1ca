import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

export const albumBookMessages = messageCatalogue('albumBook', {
  heading: 'The book',
  headingOther: 'How it will look',
  loading: 'Opening...',
  failed: 'The design could not be loaded.',
  guides: 'Show cut, fold and safe zone',
  guidesOther: 'Show cut and safe zone',
  pin: params('Pin on photo {place}: {left}% from the left, {top}% from the top.'),
  pinKeys: 'The arrow keys move it, Delete removes it.',
  guidesOtherHint: 'Red: where it is cut. Green: keep words inside.',
  guidesHint: 'Red: where it is cut. Blue: where it is folded. Green: keep words inside.',
});
