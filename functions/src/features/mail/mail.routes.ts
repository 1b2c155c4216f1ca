import { sendMailsAgain } from '@smriti/shared/staff/failures';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { toStaff } from '../../http/staff';
import { requeueMails } from './mail-requeueing.service';

export function mailRoutes(api: Api): void {
  const { deps } = api;
  route(api, sendMailsAgain, { access: ['admin'] }, async (call) => ({
    queued: await requeueMails(deps, { by: toStaff(call), ids: call.body.ids }),
  }));
}
