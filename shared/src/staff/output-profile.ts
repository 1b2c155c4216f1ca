import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { isoTime } from '../base/time';
import { printProfile } from '../order/preflight';

/** Maximum size of an uploaded output profile: 4 MB. */
export const MAX_OUTPUT_PROFILE_BYTES = 4 * 1024 * 1024;
export const OUTPUT_PROFILE_FIELD = 'profile';

/** The output profile of the shop, for print files that are made from now on. */
export const outputProfile = z.object({
  ...printProfile.shape,
  bytes: z.int(),
  uploaded_at: isoTime,
});
export type StoredOutputProfile = z.infer<typeof outputProfile>;

/** The shop's output profile; null: print files are in sRGB. */
const answer = z.object({ profile: z.nullable(outputProfile) });

const path = '/settings/output-profile';

export const getOutputProfile = endpoint({ method: 'GET', path, response: answer });

/**
 * Sets the profile, as multipart form data with the file in OUTPUT_PROFILE_FIELD. 400 for a file that is
 * not a complete CMYK output profile; the answer says why.
 */
export const uploadOutputProfile = endpoint({
  method: 'PUT',
  path,
  body: z.strictObject({}),
  response: answer,
});

/** Removes the profile; print files that were made with it stay as they are. */
export const removeOutputProfile = endpoint({ method: 'DELETE', path, response: answer });
