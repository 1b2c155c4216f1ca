import type { PublicPath } from '@smriti/shared/base/public-pages';

/** Title and description of a page, for search engines and link previews. */
export interface PageTexts {
  title: string;
  description: string;
}

/** Titles and descriptions of pages that do not depend on the catalogue, in English. */
export const PAGE_TEXTS: Readonly<Record<Exclude<PublicPath, '/product'>, PageTexts>> = {
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

/** Texts of pages without content, by cause. */
export const EMPTY_PAGE_TEXTS = {
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
} as const satisfies Record<string, PageTexts>;

/** Description of every shared book, and the title of those without one. */
export const SHARED_BOOK_TEXTS: PageTexts = {
  title: 'A photo book',
  description: 'A photo book that somebody shows you. Open the link to turn its pages.',
};
