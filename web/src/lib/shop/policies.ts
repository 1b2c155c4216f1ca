/** The policies and where they stand: the footer and the routes agree on it. */
export const POLICIES = [
  { name: 'shipping', path: '/shipping-policy' },
  { name: 'refund', path: '/refund-policy' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'contact', path: '/contact' },
] as const;

/** What the shop tells of itself, in the same way. */
export const ABOUT_PAGES = [
  { name: 'about', path: '/about' },
  { name: 'faqs', path: '/faqs' },
] as const;

export type PolicyName = (typeof POLICIES | typeof ABOUT_PAGES)[number]['name'];
