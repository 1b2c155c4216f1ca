/** Maximum number of copies of one album. */
export const MAX_QUANTITY = 10_000;
