import {
  getInfo,
  getOwnInfo,
  MAX_PROFILE_PICTURE_BYTES,
  PROFILE_PICTURE_FIELD,
  updateUser,
} from '@smriti/shared/account/users';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { getOwnProfile } from './profile.service';
import { ACCOUNT_ERROR_TEXTS } from './user.domain';
import { changeLanguage, updateAccount } from './user.service';

const picture = {
  fileFields: [PROFILE_PICTURE_FIELD],
  maxFiles: 1,
  maxFileBytes: MAX_PROFILE_PICTURE_BYTES,
};

export function addUserRoutes(api: Api): void {
  const { deps } = api;

  addRoute(api, getOwnInfo, { access: 'signed-in' }, async ({ caller }) => ({
    user: await getOwnProfile(deps, caller, caller.uid),
  }));

  addRoute(api, getInfo, { access: 'signed-in' }, async ({ caller, params }) => ({
    user: await getOwnProfile(deps, caller, params.id),
  }));

  addRoute(
    api,
    updateUser,
    { access: 'signed-in', multipart: picture, fieldTexts: ACCOUNT_ERROR_TEXTS },
    async ({ caller, body, files, request: { idempotency } }) => {
      const picture = files[0]?.bytes ?? null;
      if ('firstName' in body) {
        return { user: await updateAccount(deps, { caller, form: body, picture, idempotency }) };
      }
      return { user: await changeLanguage(deps, { caller, ...body, idempotency }) };
    },
  );
}
