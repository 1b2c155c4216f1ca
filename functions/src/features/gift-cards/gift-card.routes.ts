import { getGiftBalance, redeemGiftCard } from '@smriti/shared/payment/gift-cards';
import * as management from '@smriti/shared/payment/gift-card-management';
import { withHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { toStaff } from '../../http/staff';
import {
  cancelUnusedGiftCard,
  getGiftCardPage,
  createGiftCards,
} from './gift-card-management.service';
import { GIFT_CARD_ERROR_TEXTS, loadGiftBalance, redeemGiftCode } from './gift-card.service';

const redeeming = { access: 'signed-in', fieldTexts: GIFT_CARD_ERROR_TEXTS } as const;

export function giftCardRoutes(api: Api): void {
  const { deps } = api;

  route(api, getGiftBalance, { access: 'signed-in' }, ({ caller }) =>
    loadGiftBalance(deps, caller.uid),
  );

  route(api, redeemGiftCard, redeeming, ({ caller, body, request: { idempotency } }) =>
    redeemGiftCode(deps, { uid: caller.uid, code: body.code, idempotency }),
  );

  const access = ['admin'] as const;
  route(api, management.listGiftCards, { access }, async ({ query }) => {
    const { cards, headers } = await getGiftCardPage(deps, query);
    return withHeaders({ cards }, headers);
  });
  route(api, management.makeGiftCards, { access }, (call) =>
    createGiftCards(deps, {
      by: toStaff(call),
      form: call.body,
      idempotency: call.request.idempotency,
    }),
  );
  route(api, management.cancelGiftCard, { access }, (call) =>
    cancelUnusedGiftCard(deps, {
      by: toStaff(call),
      id: call.params.id,
      idempotency: call.request.idempotency,
    }),
  );
}
