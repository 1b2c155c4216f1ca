import { createAddress } from '@smriti/shared/addresses';
import { updateCartItem } from '@smriti/shared/cart';
import { placeOrder } from '@smriti/shared/orders';
import { shippingMethods } from '@smriti/shared/reference-data';
import { makeApprovedAlbum } from './albums';
import { call, type Person } from './review';

/** An order that is placed and not paid yet. */
export async function makePlacedOrder(owner: Person, title: string, quantity = 1) {
  const { token, uid } = owner;
  const album = await makeApprovedAlbum(owner, title);
  await call(updateCartItem, { params: { id: album.id }, token, body: { quantity } });
  const { address } = await call(createAddress, {
    token,
    body: {
      ...{ first_name: 'Asha', last_name: 'Verma', email: 'asha@example.in', phone: '9876543210' },
      ...{ street: '12, Lake Road', city: 'Pune', state: 'Maharashtra', postal_code: '411001' },
    },
  });
  const [shipping] = await call(shippingMethods.list);
  const { order, placement } = await call(placeOrder, {
    token,
    body: {
      ...{ user_id: uid, address_id: address.id, shipping_method_id: shipping?.id },
      payment_method: 'card',
      items: [{ album_id: album.id, quantity, price: album.total_price }],
    },
  });
  return { order, placement };
}
