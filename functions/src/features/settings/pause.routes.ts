import { changePause, getPause } from '@smriti/shared/staff/pause';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { toStaffCall } from '../../http/staff';
import { getCurrentPause, setPause } from './pause.service';

export function addPauseRoutes(api: Api): void {
  const { deps } = api;
  addRoute(api, getPause, { access: 'public', cache: 'catalogue' }, () => getCurrentPause(deps));
  addRoute(api, changePause, { access: ['admin'] }, (call) => setPause(deps, toStaffCall(call)));
}
