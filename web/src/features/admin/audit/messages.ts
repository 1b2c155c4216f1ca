import { params } from '@nanostores/i18n';
import { messageCatalogue } from '../../../lib/i18n';

export const auditMessages = messageCatalogue('adminAudit', {
  heading: 'Audit',
  intro:
    'Everything that staff do, the newest first. Entries cannot be changed, and are kept for 8 years.',
  export: 'Download as CSV',
  exportFailed: 'The file could not be made. Please try again.',
  who: 'Who',
  anybody: 'Anybody',
  record: 'Order number or other number',
  day: 'Day',
  caption: 'What staff did, the newest first',
  when: 'When',
  did: 'What',
  change: 'Change',
  by: 'By',
  gone: 'Somebody who has left',
  account: 'Whose account',
  from: params('{field}: {before} → {after}'),
  is: params('{field}: {value}'),
  nothing: 'nothing',
  yes: 'yes',
  no: 'no',
  intended: 'Not finished yet',
  failed: 'Failed',
  empty: 'Nothing was done yet.',
});

/** What each action of AUDIT_ACTIONS is called; one that has no name here is called by its own. */
export const actionMessages = messageCatalogue('adminAuditActions', {
  'order.status': 'Order moved',
  'order.printing': 'Printing of an order',
  'order.tracking': 'Tracking number noted',
  'order.noted': 'Note on an order',
  'order.refunded': 'Refund',
  'order.replaced': 'Free replacement',
  'order.deleted': 'Order deleted',
  'album.taken': 'Album handed over',
  'user.role': 'Role changed',
  'user.ledger': 'Balance changed by hand',
  'user.erased': 'Account deleted',
  'user.exported': 'Data of a customer exported',
  'gift_card.made': 'Gift cards made',
  'gift_card.cancelled': 'Gift card cancelled',
  'rating.hidden': 'Rating hidden or shown',
  'settings.changed': 'Settings changed',
  'settings.paused': 'Shop paused or opened',
  'catalogue.added': 'Added to the catalogue',
  'catalogue.changed': 'Catalogue changed',
  'catalogue.deleted': 'Deleted from the catalogue',
});
