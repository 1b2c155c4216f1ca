import { getHealth } from '@smriti/shared/base/health';
import type { Api } from '../../http/api';
import { route } from '../../http/route';

export function healthRoutes(api: Api): void {
  route(api, getHealth, { access: 'public' }, () => ({ status: 'ok' as const }));
}
