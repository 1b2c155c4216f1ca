import { exportAudit, listAudit } from '@smriti/shared/staff/audit';
import { fileReply, addHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { exportAuditCsv, getAuditPage } from './audit-log.service';

const access = ['admin'] as const;

export function addAuditLogRoutes(api: Api): void {
  const { deps } = api;
  addRoute(api, listAudit, { access }, async ({ query }) => {
    const { entries, headers } = await getAuditPage(deps, query);
    return addHeaders({ entries }, headers);
  });
  addRoute(api, exportAudit, { access }, async ({ query }) => {
    const { bytes, headers } = await exportAuditCsv(deps, query);
    return fileReply(bytes, 'text/csv; charset=utf-8', 'audit.csv', headers);
  });
}
