import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts for moving a picture in its frame; loaded with the layer. */
export const pictureMessages = messageCatalogue('studioPicture', {
  picture: params('The picture of {photo}'),
  pictureHint:
    'Drag it, or use the arrows, plus and minus. Enter ends. The sliders below do the same.',
  wentLeft: 'Moved left.',
  wentRight: 'Moved right.',
  wentUp: 'Moved up.',
  wentDown: 'Moved down.',
  zoomedTo: params('{percent} %'),
  atEdge: 'This is the edge of the photo.',
});
