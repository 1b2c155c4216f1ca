import { GIFT_CODE_LENGTH } from '@smriti/shared/payment/gift-cards';
import { paise } from '@smriti/shared/base/money';
import { giftCardDocument } from '../../functions/src/features/gift-cards/gift-card-codes.domain';
import { randomIds } from '../../functions/src/platform/database/ids';
import { firestore } from './admin';

/** Stores a new gift card and returns its code. */
export async function storeGiftCard(worthPaise = 50_000): Promise<string> {
  const code = randomIds.readable(GIFT_CODE_LENGTH);
  const { path, data } = giftCardDocument(code, {
    id: 'test',
    worth_paise: paise(worthPaise),
    made_at: new Date(),
    expires_at: null,
  });
  await firestore.doc(path).set(data);
  return code;
}
