import { messageCatalogue } from '../../lib/language/i18n';

/** Of the queue, which the page's frame shows before the queue itself is there. */
export const queueHeading = messageCatalogue('reviewQueueHeading', { heading: 'Review queue' });
