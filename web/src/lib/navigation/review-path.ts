export const REVIEW_PATH = '/admin/review';

export const reviewPath = (albumId: string): string => `${REVIEW_PATH}?id=${albumId}`;
