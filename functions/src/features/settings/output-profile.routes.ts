import {
  getOutputProfile,
  MAX_OUTPUT_PROFILE_BYTES,
  OUTPUT_PROFILE_FIELD,
  removeOutputProfile,
  uploadOutputProfile,
} from '@smriti/shared/staff/output-profile';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { toStaff } from '../../http/staff';
import * as service from './output-profile.service';

const access = ['admin'] as const;
const multipart = {
  fileFields: [OUTPUT_PROFILE_FIELD],
  maxFiles: 1,
  maxFileBytes: MAX_OUTPUT_PROFILE_BYTES,
};

export function outputProfileRoutes(api: Api): void {
  const { deps } = api;
  route(api, getOutputProfile, { access }, () => service.currentOutputProfile(deps));
  route(api, uploadOutputProfile, { access, multipart }, (call) =>
    service.uploadOutputProfile(deps, {
      by: toStaff(call),
      bytes: call.files[0]?.bytes ?? null,
      idempotency: call.request.idempotency,
    }),
  );
  route(api, removeOutputProfile, { access }, (call) =>
    service.removeOutputProfile(deps, {
      by: toStaff(call),
      idempotency: call.request.idempotency,
    }),
  );
}
