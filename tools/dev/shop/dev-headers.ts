import { emulatorOrigins } from '../emulators/config.ts';
import { type Environment, originsOf } from '../../../shared/local/environment.ts';
import { type FirebaseConfig, openHeaders } from '../../release/build/content-policy.ts';
import { pageHeaders } from '../../release/build/public-pages.ts';
import { plainConfig } from '../../release/build/release-config.ts';

/** Lets the page run the scripts that Vite's dev server writes into it. */
export const NONCE = 'dev-server';

/**
 * The headers of pages as Hosting sends them, which the dev server sends too: their content security
 * policy lets pages reach the emulators and hear of what was saved.
 */
export function devHeaders(
  environment: Environment,
  config: FirebaseConfig = plainConfig(),
): Record<string, string> {
  const emulators = emulatorOrigins(environment);
  const socket = originsOf(environment).hosting.replace('http', 'ws');
  const headers = openHeaders(config, {
    ...emulators,
    'connect-src': [...(emulators['connect-src'] ?? []), socket],
    'script-src': [`'nonce-${NONCE}'`],
  });
  return pageHeaders({ ...config, hosting: { ...config.hosting, headers } });
}
