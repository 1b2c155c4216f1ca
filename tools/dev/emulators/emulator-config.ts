import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  type FirebaseConfig,
  firebaseConfig,
  addToHeaderPolicies,
  type PolicyAdditions,
} from '../../release/build/content-policy.ts';
import type { Environment } from '../../../shared/local/environment.ts';
import {
  DEMO_API_KEY,
  environmentOrigins,
  RAZORPAY_ACCOUNT,
  webBuildFolder,
} from '../../../shared/local/environment.ts';
import { ROOT } from '../../../shared/local/paths.ts';

/**
 * Writes firebase.<project>.json: firebase.json with the ports and the web build of this
 * environment, and a content security policy that lets its pages reach the emulators. Also writes
 * functions/.env.<project> with the parameters of a deployment.
 * @param root checkout that contains firebase.json
 * @returns the path of the configuration
 */
export function writeEmulatorConfig(environment: Environment, root = ROOT): string {
  const source: unknown = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const file = join(root, `firebase.${environment.projectId}.json`);
  const config = createEmulatorConfig(firebaseConfig.parse(source), environment);
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
  const parameters = Object.entries(functionParameters(environment));
  writeFileSync(
    join(root, 'functions', `.env.${environment.projectId}`),
    parameters.map(([name, value]) => `${name}=${value}\n`).join(''),
  );
  return file;
}

/** Parameters of the functions; those of the tests also name a fake Razorpay API. */
export function functionParameters(environment: Environment): Record<string, string> {
  const { hosting, razorpay } = environmentOrigins(environment);
  const common = { WEB_API_KEY: DEMO_API_KEY, SITE_URL: hosting };
  if (environment.name !== 'test' && environment.name !== 'test-serial') return common;
  return {
    ...common,
    DEMO_PAYMENT_PROVIDERS: 'sandbox,razorpay',
    RAZORPAY_KEY_ID: RAZORPAY_ACCOUNT.keyId,
    RAZORPAY_KEY_SECRET: RAZORPAY_ACCOUNT.keySecret,
    RAZORPAY_WEBHOOK_SECRET: RAZORPAY_ACCOUNT.webhookSecret,
    RAZORPAY_API_ORIGIN: razorpay,
    // Every process of the photo trigger would load the detector; tests search in their own process.
    FACES_PER_PHOTO: '0',
  };
}

export function createEmulatorConfig(config: FirebaseConfig, environment: Environment) {
  return {
    ...config,
    hosting: {
      ...config.hosting,
      public: relative(ROOT, webBuildFolder(environment)),
      headers: addToHeaderPolicies(config, emulatorOrigins(environment)),
    },
    emulators: emulatorSettings(environment),
  };
}

function emulatorSettings({ ports }: Environment) {
  const host = '127.0.0.1';
  const at = (port: number) => ({ host, port });
  return {
    singleProjectMode: true,
    ui: { enabled: false },
    auth: at(ports.auth),
    functions: at(ports.functions),
    firestore: { ...at(ports.firestore), websocketPort: ports.websocket },
    hosting: at(ports.hosting),
    storage: at(ports.storage),
    eventarc: at(ports.eventarc),
    tasks: at(ports.tasks),
    hub: at(ports.hub),
    logging: at(ports.logging),
  };
}

/**
 * Origins of the emulators, by the directive of the content security policy that has to allow them.
 */
export function emulatorOrigins(environment: Environment): PolicyAdditions {
  const { auth, firestore, storage } = environmentOrigins(environment);
  return {
    'connect-src': [auth, firestore, storage],
    'img-src': [storage],
    'frame-src': [auth], // the emulator's page for the sign-in with a provider
  };
}
