import type { Express } from 'express';
import { error as logError } from 'firebase-functions/logger';
import { createApp } from './app';
import { publishStaffSignInPolicy } from './features/auth/staff-sign-in.service';
import { createLiveDeps } from './platform/live-deps';

/** Creates the API on the project that the environment names. @throws when a setting is missing or invalid. */
export function createLiveApp(): Express {
  const deps = createLiveDeps(process.env);
  // Not awaited by requests: the API checks the second factor itself.
  publishStaffSignInPolicy(deps).catch((error: unknown) => {
    logError('the security rules do not know the setting of the second factor', error);
  });
  return createApp(deps);
}
