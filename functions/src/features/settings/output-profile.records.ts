import { outputProfile } from '@smriti/shared/staff/output-profile';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

/** settings/outputProfile: the output profile; its file is stored by its hash. */
export const outputProfileRecord = storedObject({
  ...z.omit(outputProfile, { uploaded_at: true }).shape,
  uploaded_at: storedTime,
  /** uid of the admin. */
  uploaded_by: z.string(),
});
export type OutputProfileRecord = z.output<typeof outputProfileRecord>;
