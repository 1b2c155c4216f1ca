/** Page to new service worker: cache this page, which was loaded without the worker. */
export const CACHE_PAGE_MESSAGE = 'keep-page';

/** Page to waiting service worker: a newer release may take over; contains the page's script paths. */
export const SKIP_WAITING_MESSAGE = 'take-over';

/** Service worker to page: the answer is from the cache, because the server did not respond. */
export const CACHED_ANSWER_MESSAGE = 'kept-answer';
