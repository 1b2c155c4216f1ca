import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Config, readConfig } from '../../../functions/src/platform/parameters/config.ts';
import { ROOT } from '../../../shared/local/paths.ts';

/** Settings of a deployment without its secrets. */
export function readDeploymentSettings(project: string): NodeJS.Dict<string> {
  const file = join(ROOT, 'functions', `.env.${project}`);
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/**
 * Configuration of a command for a project. It has no secrets, so it cannot call payment providers or
 * sign addresses of pictures.
 */
export function createProjectConfig(project: string, settings: NodeJS.Dict<string>): Config {
  // an empty value counts as unset
  const noProvider = { PAYMENT_PROVIDER: '', DEMO_PAYMENT_PROVIDERS: '' };
  return readConfig({
    ...settings,
    ...noProvider,
    ALLOW_SANDBOX_PAYMENTS: 'no-money-moves',
    PICTURE_SECRET: randomBytes(32).toString('hex'),
    GCLOUD_PROJECT: project,
    FUNCTIONS_EMULATOR: String(project.startsWith('demo-')),
  });
}
