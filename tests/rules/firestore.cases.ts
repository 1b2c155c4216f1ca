import { uidOfPersona, type Persona } from './personas.ts';

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';
type Allowed = Partial<Record<Operation, readonly Persona[]>>;

/** A document and the operations that are allowed on it. */
export interface FirestoreCase {
  /** The path in docs/data-model.md; left out for a path outside of the data model. */
  documented?: string;
  /** Path of the document, which exists. */
  path: string;
  data?: Record<string, unknown>;
  /** Personas by allowed operation; an operation left out is denied to everybody. */
  allowed?: Allowed;
}

export const STAFF_PERSONAS: readonly Persona[] = ['reviewer', 'support', 'admin'];

export const firestoreCases: FirestoreCase[] = [
  { documented: 'catalogue/{kind}/items/{id}', path: 'catalogue/products/items/1' },
  { path: 'catalogue/products' },
  { path: 'catalogue/products/drafts/1' },
  { path: 'catalogue/products/items/1/history/1' },
  { documented: 'catalogueState/current', path: 'catalogueState/current' },
  { documented: 'catalogueState/orders', path: 'catalogueState/orders' },
  { documented: 'cataloguePieces/{key}', path: 'cataloguePieces/products-7' },
  { documented: 'catalogueChanges/{kind}_{id}', path: 'catalogueChanges/products_7' },
  { documented: 'catalogueSnapshots/{version}/chunks/{n}', path: 'catalogueSnapshots/7/chunks/0' },
  { path: 'catalogueSnapshots/7' },
  { documented: 'productRatings/{productId}', path: 'productRatings/1' },
  { path: 'productRatings/1/drafts/1' },
  {
    documented: 'ratings/{productId}_{uid}',
    path: 'ratings/1_customer-1',
    data: { user_id: 'customer-1' },
  },
  { documented: 'users/{uid}', path: 'users/customer-1' },
  { path: 'users/guest-1' },
  {
    documented: 'referralCodes/{code}',
    path: 'referralCodes/K7MPQ2XD',
    data: { uid: 'customer-1' },
  },
  {
    documented: 'erasures/{uid}',
    path: 'erasures/customer-1',
    data: { uid: 'customer-1', stage: 'personal' },
  },
  {
    documented: 'exports/{uid}',
    path: 'exports/customer-1',
    data: { uid: 'customer-1', state: 'ready' },
  },
  {
    documented: 'printFiles/{albumId}',
    path: 'printFiles/album-1',
    data: { user_id: 'customer-1', state: 'ready' },
  },
  {
    documented: 'printArchives/{id}',
    path: 'printArchives/7f3a',
    data: { uid: 'printer-1', state: 'ready' },
  },
  {
    documented: 'referrals/{inviteeUid}',
    path: 'referrals/customer-1',
    data: { inviter_uid: 'customer-2' },
  },
  {
    documented: 'ledgers/{uid}',
    path: 'ledgers/customer-1',
    data: { owner: 'customer-1', points: 1000 },
  },
  {
    documented: 'ledgers/{uid}/entries/{id}',
    path: 'ledgers/customer-1/entries/referral-customer-2',
    data: { account: 'points', amount: 1000 },
  },
  {
    documented: 'giftCards/{hash}',
    path: 'giftCards/5d41402a',
    data: { worth_paise: 50_000, redeemed_by: 'customer-1' },
  },
  {
    documented: 'giftCardTries/{uid}_{hour}',
    path: 'giftCardTries/customer-1_490000',
    data: { failed: 1 },
  },
  {
    documented: 'coupons/{id}',
    path: 'coupons/DIWALI20',
    data: { code: 'DIWALI20', percent: 20 },
  },
  {
    documented: 'couponUses/{couponId}_{uid}',
    path: 'couponUses/DIWALI20_customer-1',
    data: { user_id: 'customer-1', placement_ids: ['p1'] },
  },
  {
    documented: 'paymentLinks/{id}',
    path: 'paymentLinks/link-1',
    data: { user_id: 'customer-1', state: 'open' },
  },
  {
    documented: 'quotas/{kind}_{subject}_{window}',
    path: 'quotas/guests_5d41402a_490000',
    data: { used: 1 },
  },
  ...albumOf('customer'),
  ...albumOf('another customer'),
  ...albumOf('password user without claim'),
  ...photoOf('customer'),
  ...photoOf('guest'),
  {
    documented: 'guests/{id}',
    path: `guests/${uidOfPersona('guest')}`,
    data: { id: uidOfPersona('guest'), token_hash: 'd8e8fca2' },
  },
  {
    documented: 'cataloguePictures/{id}',
    path: 'cataloguePictures/5d41402a',
    data: { state: 'ready' },
  },
  { documented: 'shares/{id}', path: 'shares/share-1', data: { user_id: 'customer-1' } },
  {
    documented: 'staffInvitations/{id}',
    path: 'staffInvitations/invitation-1',
    data: { email: 'asha@smriti.test', role: 'admin', state: 'open' },
  },
  { documented: 'drafts/{id}', path: 'drafts/draft-1', data: { user_id: 'customer-1' } },
  { documented: 'retention/{albumId}', path: 'retention/a1', data: { user_id: 'customer-1' } },
  { documented: 'payments/{id}', path: 'payments/payment-1', data: { user_id: 'customer-1' } },
  { documented: 'paymentReferences/{reference}', path: 'paymentReferences/PAY23456789' },
  { documented: 'paymentAliases/{id}', path: 'paymentAliases/alias-1' },
  { documented: 'orders/{id}', path: 'orders/order-1', data: { user_id: 'customer-1' } },
  {
    documented: 'placements/{id}',
    path: 'placements/placement-1',
    data: { user_id: 'customer-1', order_ids: ['order-1'] },
  },
  { documented: 'addresses/{id}', path: 'addresses/address-1', data: { user_id: 'customer-1' } },
  { documented: 'migrations/{id}', path: 'migrations/0001-x', data: { state: 'done' } },
  {
    documented: 'settings/outputProfile',
    path: 'settings/outputProfile',
    data: { description: 'Test press' },
  },
  { documented: 'settings/carriers', path: 'settings/carriers', data: { carriers: [] } },
  { documented: 'settings/pause', path: 'settings/pause', data: { orders: null } },
  {
    documented: 'settings/staffSignIn',
    path: 'settings/staffSignIn',
    data: { is_second_factor_required: false },
  },
  { documented: 'settings/shop', path: 'settings/shop', data: { changed_by: 'admin' } },
  {
    documented: 'settingsVersions/{n}',
    path: 'settingsVersions/1',
    data: { changed_by: 'admin' },
  },
  { documented: 'audit/{id}', path: 'audit/entry-1', data: { by_uid: 'customer-1' } },
  { documented: 'dailyFigures/{day}', path: 'dailyFigures/2026-01-21', data: { orders: 3 } },
  { documented: 'idempotency/{hash}', path: 'idempotency/5d41402a', data: { owner: 'customer-1' } },
  { documented: 'invoices/{orderId}', path: 'invoices/order-1', data: { user_id: 'customer-1' } },
  { documented: 'invoicesDue/{orderId}', path: 'invoicesDue/order-1' },
  {
    documented: 'creditNotes/{orderId}-{n}',
    path: 'creditNotes/order-1-1',
    data: { user_id: 'customer-1' },
  },
  { documented: 'creditNotesDue/{orderId}', path: 'creditNotesDue/order-1' },
  { documented: 'creditNoteCounters/{year}', path: 'creditNoteCounters/26-27' },
  { documented: 'invoiceCounters/{year}', path: 'invoiceCounters/26-27', data: { last: 1 } },
  { documented: 'mail/{id}', path: 'mail/order_shipped-1', data: { to: 'customer-1@smriti.test' } },
  statusOf('customer'),
  statusOf('guest'),
  statusOf('password user without claim'),
  { path: 'statuses/no-owner', data: { status: 'Requested' } },
  { path: 'statuses/no-one', data: { owner: null } },
  {
    documented: 'reviewQueue/{albumId}',
    path: 'reviewQueue/album-1',
    data: { owner: 'customer-1' },
    allowed: { get: STAFF_PERSONAS, list: STAFF_PERSONAS },
  },
  { path: 'reviewQueue/album-1/remarks/1' },
  ticketOf('customer'),
  ticketOf('guest'),
  photoSheetOf('customer'),
  photoSheetOf('guest'),
  faceSearchOf('customer'),
  faceSearchOf('guest'),
  releaseOf('customer'),
  releaseOf('guest'),
  { path: 'notInTheDataModel/1', data: { owner: 'customer-1' } },
];

