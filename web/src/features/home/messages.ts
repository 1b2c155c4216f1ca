import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';
import { SHOP_NAME } from '#lib/shop/product-path.ts';

export const homeMessages = messageCatalogue('home', {
  pageTitle: `${SHOP_NAME}: photo books, albums and canvas prints`,
  heading: 'Photo books, albums and canvas prints, printed to be kept',
  start: 'See our photo books and gifts',
  startFrom: params('{kind} from {price}'),
  banners: 'Offers and news',
  carousel: 'carousel',
  slideKind: 'slide',
  slide: params('Slide {number} of {total}'),
  showSlide: params('Show slide {number} of {total}'),
  pause: 'Pause the slides',
  play: 'Play the slides',
  bannerAction: 'See more',
  loading: 'Loading...',
  sizesHeading: 'Choose Album Size',
  sizesHint: 'Drawn to scale, so that you can compare them.',
  sizesLegend: 'Album sizes',
  noSizes: 'We could not load the sizes. Please check your connection.',
  continueWithSize: 'Continue with Selected Size',
  selectSize: 'Please select an album size',
  retry: 'Try again',
});
