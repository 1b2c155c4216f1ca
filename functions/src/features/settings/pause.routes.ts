import { changePause, getPause } from '@smriti/shared/staff/pause';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { toStaff } from '../../http/staff';
import { currentPause, setPause } from './pause.service';

export function pauseRoutes(api: Api): void {
  const { deps } = api;
  route(api, getPause, { access: 'public', cache: 'catalogue' }, () => currentPause(deps));
  route(api, changePause, { access: ['admin'] }, (call) =>
    setPause(deps, {
      by: toStaff(call),
      value: call.body,
      idempotency: call.request.idempotency,
    }),
  );
}
