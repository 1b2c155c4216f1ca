import { emulatorOrigins } from '../emulators/emulator-config.ts';
import { type Environment, environmentOrigins } from '../../../shared/local/environment.ts';
import { type FirebaseConfig, addToHeaderPolicies } from '../../release/build/content-policy.ts';
import { pageHeaders } from '../../release/build/public-pages.ts';
import { readFirebaseConfig } from '../../release/build/release-config.ts';

/** CSP nonce of the scripts that Vite's dev server adds to the page. */
export const DEV_NONCE = 'dev-server';

/**
 * Headers of pages for the dev server: those of Hosting, with a content security policy that also allows
 * the emulators and Vite's hot reload.
 */
export function devHeaders(
  environment: Environment,
  config: FirebaseConfig = readFirebaseConfig(),
): Record<string, string> {
  const emulators = emulatorOrigins(environment);
  const socket = environmentOrigins(environment).hosting.replace('http', 'ws');
  const headers = addToHeaderPolicies(config, {
    ...emulators,
    'connect-src': [...(emulators['connect-src'] ?? []), socket],
    'script-src': [`'nonce-${DEV_NONCE}'`],
  });
  return pageHeaders({ ...config, hosting: { ...config.hosting, headers } });
}
