import { loadEnv, type Plugin } from 'vite';
import {
  getEnvironment,
  environmentOrigins,
  webBuildVariables,
} from '../../shared/local/environment.ts';

const NEEDED = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
];

/**
 * Stops a build that lacks the settings of its Firebase project. A dev server without them (`npx
 * vite`) connects to the emulators of `npm start` and proxies the paths that Hosting passes to the
 * API.
 */
export function requireFirebaseSettings(): Plugin {
  return {
    name: 'firebase-settings',
    config({ root = process.cwd() }, { command, mode }) {
      const settings = loadEnv(mode, root, 'VITE_');
      const missing = NEEDED.filter((name) => !settings[name]);
      if (missing.length === 0) return {};
      if (command === 'build') {
        const failure = new Error(
          `${missing.join(', ')} not set: put the project's settings into web/.env (docs/deploy.md), or build for the emulators with 'npm run build'.`,
        );
        // Vite prints `stack`; this hides the stack trace and leaves the message.
        failure.stack = failure.message;
        throw failure;
      }
      const started = getEnvironment('start');
      Object.assign(process.env, webBuildVariables(started));
      const { hosting } = environmentOrigins(started);
      return { server: { proxy: { '^/(api|shared)/|^/(sitemap[.]xml|robots[.]txt)': hosting } } };
    },
  };
}
