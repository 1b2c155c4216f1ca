import { count, params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the preflight report of print files. */
export const preflightMessages = messageCatalogue('adminPreflight', {
  loading: 'Loading the preflight report',
  unread: 'The preflight report could not be loaded.',
  tryAgain: 'Try again',
  noWarnings: 'Preflight report: no warnings',
  warnings: count({
    one: 'Preflight report: {count} photo with low resolution',
    many: 'Preflight report: {count} photos with low resolution',
  }),
  standard: 'Format',
  profile: 'Output profile',
  srgb: 'none, colours are sRGB',
  inside: 'Inside',
  cover: 'Cover',
  pages: 'Pages',
  page: params('Page {first}:'),
  pageRange: params('Pages {first} to {last}:'),
  size: params('{w} × {h} mm'),
  boxes: params('{media}, trimmed to {trim}, bleed {bleed} mm'),
  fonts: 'Fonts',
  noFonts: 'none',
  embedded: params('{names}; all embedded'),
  photos: 'Photos',
  noPhotos: 'none',
  lowest: params('lowest resolution {dpi} dpi'),
  profilePhotos: count({
    one: '{count} with a colour profile of its own',
    many: '{count} with a colour profile of their own',
  }),
  srgbPhotos: count({
    one: '{count} without a profile, printed as sRGB',
    many: '{count} without a profile, printed as sRGB',
  }),
  greyPhotos: count({ one: '{count} in grey', many: '{count} in grey' }),
  cmykPhotos: count({
    one: '{count} in CMYK without a profile',
    many: '{count} in CMYK without a profile',
  }),
  letters: 'Letters',
  blackInk: params('{colour}: black ink {black}%'),
  fourInks: params('{colour}: several inks'),
  texts: count({ one: '{count} text', many: '{count} texts' }),
  lowTitle: 'Photos below 250 dpi may look soft:',
  lowPhoto: params('Photo {photo} on page {page}: {dpi} dpi'),
  lowUnknownPhoto: params('A photo on page {page}: {dpi} dpi'),
  poor: '(clearly soft)',
});
