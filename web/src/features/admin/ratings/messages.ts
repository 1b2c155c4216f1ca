import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

export const ratingMessages = messageCatalogue('adminRatings', {
  heading: 'Ratings',
  intro: 'What customers say about what was delivered to them. A hidden rating counts for nothing.',
  which: 'Which ratings',
  all: 'All',
  shown: 'Shown',
  hidden: 'Hidden',
  caption: 'Ratings, the newest first',
  rating: 'Rating',
  stars: params('{stars} of 5 stars'),
  product: 'Product',
  goneProduct: 'A product that is gone',
  by: 'By',
  noReview: 'Stars only, no words.',
  reasonOf: params('Hidden: {reason}'),
  action: 'What to do',
  hide: 'Hide',
  hideNamed: params('Hide the rating by {author}'),
  show: 'Show again',
  showNamed: params('Show the rating by {author} again'),
  empty: 'Nobody has rated anything yet.',
  hideTitle: 'Hide this rating?',
  hideText:
    'It leaves the product’s page, and its stars no longer count. The customer is not told.',
  showTitle: 'Show this rating again?',
  showText: 'It is back on the product’s page, and its stars count again.',
  hideDone: 'The rating is hidden.',
  showDone: 'The rating is shown again.',
});
