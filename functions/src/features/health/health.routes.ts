import { getHealth } from '@smriti/shared/base/health';
import { getHealthDetails } from '@smriti/shared/staff/health';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { assertHealthy, loadHealthDetails } from './health.service';

export function addHealthRoutes(api: Api): void {
  const { deps } = api;
  addRoute(api, getHealth, { access: 'public' }, async () => {
    await assertHealthy(deps);
    return { status: 'ok' as const };
  });
  addRoute(api, getHealthDetails, { access: ['admin'] }, () =>
    loadHealthDetails(deps, deps.config.hasMailServer),
  );
}
