import { getExport, getExportLink, requestExport } from '@smriti/shared/account/account-data';
import type { Api } from '../../../http/api';
import { addRoute } from '../../../http/route';
import { toStaffMember } from '../../../http/staff';
import { createArchiveLink, getNewestExport, requestExportArchive } from './export.service';

const fresh = { access: 'signed-in', fresh: true } as const;

export function addExportRoutes(api: Api): void {
  const { deps } = api;

  addRoute(api, getExport, { access: 'signed-in' }, async ({ caller, params }) => ({
    export: await getNewestExport(deps, caller, params.uid),
  }));
  addRoute(api, requestExport, fresh, async (call) => ({
    export: await requestExportArchive(deps, {
      ...call,
      uid: call.params.uid,
      by: toStaffMember(call),
    }),
  }));
  addRoute(api, getExportLink, fresh, async (call) => ({
    url: await createArchiveLink(deps, { ...call, uid: call.params.uid, by: toStaffMember(call) }),
  }));
}
