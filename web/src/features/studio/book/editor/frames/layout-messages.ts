import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the strip of layouts; loaded with it. */
export const layoutMessages = messageCatalogue('studioLayouts', {
  layoutsOf: params('Layouts of {name}'),
  layoutOne: params('Layout {at} of {of}'),
  layoutTaken: params('Layout {at} of {of} is taken, and these pages are kept as they are.'),
  closeLayouts: 'Close the layouts',
});
