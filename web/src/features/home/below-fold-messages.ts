import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the sections below the first screen of the home page. */
export const belowFoldMessages = messageCatalogue('home-further', {
  stepsHeading: 'How it works',
  stepChoose: 'Choose a product',
  stepChooseText: 'A book, an album, a canvas or a gift, in the size and paper you like.',
  stepAdd: 'Add your photos',
  stepAddText: 'From your phone or computer. The book fills itself; arrange what you like.',
  stepCheck: 'A person checks it',
  stepCheckText:
    'We look at every photo and send you a proof. Nothing is printed until you approve it.',
  stepPrint: 'We print and deliver',
  stepPrintText: 'Printed, bound and packed, and tracked to your door anywhere in India.',
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

/** Texts of the three fixed testimonials (docs/rules.md#pages-3). */
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
