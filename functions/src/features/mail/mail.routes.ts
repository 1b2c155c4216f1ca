import { sendMailsAgain } from '@smriti/shared/staff/failures';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { toStaffMember } from '../../http/staff';
import { requeueMails } from './mail-requeueing.service';

export function addMailRoutes(api: Api): void {
  const { deps } = api;
  addRoute(api, sendMailsAgain, { access: ['admin'] }, async (call) => ({
    queued: await requeueMails(deps, { by: toStaffMember(call), ids: call.body.ids }),
  }));
}
