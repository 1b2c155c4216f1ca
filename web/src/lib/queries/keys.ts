/*
 * All query keys of the shop, with a factory for each resource. A key begins with the resource's
 * name, which invalidation (invalidate.ts) and the log of failed queries use.
 */

const resources = {
  addresses: { list: (uid: string) => ['addresses', uid] },
  album: {
    one: (id: string) => ['album', id],
    /**
     * Album as opened in the studio; a key of its own, so that no other query replaces the album
     * during an edit.
     */
    edited: (id: string) => ['album', id, 'edited'],
    design: (id: string) => ['album', id, 'design'],
  },
  albums: { list: (uid: string) => ['albums', uid] },
  'album-sizes': { list: () => ['album-sizes'] },
  'approval-products': {
    one: (id: string) => ['approval-products', 'one', id],
    next: (currentId: string) => ['approval-products', 'next', currentId],
    queue: (status: string) => ['approval-products', 'queue', status],
    roundBook: (id: string, round: number) => ['approval-products', 'round', id, round],
  },
  banners: { list: () => ['banners'] },
  'cart-items': { list: (uid: string) => ['cart-items', uid] },
  carriers: { list: () => ['carriers'] },
  categories: { list: () => ['categories'] },
  checkout: { quote: (uid: string, asked: object) => ['checkout', uid, asked] },
  credits: {
    ledger: (uid: string) => ['credits', uid],
    balance: (uid: string) => ['credits', uid, 'balance'],
  },
  'data-export': { newest: (uid: string) => ['data-export', uid] },
  drafts: { list: (uid: string) => ['drafts', uid] },
  'email-code': { one: (code: string) => ['email-code', code] },
  'email-confirmed': { own: (uid: string | undefined) => ['email-confirmed', uid] },
  'gift-balance': { own: (uid: string) => ['gift-balance', uid] },
  info: { own: (uid: string | undefined) => ['info', uid] },
  'initial-payments': { list: () => ['initial-payments'] },
  'initial-due': { of: (albumId: string) => ['initial-due', albumId] },
  invitation: { own: (uid: string) => ['invitation', uid] },
  'master-product': { one: (id: string) => ['master-product', id] },
  order: {
    one: (id: string) => ['order', id],
    /** Amount due before the payment for an order, a placement or points. */
    purchase: (wanted: object) => ['order', 'purchase', wanted],
  },
  orders: {
    list: (uid: string) => ['orders', uid],
    newest: (uid: string) => ['orders', uid, 'newest'],
  },
  'own-rating': { of: (productId: number) => ['own-rating', productId] },
  pause: { now: () => ['pause'] },
  payment: { one: (uid: string, transactionId: string) => ['payment', uid, transactionId] },
  'payment-options': { own: () => ['payment-options'] },
  'payment-link': { one: (uid: string, asked: object) => ['payment-link', uid, asked] },
  payments: { list: (uid: string) => ['payments', uid] },
  placement: { one: (id: string) => ['placement', id] },
  'place-suggestions': { of: (words: string) => ['place-suggestions', words] },
  'product-catalogue': {
    of: (productId: string | null) => ['product-catalogue', productId],
    kept: (missing: readonly string[]) => ['product-catalogue', 'kept', ...missing],
  },
  'product-types': {
    list: () => ['product-types'],
    lowestPrice: () => ['product-types', 'price'],
  },
  'product-suggestions': { of: (text: string) => ['product-suggestions', text] },
  products: {
    list: (filters: object, pageSizes: object) => ['products', filters, pageSizes],
  },
  ratings: { of: (productId: number) => ['ratings', productId] },
  'referral-code': { one: (code: string) => ['referral-code', code] },
  'reset-code': { one: (code: string) => ['reset-code', code] },
  'shared-book': { one: (token: string) => ['shared-book', token] },
  shares: { of: (albumId: string) => ['shares', albumId] },
  'shipping-methods': { list: () => ['shipping-methods'] },
  'second-factor': { own: (uid: string) => ['second-factor', uid] },
  'shop-terms': { now: () => ['shop-terms'] },
  'sign-in-method': { own: () => ['sign-in-method'] },
  'similar-products': {
    of: (productId: number, categoryId: number) => ['similar-products', productId, categoryId],
  },
  'soft-proof': { now: () => ['soft-proof'] },
  'studio-catalogue': { whole: () => ['studio-catalogue'] },
  TalktoUs: { list: () => ['TalktoUs'] },
} as const satisfies Readonly<
  Record<string, Readonly<Record<string, (...of: never[]) => readonly unknown[]>>>
>;

/** Name of a resource: the first element of its keys. */
export type Resource = keyof typeof resources;

export const queryKeys = resources;
