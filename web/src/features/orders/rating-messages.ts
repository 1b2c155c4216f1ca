import { count, params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

export const ratingMessages = messageCatalogue('orderRating', {
  heading: 'Rate this product',
  loading: 'Loading your rating...',
  loadFailed: 'Your rating could not be loaded.',
  intro: 'Your order has arrived. Your review helps other customers choose.',
  stars: 'How do you like it?',
  starCount: count({ one: '{count} star', many: '{count} stars' }),
  starsMissing: 'Please choose how many stars to give',
  review: 'Your review',
  optional: '(optional)',
  reviewHint: 'It is shown on the product page with your first name.',
  send: 'Send Rating',
  sending: 'Sending...',
  failed: 'Your rating could not be sent. Please try again.',
  thanks: 'Thank you for your rating.',
  yours: 'Your rating',
  rated: params('You gave {stars} out of 5 stars'),
});
