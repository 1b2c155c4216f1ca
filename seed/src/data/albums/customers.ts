/** Uids of the demo customers who have albums; those without an account cannot sign in. */
export const CUSTOMER = {
  ananya: 'demo-customer',
  rohit: 'demo-rohit',
  sana: 'demo-sana',
  gurpreet: 'demo-gurpreet',
} as const;

/** The uid of who writes the demo remarks. */
export const REVIEWER = 'demo-reviewer';
