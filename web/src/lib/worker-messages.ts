/** What the service worker tells a page: an answer is what was seen last, the shop did not answer. */
export const KEPT_ANSWER = 'kept-answer';
