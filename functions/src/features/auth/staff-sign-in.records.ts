import * as z from 'zod/mini';
import { storedObject } from '../../platform/database/stored-fields';

/** settings/staffSignIn: the deployment's setting, stored where firestore.rules can read it. */
export const staffSignIn = storedObject({ is_second_factor_required: z.boolean() });
export type StaffSignIn = z.output<typeof staffSignIn>;
