/** What a page asks a new service worker: to keep it, since it came before the worker. */
export const KEEP_PAGE = 'keep-page';

/** What a page tells the service worker of a newer release, with the paths of its own scripts. */
export const TAKE_OVER = 'take-over';

/** What the service worker tells a page: an answer is what was seen last, the shop did not answer. */
export const KEPT_ANSWER = 'kept-answer';
