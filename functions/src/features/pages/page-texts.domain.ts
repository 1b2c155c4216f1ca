import type { PublicPath } from '@smriti/shared/base/public-pages';

/** What a page is called and what it is about, for search engines and for who is sent its link. */
export interface PageWords {
  title: string;
  description: string;
}

/** Those of pages that are about nothing from the catalogue, in English, as they come from the server. */
export const PAGE_WORDS: Readonly<Record<Exclude<PublicPath, '/product'>, PageWords>> = {
  '/': {
    title: 'Photo books, albums and canvas prints',
    description:
      'Photo books, albums, canvas prints and photo gifts: designed in your browser, looked at by a person before they are printed, and delivered across India.',
  },
  '/products': {
    title: 'All products',
    description:
      'Wedding albums, photo books, canvas prints, calendars and photo gifts, with prices.',
  },
  '/refer': {
    title: 'You’ve Been Invited!',
    description: 'A friend has invited you to print your photos with us.',
  },
  '/about': {
    title: 'About the shop',
    description: 'We print your photographs as albums, photo books, canvas prints and gifts.',
  },
  '/faqs': {
    title: 'FAQs',
    description: 'Short answers to common questions about designs, prices, delivery and reorders.',
  },
  '/shipping-policy': {
    title: 'Shipping policy',
    description: 'How your album gets from the press to your door.',
  },
  '/refund-policy': {
    title: 'Refunds and cancellation',
    description: 'What you can undo, until when, and what you get back.',
  },
  '/privacy': {
    title: 'Privacy',
    description: 'What we keep about you, why, and who can see it.',
  },
  '/terms': { title: 'Terms', description: 'The rules between you and the shop.' },
  '/contact': {
    title: 'Contact',
    description: 'Ask us anything about a design, an order or a print.',
  },
};

/** Of pages that there is nothing to show on, by why. */
export const EMPTY_PAGES = {
  product: {
    title: 'Product not found',
    description:
      'This product is not in the shop, or not any more. All that is stands at /products.',
  },
  book: {
    title: 'Book not found',
    description:
      'This link does not show a book, or not any more. Please ask whoever sent it for a new one.',
  },
  unavailable: {
    title: 'The shop cannot be reached',
    description: 'The shop cannot be reached at the moment. Please try again in a minute.',
  },
} as const satisfies Record<string, PageWords>;

/** A shared book whose owner gave it no title, and what is said of each. */
export const SHARED_BOOK_WORDS: PageWords = {
  title: 'A photo book',
  description: 'A photo book that somebody shows you. Open the link to turn its pages.',
};
