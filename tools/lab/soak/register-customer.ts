import { randomUUID } from 'node:crypto';
import { createAddress } from '@smriti/shared/account/addresses';
import { register } from '@smriti/shared/account/auth';
import { getOwnInfo } from '@smriti/shared/account/users';
import { ADDRESS_FORM, createAccount, type ShopUser } from '../../dev/shop/shop-client.ts';
import { callShop, type Shop } from './shop.ts';

/** A customer with the records that later steps of the walk need. */
export interface Customer extends ShopUser {
  address: string;
}

/** Creates an account at the identity provider and registers it in the shop. */
export async function registerCustomer(shop: Shop): Promise<Customer> {
  const account = await createAccount(shop.origins, `${randomUUID()}@smriti.test`);
  const person = { uid: account.uid, firstName: 'Asha', lastName: 'Verma' };
  const { token } = await callShop(shop, account, register, { body: person });
  const customer = { uid: account.uid, token };
  shop.uids.add(account.uid);
  await callShop(shop, customer, getOwnInfo);
  const { address } = await callShop(shop, customer, createAddress, { body: ADDRESS_FORM });
  return { ...customer, address: address.id };
}
