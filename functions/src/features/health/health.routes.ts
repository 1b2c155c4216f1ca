import { getHealth } from '@smriti/shared/base/health';
import { getHealthDetails } from '@smriti/shared/staff/health';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { healthDetails } from './health.service';

export function healthRoutes(api: Api): void {
  const { deps } = api;
  route(api, getHealth, { access: 'public' }, () => ({ status: 'ok' as const }));
  route(api, getHealthDetails, { access: ['admin'] }, () =>
    healthDetails(deps, deps.config.hasMailServer),
  );
}
