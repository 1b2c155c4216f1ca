import { getDashboard } from '@smriti/shared/staff/dashboard';
import { listFailedMails, listFailedPhotos } from '@smriti/shared/staff/failures';
import { withHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { dashboardOf } from './dashboard.service';
import { failedMails, failedPhotos } from './failed-work.service';

const access = ['admin'] as const;

export function dashboardRoutes(api: Api): void {
  const { deps } = api;
  route(api, getDashboard, { access }, () => dashboardOf(deps));
  route(api, listFailedMails, { access }, async ({ query }) => {
    const { headers, ...answer } = await failedMails(deps, query);
    return withHeaders(answer, headers);
  });
  route(api, listFailedPhotos, { access }, async ({ query }) => {
    const { headers, ...answer } = await failedPhotos(deps, query);
    return withHeaders(answer, headers);
  });
}
