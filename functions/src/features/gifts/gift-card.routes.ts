import { getGiftBalance, redeemGiftCard } from '@smriti/shared/payment/gift-cards';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { GIFT_CARD_TEXTS, giftBalance, redeem } from './gift-card.service';

const redeeming = { access: 'signed-in', fieldTexts: GIFT_CARD_TEXTS } as const;

export function giftCardRoutes(api: Api): void {
  const { deps } = api;

  route(api, getGiftBalance, { access: 'signed-in' }, ({ caller }) =>
    giftBalance(deps, caller.uid),
  );

  route(api, redeemGiftCard, redeeming, ({ caller, body, request: { idempotency } }) =>
    redeem(deps, { uid: caller.uid, code: body.code, idempotency }),
  );
}
