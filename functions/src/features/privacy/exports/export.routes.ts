import { getExport, getExportLink, requestExport } from '@smriti/shared/account/leaving';
import type { Api } from '../../../http/api';
import { route } from '../../../http/route';
import { staffOf } from '../../../http/staff';
import { archiveLink, newestExport, requestArchive } from './export.service';

const fresh = { access: 'signed-in', fresh: true } as const;

export function exportRoutes(api: Api): void {
  const { deps } = api;

  route(api, getExport, { access: 'signed-in' }, async ({ caller, params }) => ({
    export: await newestExport(deps, caller, params.uid),
  }));
  route(api, requestExport, fresh, async (call) => ({
    export: await requestArchive(deps, { ...call, uid: call.params.uid, by: staffOf(call) }),
  }));
  route(api, getExportLink, fresh, async (call) => ({
    url: await archiveLink(deps, { ...call, uid: call.params.uid, by: staffOf(call) }),
  }));
}
