/** Policies with their paths, for footer and routes. */
export const POLICIES = [
  { name: 'shipping', path: '/shipping-policy' },
  { name: 'refund', path: '/refund-policy' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'contact', path: '/contact' },
] as const;

/** Pages about the shop with their paths, for footer and routes. */
export const ABOUT_PAGES = [
  { name: 'about', path: '/about' },
  { name: 'faqs', path: '/faqs' },
] as const;

export type PolicyName = (typeof POLICIES | typeof ABOUT_PAGES)[number]['name'];
