import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { readSiteOrigin } from '../../../functions/src/platform/parameters/config.ts';
import {
  type FirebaseConfig,
  firebaseConfig,
  addToHeaderPolicies,
  type PolicyAdditions,
} from './content-policy.ts';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { ROOT } from '../../../shared/local/paths.ts';
import { readDeploymentSettings } from './project-config.ts';

const PLAIN = 'firebase.json';
/** Configuration file of deployments with App Check. */
const RELEASE = 'firebase.release.json';

/** Origins of reCAPTCHA, as Google documents them, and of App Check tokens. */
const RECAPTCHA_ORIGINS: PolicyAdditions = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
};

/** firebase.json with a content security policy that lets pages load reCAPTCHA. */
export function toReleaseConfig(config: FirebaseConfig): FirebaseConfig {
  const text = JSON.stringify({
    ...config,
    hosting: { ...config.hosting, headers: addToHeaderPolicies(config, RECAPTCHA_ORIGINS) },
  });
  // passes the configuration file to the build that runs before a deployment
  return firebaseConfig.parse(
    JSON.parse(text.replaceAll(`--config ${PLAIN}`, `--config ${RELEASE}`)),
  );
}

interface Situation {
  /** Whether the build has a site key. */
  hasKey: boolean;
  /** Configuration file of the deployment; undefined for a build without one. */
  deployedBy: string | undefined;
  /** Whether the file had the current content before this build. */
  isUpToDate: boolean;
}

/** Reason why a deployment would not work, for the person who deploys; null if it would. */
export function findDeploymentProblem({
  hasKey,
  deployedBy,
  isUpToDate,
}: Situation): string | null {
  if (deployedBy === undefined) return null;
  if (hasKey && deployedBy !== RELEASE) {
    return `A reCAPTCHA key is set, which ${PLAIN} does not let pages use: deploy with --config ${RELEASE}.`;
  }
  if (!hasKey && deployedBy === RELEASE) {
    return `${RELEASE} is for shops with a reCAPTCHA key, and none is set: deploy without --config.`;
  }
  return isUpToDate ? null : `${RELEASE} was out of date and is written again: deploy once more.`;
}

export function readFirebaseConfig(): FirebaseConfig {
  return firebaseConfig.parse(JSON.parse(readFileSync(join(ROOT, PLAIN), 'utf8')));
}

const webSettings = () => loadEnv('production', join(ROOT, 'web'), 'VITE_');

/**
 * Whether web/.env or VITE_FIREBASE_* name a project; otherwise the web app is built for the
 * emulators.
 */
export function isProjectBuild(): boolean {
  return Boolean(webSettings().VITE_FIREBASE_PROJECT_ID);
}

function recaptchaKey(): string | undefined {
  return webSettings().VITE_RECAPTCHA_SITE_KEY;
}

/** Public origin of the shop that is built; null for a build without a project. */
export function readReleaseOrigin(): string | null {
  const { VITE_FIREBASE_PROJECT_ID: project } = webSettings();
  if (!project) return null;
  return readSiteOrigin({
    SITE_URL: readDeploymentSettings(project).SITE_URL ?? '',
    GCLOUD_PROJECT: project,
  });
}

export function createDeployedConfig(): FirebaseConfig {
  return recaptchaKey() ? toReleaseConfig(readFirebaseConfig()) : readFirebaseConfig();
}

/**
 * Writes firebase.release.json if the web app is built with a reCAPTCHA key.
 * @param deployedBy configuration file of the deployment that this build is part of
 * @throws ToolFailure if that configuration does not fit the build
 */
export function writeReleaseConfig(deployedBy: string | undefined): void {
  const key = recaptchaKey();
  const file = join(ROOT, RELEASE);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const after = `${JSON.stringify(toReleaseConfig(readFirebaseConfig()), null, 2)}\n`;
  if (key) writeFileSync(file, after);
  const isUpToDate = !key || before === after;
  const problem = findDeploymentProblem({ hasKey: Boolean(key), deployedBy, isUpToDate });
  if (problem !== null) throw new ToolFailure(problem);
}
