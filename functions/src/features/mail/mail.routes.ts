import { sendMailsAgain } from '@smriti/shared/staff/failures';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { staffOf } from '../../http/staff';
import { sendAgain } from './mail-again.service';

export function mailRoutes(api: Api): void {
  const { deps } = api;
  route(api, sendMailsAgain, { access: ['admin'] }, async (call) => ({
    queued: await sendAgain(deps, { by: staffOf(call), ids: call.body.ids }),
  }));
}
