import { getSoftProof } from '@smriti/shared/book/soft-proof';
import {
  getOutputProfile,
  MAX_OUTPUT_PROFILE_BYTES,
  OUTPUT_PROFILE_FIELD,
  removeOutputProfile,
  uploadOutputProfile,
} from '@smriti/shared/staff/output-profile';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { toStaffMember } from '../../http/staff';
import * as service from './output-profile.service';

const access = ['admin'] as const;
const multipart = {
  fileFields: [OUTPUT_PROFILE_FIELD],
  maxFiles: 1,
  maxFileBytes: MAX_OUTPUT_PROFILE_BYTES,
};

export function addOutputProfileRoutes(api: Api): void {
  const { deps } = api;
  addRoute(api, getSoftProof, { access: 'public', cache: 'catalogue' }, () =>
    service.currentSoftProof(deps),
  );
  addRoute(api, getOutputProfile, { access }, () => service.currentOutputProfile(deps));
  addRoute(api, uploadOutputProfile, { access, multipart }, (call) =>
    service.uploadOutputProfile(deps, {
      by: toStaffMember(call),
      bytes: call.files[0]?.bytes ?? null,
      idempotency: call.request.idempotency,
    }),
  );
  addRoute(api, removeOutputProfile, { access }, (call) =>
    service.removeOutputProfile(deps, {
      by: toStaffMember(call),
      idempotency: call.request.idempotency,
    }),
  );
}
