/** Path of the review queue in the console. */
export const REVIEW_PATH = '/admin/review';

/** Path of the review page of an album. */
export const reviewPath = (albumId: string): string => `${REVIEW_PATH}?id=${albumId}`;
