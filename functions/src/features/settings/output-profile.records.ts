import { softProof } from '@smriti/shared/book/soft-proof';
import { outputProfile } from '@smriti/shared/staff/output-profile';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

/** settings/outputProfile: the output profile; its file is stored by its hash. */
export const outputProfileRecord = storedObject({
  ...z.omit(outputProfile, { uploaded_at: true }).shape,
  uploaded_at: storedTime,
  /** Soft proof; null if the profile converts no colours, absent in records of earlier releases. */
  soft_proof: z.optional(z.nullable(softProof)),
  /** uid of the admin. */
  uploaded_by: z.string(),
});
export type OutputProfileRecord = z.output<typeof outputProfileRecord>;
