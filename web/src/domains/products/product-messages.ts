import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts about products and sizes shared by several pages. */
export const productMessages = messageCatalogue('product', {
  rated: params('Rated {average} out of 5 by {count} customers'),
  unrated: 'No reviews yet',
  unratedLabel: 'Rated 0.0: no reviews yet',
  originalPrice: 'Original price',
  saving: params('SAVE {percent}% OFF'),
  notAvailable: 'N/A',
});
