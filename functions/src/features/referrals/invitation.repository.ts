import { uid } from '@smriti/shared/base/ids';
import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { storedObject } from '../../platform/database/stored-fields';

const referralCode = storedObject({ uid });

/** Owner of a referral code; null for an unknown code. */
export async function findInviter(
  reader: Pick<Database, 'get'>,
  code: string,
): Promise<string | null> {
  const document = await reader.get(`referralCodes/${code}`);
  return document && z.parse(referralCode, document.data).uid;
}

export async function hasCustomerOrdered(
  tx: DatabaseTransaction,
  customerUid: string,
): Promise<boolean> {
  const orders = await tx.find('orders', (all) => all.where('user_id', '==', customerUid).limit(1));
  return orders.length > 0;
}
