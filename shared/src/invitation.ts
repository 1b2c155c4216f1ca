import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { uid } from './ids';

/** An account may still name the friend who invited it for this many days. */
export const REFERRAL_WINDOW_DAYS = 7;

/** `applied` tells whether this call counted; an unknown, late or second code is harmless. */
export const applyReferral = endpoint({
  method: 'PUT',
  path: '/invitation/refer',
  body: z.strictObject({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)), uid }),
  response: z.object({ message: z.string(), applied: z.boolean() }),
});