/** No client may list all statuses; firestore.test.ts tests lists filtered by owner. */
function statusOf(owner: Persona): FirestoreCase {
  return {
    documented: 'statuses/{id}',
    path: `statuses/album-of-${uidOfPersona(owner)}`,
    data: { owner: uidOfPersona(owner), status: 'Requested' },
    allowed: { get: [owner] },
  };
}

/** An album in each state, with history, rounds and designs; clients may read none of them. */
function albumOf(owner: Persona): FirestoreCase[] {
  const uid = uidOfPersona(owner);
  return ['Draft', 'Requested', 'Responded', 'Approved'].flatMap((status) => {
    const path = `albums/${status}-of-${uid}`;
    return [
      { documented: 'albums/{id}', path, data: { user_id: uid, owner: uid, status } },
      {
        documented: 'albums/{id}/history/{n}',
        path: `${path}/history/000001`,
        data: { by_uid: uid, to: status },
      },
      {
        documented: 'albums/{id}/rounds/{n}',
        path: `${path}/rounds/0001`,
        data: { round: 1, photo_ids: ['photo-1'], owner: uid },
      },
      {
        documented: 'albums/{id}/design/current',
        path: `${path}/design/current`,
        data: { rev: 1, owner: uid },
      },
      {
        documented: 'albums/{id}/design/{n}',
        path: `${path}/design/0001`,
        data: { round: 1, owner: uid },
      },
    ];
  });
}

