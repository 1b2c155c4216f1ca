import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';
import { SHOP_NAME } from '#lib/shop/product-path.ts';

/** Texts of My Orders (docs/rules.md#pages-10). */
export const ordersMessages = messageCatalogue('orders', {
  pageTitle: `My Orders · ${SHOP_NAME}`,
  loading: 'Loading your orders...',
  failed: 'Failed to fetch orders. Please try again.',
  more: 'Show older orders',
  loadingMore: 'Loading...',
  empty: 'You have no orders yet.',
  toProducts: 'Browse products',
  title: 'Title',
  untitled: 'Untitled album',
  product: 'Product',
  noProduct: 'Own design',
  date: 'Date',
  orderStatus: 'Order Status',
  late: 'It is late.',
  callUs: params('Call {phone}'),
  requestStatus: 'Request Status',
  totalPrice: 'Total Price',
  items: 'Items',
  action: 'Action',
  previewProduct: 'Preview Product',
  viewOrder: 'View Order',
  proof: 'See the proof',
  checkout: 'Checkout',
  pay: 'Pay Now',
  reorder: 'Re-Order',
  actionOf: params('{action}: {title}, order {number}'),
});
