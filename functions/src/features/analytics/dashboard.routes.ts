import { getDashboard } from '@smriti/shared/staff/dashboard';
import { listFailedMails, listFailedPhotos } from '@smriti/shared/staff/failures';
import { withHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { loadDashboard } from './dashboard.service';
import { getFailedMailPage, getFailedPhotoPage } from './failed-work.service';

const access = ['admin'] as const;

export function dashboardRoutes(api: Api): void {
  const { deps } = api;
  route(api, getDashboard, { access }, () => loadDashboard(deps));
  route(api, listFailedMails, { access }, async ({ query }) => {
    const { headers, ...answer } = await getFailedMailPage(deps, query);
    return withHeaders(answer, headers);
  });
  route(api, listFailedPhotos, { access }, async ({ query }) => {
    const { headers, ...answer } = await getFailedPhotoPage(deps, query);
    return withHeaders(answer, headers);
  });
}
