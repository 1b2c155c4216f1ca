import { changeSettings, getSettings } from '@smriti/shared/staff/settings';
import { getShopTerms } from '@smriti/shared/staff/shop-terms';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { toStaff } from '../../http/staff';
import * as settings from './settings.service';

export function settingsRoutes(api: Api): void {
  const { deps } = api;
  route(api, getShopTerms, { access: 'public', cache: 'catalogue' }, () =>
    settings.currentTerms(deps),
  );
  route(api, getSettings, { access: ['admin'] }, () => settings.readSettings(deps));
  route(api, changeSettings, { access: ['admin'] }, (call) =>
    settings.changeSettings(deps, {
      by: toStaff(call),
      form: call.body,
      idempotency: call.request.idempotency,
    }),
  );
}
