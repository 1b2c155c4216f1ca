import { messageCatalogue } from '#lib/language/i18n.ts';

/** Notices above a page that shows cached content. */
export const connectionMessages = messageCatalogue('connection', {
  offline:
    'You are offline. Pages that you have opened before show what you saw last; prices may have changed since then.',
  unanswered:
    'The connection is slow or gone. This page shows what you saw last; prices may have changed since then.',
});
