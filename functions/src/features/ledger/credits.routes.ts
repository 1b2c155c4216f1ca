import { getCredits } from '@smriti/shared/payment/credits';
import { addHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { getOwnCredits } from './credits.service';

export function addCreditRoutes(api: Api): void {
  addRoute(api, getCredits, { access: 'signed-in' }, async ({ caller, query }) => {
    const { credits, cursor } = await getOwnCredits(api.deps, caller.uid, query);
    return addHeaders(credits, cursor === undefined ? {} : { 'X-Next-Cursor': cursor });
  });
}
