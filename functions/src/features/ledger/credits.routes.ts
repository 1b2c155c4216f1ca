import { getCredits } from '@smriti/shared/payment/credits';
import { withHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { getOwnCredits } from './credits.service';

export function creditRoutes(api: Api): void {
  route(api, getCredits, { access: 'signed-in' }, async ({ caller, query }) => {
    const { credits, cursor } = await getOwnCredits(api.deps, caller.uid, query);
    return withHeaders(credits, cursor === undefined ? {} : { 'X-Next-Cursor': cursor });
  });
}
