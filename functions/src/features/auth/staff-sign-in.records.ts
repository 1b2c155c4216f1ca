import * as z from 'zod/mini';
import { storedObject } from '../../platform/database/stored-fields';

/** settings/staffSignIn: the deployment's setting, stored where firestore.rules can read it. */
export const staffSignInPolicy = storedObject({ is_second_factor_required: z.boolean() });
export type StaffSignInPolicy = z.output<typeof staffSignInPolicy>;
