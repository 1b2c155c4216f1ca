import { randomUUID } from 'node:crypto';
import { createAddress } from '@smriti/shared/account/addresses';
import { register } from '@smriti/shared/account/auth';
import { getOwnInfo } from '@smriti/shared/account/users';
import { createAccount, type ShopUser } from '../../dev/shop/shop-client.ts';
import { callShop, type Shop } from './shop.ts';

/** A customer with the records that later steps of the walk need. */
export interface Customer extends ShopUser {
  address: string;
}

const ADDRESS = {
  first_name: 'Asha',
  last_name: 'Verma',
  email: 'asha@example.in',
  phone: '9876543210',
  street: '12, Lake Road',
  city: 'Pune',
  state: 'Maharashtra',
  postal_code: '411001',
};

/** Creates an account at the identity provider and registers it in the shop. */
export async function registerCustomer(shop: Shop): Promise<Customer> {
  const account = await createAccount(shop.origins, `${randomUUID()}@smriti.test`);
  const person = { uid: account.uid, firstName: 'Asha', lastName: 'Verma' };
  const { token } = await callShop(shop, account, register, { body: person });
  const customer = { uid: account.uid, token };
  shop.uids.add(account.uid);
  await callShop(shop, customer, getOwnInfo);
  const { address } = await callShop(shop, customer, createAddress, { body: ADDRESS });
  return { ...customer, address: address.id };
}
