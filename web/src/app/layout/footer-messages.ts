import { messageCatalogue } from '#lib/language/i18n.ts';
import { SHOP_NAME } from '#lib/shop/product-path.ts';

export const footerMessages = messageCatalogue('footer', {
  about: 'About',
  faqs: 'FAQs',
  shipping: 'Shipping policy',
  refund: 'Refunds and cancellation',
  privacy: 'Privacy',
  terms: 'Terms',
  contact: 'Contact',
  tagline: 'Your photographs, printed to be kept.',
  supportHeading: 'Support',
  shopHeading: 'The shop',
  licences: 'Open-source licences',
  copyright: `© 2025 ${SHOP_NAME}. All rights reserved.`,
});
