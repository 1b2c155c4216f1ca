/** Copies of one album, at most. */
export const MAX_QUANTITY = 10_000;
