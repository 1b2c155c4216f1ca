import { count, params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';
import { SHOP_NAME } from '#lib/shop/product-path.ts';

/** Texts of the page for photos shared by another app. */
export const shareMessages = messageCatalogue('sharedPhotos', {
  pageTitle: `Shared photos · ${SHOP_NAME}`,
  heading: 'Shared photos',
  waiting: count({
    one: '{count} photo is waiting for its album',
    many: '{count} photos are waiting for their album',
  }),
  choose:
    'Choose what you would like to make of them. They are added when your design opens, and stay on this phone until then, for a day at most.',
  came: count({ one: '{count} photo came here', many: '{count} photos came here' }),
  ask: 'Did you share them from your gallery? Any website can send photos here, so please look at them first. Nothing has been uploaded.',
  noneUsable: 'What came here cannot be used',
  more: count({ one: 'and {count} more', many: 'and {count} more' }),
  refused: params('Empty, larger than 30 MB, or too many: {names}'),
  use: 'Use these photos',
  discard: 'Discard',
  none: 'No photos are waiting here.',
  howTo:
    'In your gallery, choose photos, press Share and choose this app. Files that are empty or larger than 30 MB cannot be used.',
  products: 'Choose a product',
  login: 'Login',
});
