import { changeCarriers, getCarriers } from '@smriti/shared/order/carriers';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { toStaffCall } from '../../http/staff';
import { getCurrentCarriers, setCarriers } from './carriers.service';

export function addCarrierRoutes(api: Api): void {
  const { deps } = api;
  addRoute(api, getCarriers, { access: 'public', cache: 'catalogue' }, () =>
    getCurrentCarriers(deps),
  );
  addRoute(api, changeCarriers, { access: ['admin'] }, (call) =>
    setCarriers(deps, toStaffCall(call)),
  );
}
