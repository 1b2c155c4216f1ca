import { OUTPUT_PROFILE_FIELD, uploadOutputProfile } from '@smriti/shared/staff/output-profile';
import { encodeTestOutputProfile } from '../../functions/src/platform/pdf/output-profile.test-data';
import type { Account } from './accounts';
import { type ApiAnswer, callApi } from './http';

/** The form that uploads an output profile. */
export function createTestProfileForm(bytes: Buffer = encodeTestOutputProfile()): FormData {
  const form = new FormData();
  form.append(OUTPUT_PROFILE_FIELD, new Blob([new Uint8Array(bytes)]), 'press.icc');
  return form;
}

export const callUploadOutputProfile = (
  { idToken: token }: Account,
  bytes?: Buffer,
): Promise<ApiAnswer> =>
  callApi('PUT', uploadOutputProfile.path, { token, form: createTestProfileForm(bytes) });
