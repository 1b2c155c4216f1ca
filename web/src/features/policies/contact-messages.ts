import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of /contact. */
export const contactMessages = messageCatalogue('contact', {
  heading: 'Contact',
  intro: 'Ask us anything about a design, an order or a print.',
  phone: 'Phone',
  email: 'Email',
  orderHeading: 'About an order',
  orderText:
    'Please keep your order number ready: it begins with ORD and is shown on the confirmation and in My Orders.',
  shopHeading: 'The shop',
  shopText: '[Name and postal address of the shop, its GSTIN and opening hours.]',
  grievanceHeading: 'Complaints',
  grievanceText:
    'When something was not put right, write to our grievance officer: [name, designation, email and phone, and within how many days complaints are answered].',
});
