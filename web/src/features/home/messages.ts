import { params } from '@nanostores/i18n';
import { messageCatalogue } from '../../lib/i18n';
import { SHOP_NAME } from '../../lib/shop';

export const homeMessages = messageCatalogue('home', {
  pageTitle: `${SHOP_NAME}: photo books, albums and canvas prints`,
  heading: 'Photo books, albums and canvas prints, printed to be kept',
  banners: 'Offers and news',
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
  tilesHeading: 'Discover Unique Gifts Online',
  bestSellers: 'Best Sellers',
  birthday: 'Birthday Gifts',
  anniversary: 'Anniversary Gifts',
  wedding: 'Wedding Gifts',
  under99: 'Gifts Under ₹99',
  premium: 'Premium Gifts',
  popularHeading: 'Our Popular Products',
  popularHint: 'Our best-rated products and biggest discounts.',
  noPopular: 'No popular products right now. Please see all products.',
  popularFailed: 'We could not load the products.',
  seeAll: 'See all products',
  testimonialsHeading: 'What Our Customers Say',
  retry: 'Try again',
});

/** The three fixed testimonials (docs/rules.md#pages-3). */
export const testimonialMessages = messageCatalogue('testimonials', {
  first: 'Our wedding album arrived wrapped like a gift. My grandmother turned every page twice.',
  firstName: 'Priya Raghavan',
  firstPlace: 'Chennai',
  second:
    'I uploaded the photos on my phone between two meetings. The reviewer spotted a blurred one and told me before it was printed.',
  secondName: 'Arjun Mehta',
  secondPlace: 'Pune',
  third: 'Three years of our daughter in one book. The paper feels as good as it looks.',
  thirdName: 'Sana Qureshi',
  thirdPlace: 'Lucknow',
});
