import { getGiftBalance, redeemGiftCard } from '@smriti/shared/payment/gift-cards';
import * as management from '@smriti/shared/payment/gift-card-management';
import { withHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { staffOf } from '../../http/staff';
import { cancelCard, giftCardPage, makeCards } from './gift-card-management.service';
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

  const access = ['admin'] as const;
  route(api, management.listGiftCards, { access }, async ({ query }) => {
    const { cards, headers } = await giftCardPage(deps, query);
    return withHeaders({ cards }, headers);
  });
  route(api, management.makeGiftCards, { access }, (call) =>
    makeCards(deps, {
      by: staffOf(call),
      form: call.body,
      idempotency: call.request.idempotency,
    }),
  );
  route(api, management.cancelGiftCard, { access }, (call) =>
    cancelCard(deps, {
      by: staffOf(call),
      id: call.params.id,
      idempotency: call.request.idempotency,
    }),
  );
}
