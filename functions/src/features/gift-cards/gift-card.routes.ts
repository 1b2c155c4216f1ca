import { getGiftBalance, redeemGiftCard } from '@smriti/shared/payment/gift-cards';
import * as management from '@smriti/shared/payment/gift-card-management';
import { addHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { toStaffCall } from '../../http/staff';
import {
  cancelUnusedGiftCard,
  getGiftCardPage,
  createGiftCards,
} from './gift-card-management.service';
import { GIFT_CARD_ERROR_TEXTS, loadGiftBalance, redeemGiftCode } from './gift-card.service';

const redeeming = { access: 'signed-in', fieldTexts: GIFT_CARD_ERROR_TEXTS } as const;

export function addGiftCardRoutes(api: Api): void {
  const { deps } = api;

  addRoute(api, getGiftBalance, { access: 'signed-in' }, ({ caller }) =>
    loadGiftBalance(deps, caller.uid),
  );

  addRoute(api, redeemGiftCard, redeeming, ({ caller, body, request: { idempotency } }) =>
    redeemGiftCode(deps, { uid: caller.uid, code: body.code, idempotency }),
  );

  const access = ['admin'] as const;
  addRoute(api, management.listGiftCards, { access }, async ({ query }) => {
    const { cards, headers } = await getGiftCardPage(deps, query);
    return addHeaders({ cards }, headers);
  });
  addRoute(api, management.makeGiftCards, { access }, (call) =>
    createGiftCards(deps, toStaffCall(call)),
  );
  addRoute(api, management.cancelGiftCard, { access }, (call) =>
    cancelUnusedGiftCard(deps, toStaffCall(call)),
  );
}