/** Records of a used and of an unused photo. */
function photoOf(owner: Persona): FirestoreCase[] {
  const uid = uidOfPersona(owner);
  return [['album-1'], []].map((used_by) => ({
    documented: 'photos/{id}',
    path: `photos/${used_by.length}-uses-of-${uid}`,
    data: { owner: uid, used_by },
  }));
}

function ticketOf(owner: Persona): FirestoreCase {
  const uid = uidOfPersona(owner);
  const data = { owner: uid, expires_at: new Date(Date.now() + 60_000), files: { photo: 3 } };
  return { documented: 'uploads/{uid}', path: `uploads/${uid}`, data };
}

function photoSheetOf(owner: Persona): FirestoreCase {
  return {
    documented: 'photoSheets/{albumId}',
    path: `photoSheets/album-of-${uidOfPersona(owner)}`,
    data: { owner: uidOfPersona(owner), photos: {} },
  };
}

function faceSearchOf(owner: Persona): FirestoreCase {
  return {
    documented: 'faceSearches/{albumId}',
    path: `faceSearches/album-of-${uidOfPersona(owner)}`,
    data: { owner: uidOfPersona(owner), photo_ids: [] },
  };
}

function releaseOf(owner: Persona): FirestoreCase {
  return {
    documented: 'photoReleases/{id}',
    path: `photoReleases/release-of-${uidOfPersona(owner)}`,
    data: { owner: uidOfPersona(owner), album_id: 'album-1', photo_ids: [] },
  };
}
