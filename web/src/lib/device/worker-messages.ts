/** Page to new service worker: cache this page, which was loaded without the worker. */
export const KEEP_PAGE = 'keep-page';

/** Page to waiting service worker: a newer release may take over; contains the page's script paths. */
export const TAKE_OVER = 'take-over';

/** Service worker to page: the answer is from the cache, because the server did not respond. */
export const KEPT_ANSWER = 'kept-answer';
