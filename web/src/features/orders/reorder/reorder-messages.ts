import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';
import { SHOP_NAME } from '#lib/shop/product-path.ts';

/** Texts of the reorder page (docs/rules.md#pages-10). */
export const reorderMessages = messageCatalogue('reorder', {
  plainTitle: `Reorder · ${SHOP_NAME}`,
  pageTitle: params(`Reorder {number} · ${SHOP_NAME}`),
  heading: params('Order #{number}'),
  intro: 'Order the same album again, printed as before.',
  notYet: 'You can reorder this album after its first order.',
  toOrders: 'Go Back to Orders',

  each: params('{price} each'),
  quantity: 'Quantity',
  copies: 'Copies',
  fewer: 'One copy fewer',
  more: 'One copy more',
  originally: params('Originally ordered: {quantity}'),

  address: 'Delivery Address',
  addressLegend: 'Deliver to',
  default: 'Default',
  noAddress: 'You have no saved addresses yet.',
  addAddress: '+ Add New Address',
  newAddress: 'New address',
  add: 'Add Address',
  adding: 'Adding...',
  added: 'Address added',
  addFailed: 'Failed to save address. Please try again.',
  full: 'Your address book is full. Delete an address there to add another one.',
  loadingParts: 'Loading addresses...',
  partsFailed: 'Addresses and shipping could not be loaded.',

  summary: 'Order Summary',
  unitPrice: 'Unit price',
  subtotal: 'Subtotal',
  shippingBy: params('Shipping ({method})'),
  free: 'Free',
  total: 'Total',
  deliverTo: 'Deliver to',
  noShipping: 'We cannot ship anything at the moment.',
  noShippingThere:
    'We do not deliver to the PIN code of this address at the moment. Please choose another address.',
  place: 'Place Reorder',
  placing: 'Processing...',
  selectAddress: 'Please select a delivery address',
  failed: 'Failed to process reorder',
});
