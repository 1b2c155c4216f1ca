/**
 * Message from page to new service worker: cache this page, which was loaded before the worker was
 * active.
 */
export const CACHE_PAGE_MESSAGE = 'keep-page';

/**
 * Message from page to waiting service worker: a newer release may take over; contains the page's
 * script paths.
 */
export const SKIP_WAITING_MESSAGE = 'take-over';

/**
 * Message from service worker to page: the response comes from the cache, because the server did
 * not respond.
 */
export const CACHED_ANSWER_MESSAGE = 'kept-answer';
