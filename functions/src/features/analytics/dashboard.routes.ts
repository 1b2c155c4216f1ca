import { getDashboard } from '@smriti/shared/staff/dashboard';
import { getFigures } from '@smriti/shared/staff/figures';
import { listFailedMails, listFailedPhotos } from '@smriti/shared/staff/failures';
import { addHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { loadDashboard } from './dashboard.service';
import { loadFigures } from './figures-page.service';
import { getFailedMailPage, getFailedPhotoPage } from './failed-work.service';

const access = ['admin'] as const;

export function addDashboardRoutes(api: Api): void {
  const { deps } = api;
  addRoute(api, getDashboard, { access }, () => loadDashboard(deps));
  addRoute(api, getFigures, { access }, ({ query }) => loadFigures(deps, query));
  addRoute(api, listFailedMails, { access }, async ({ query }) => {
    const { headers, ...answer } = await getFailedMailPage(deps, query);
    return addHeaders(answer, headers);
  });
  addRoute(api, listFailedPhotos, { access }, async ({ query }) => {
    const { headers, ...answer } = await getFailedPhotoPage(deps, query);
    return addHeaders(answer, headers);
  });
}
