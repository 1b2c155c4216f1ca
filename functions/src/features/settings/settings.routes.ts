import { changeClosings, changeSettings, getSettings } from '@smriti/shared/staff/settings';
import { getShopTerms } from '@smriti/shared/staff/shop-terms';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { toStaffCall } from '../../http/staff';
import * as settings from './settings.service';

export function addSettingsRoutes(api: Api): void {
  const { deps } = api;
  addRoute(api, getShopTerms, { access: 'public', cache: 'catalogue' }, () =>
    settings.getCurrentSettings(deps),
  );
  addRoute(api, getSettings, { access: ['admin'] }, () => settings.getSettingsForAdmins(deps));
  addRoute(api, changeSettings, { access: ['admin'] }, (call) =>
    settings.changeSettings(deps, toStaffCall(call)),
  );
  addRoute(api, changeClosings, { access: ['admin'] }, (call) =>
    settings.changeClosings(deps, toStaffCall(call)),
  );
}
