import { join } from 'node:path';
import { ToolFailure } from './failure.ts';
import { ROOT } from './paths.ts';

/** Services of an emulator suite and of its tests that listen on a port. */
export const LISTENERS = [
  'hosting',
  'functions',
  'firestore',
  'websocket',
  'auth',
  'storage',
  'eventarc',
  'tasks',
  'hub',
  'logging',
  'razorpay',
] as const;
export type Listener = (typeof LISTENERS)[number];
export type Ports = Readonly<Record<Listener, number>>;

/** Web API key of the local projects; the emulators accept any key. */
export const DEMO_API_KEY = 'demo-api-key';
/** Invalid key for Google Maps; the stand-in of the tests accepts any key. */
const DEMO_MAPS_KEY = 'demo-maps-key';

/** Test account of the simulated Razorpay; it does not exist at Razorpay itself. */
export const RAZORPAY_ACCOUNT = {
  keyId: 'rzp_test_standin',
  keySecret: 'stand-in-key-secret',
  webhookSecret: 'stand-in-webhook-secret',
} as const;

export const ENVIRONMENT_NAMES = ['start', 'dev', 'test', 'test-serial', 'bench', 'seed'] as const;
export type EnvironmentName = (typeof ENVIRONMENT_NAMES)[number];

/**
 * A local Firebase project with separate ports, so that several can run at the same time. The tests have
 * two: one for tests that change or count shared records, one for all others.
 */
export interface Environment {
  name: EnvironmentName;
  projectId: string;
  ports: Ports;
}

export type Origins = Readonly<Record<Listener, string>>;

interface Defaults {
  projectId: string;
  /** Prefix of the environment variables that choose the environment's ports. */
  prefix: string;
  ports: Ports;
}

const DEFAULTS: Record<EnvironmentName, Defaults> = {
  start: {
    projectId: 'demo-smriti',
    prefix: 'SMRITI',
    ports: {
      hosting: 5050, // not 5000, which AirPlay uses on macOS
      functions: 5001,
      firestore: 8080,
      websocket: 9150,
      auth: 9099,
      storage: 9199,
      eventarc: 9299,
      tasks: 9499,
      hub: 4400,
      logging: 4410,
      razorpay: 9899,
    },
  },
  dev: {
    projectId: 'demo-smriti-dev',
    prefix: 'SMRITI_DEV',
    ports: {
      hosting: 5173, // Vite's default port
      functions: 5401,
      firestore: 8480,
      websocket: 9154,
      auth: 9490,
      storage: 9491,
      eventarc: 9492,
      tasks: 9493,
      hub: 4800,
      logging: 4810,
      razorpay: 9895,
    },
  },
  test: {
    projectId: 'demo-smriti-test',
    prefix: 'SMRITI_TEST',
    ports: {
      hosting: 5150,
      functions: 5101,
      firestore: 8180,
      websocket: 9151,
      auth: 9399,
      storage: 9599,
      eventarc: 9699,
      tasks: 9799,
      hub: 4500,
      logging: 4510,
      razorpay: 9898,
    },
  },
  'test-serial': {
    projectId: 'demo-smriti-test-serial',
    prefix: 'SMRITI_TEST_SERIAL',
    ports: {
      hosting: 5550,
      functions: 5501,
      firestore: 8580,
      websocket: 9155,
      auth: 9590,
      storage: 9591,
      eventarc: 9592,
      tasks: 9593,
      hub: 4900,
      logging: 4910,
      razorpay: 9894,
    },
  },
  bench: {
    projectId: 'demo-smriti-bench',
    prefix: 'SMRITI_BENCH',
    ports: {
      hosting: 5250,
      functions: 5201,
      firestore: 8280,
      websocket: 9152,
      auth: 9089,
      storage: 9289,
      eventarc: 9389,
      tasks: 9489,
      hub: 4600,
      logging: 4610,
      razorpay: 9897,
    },
  },
  seed: {
    projectId: 'demo-smriti-seed',
    prefix: 'SMRITI_SEED',
    ports: {
      hosting: 5350,
      functions: 5301,
      firestore: 8380,
      websocket: 9153,
      auth: 9390,
      storage: 9391,
      eventarc: 9392,
      tasks: 9393,
      hub: 4700,
      logging: 4710,
      razorpay: 9896,
    },
  },
};

/** The environment variable that chooses a port, such as SMRITI_HOSTING_PORT. */
export function portVariable(name: EnvironmentName, listener: Listener): string {
  return `${DEFAULTS[name].prefix}_${listener.toUpperCase()}_PORT`;
}

/**
 * The environment of a name; environment variables override its default ports.
 * @throws ToolFailure when a variable is not a port, or two listeners share a port
 */
export function getEnvironment(
  name: EnvironmentName,
  variables: NodeJS.ProcessEnv = process.env,
): Environment {
  const { projectId, ports } = DEFAULTS[name];
  const chosen: Record<Listener, number> = { ...ports };
  const takenBy = new Map<number, Listener>();
  for (const listener of LISTENERS) {
    const variable = portVariable(name, listener);
    const port = parsePort(variable, variables[variable]) ?? ports[listener];
    const other = takenBy.get(port);
    if (other) {
      throw new ToolFailure(
        `${other} and ${listener} would both listen on port ${port}: give one of them another port with ${variable}.`,
      );
    }
    takenBy.set(port, listener);
    chosen[listener] = port;
  }
  return { name, projectId, ports: chosen };
}

function parsePort(variable: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new ToolFailure(`${variable} is '${text}', which is not a port (1 to 65535).`);
}

export function environmentOrigins({ ports }: Environment): Origins {
  const origin = (listener: Listener) => `http://127.0.0.1:${ports[listener]}`;
  return {
    hosting: origin('hosting'),
    functions: origin('functions'),
    firestore: origin('firestore'),
    websocket: origin('websocket'),
    auth: origin('auth'),
    storage: origin('storage'),
    eventarc: origin('eventarc'),
    tasks: origin('tasks'),
    hub: origin('hub'),
    logging: origin('logging'),
    razorpay: origin('razorpay'),
  };
}

/** The default Cloud Storage bucket of a local project. */
export function environmentBucket({ projectId }: Environment): string {
  return `${projectId}.appspot.com`;
}

/**
 * The folder that an environment's web build is served from. The serial tests load no pages and share the
 * build of the other tests.
 */
export function webBuildFolder({ name, projectId }: Environment): string {
  const project = name === 'test-serial' ? DEFAULTS.test.projectId : projectId;
  return join(ROOT, 'web', `dist-${project}`);
}

export function webBuildVariables(of: Environment): Record<string, string> {
  const origins = environmentOrigins(of);
  return {
    VITE_FIREBASE_API_KEY: DEMO_API_KEY,
    VITE_FIREBASE_AUTH_DOMAIN: `${of.projectId}.firebaseapp.com`,
    VITE_FIREBASE_PROJECT_ID: of.projectId,
    VITE_FIREBASE_STORAGE_BUCKET: environmentBucket(of),
    VITE_FIREBASE_APP_ID: `1:0:web:${of.projectId}`,
    VITE_AUTH_EMULATOR: origins.auth,
    VITE_FIRESTORE_EMULATOR: origins.firestore,
    VITE_STORAGE_EMULATOR: origins.storage,
    VITE_RECAPTCHA_SITE_KEY: '', // App Check has no emulator
    VITE_GOOGLE_MAPS_API_KEY: process.env.VITE_GOOGLE_MAPS_API_KEY || DEMO_MAPS_KEY,
    SMRITI_WEB_OUT: webBuildFolder(of),
  };
}

/** Variables that connect the Admin SDK of a program to these emulators only. */
export function adminSdkVariables(of: Environment): Record<string, string> {
  const host = (listener: Listener) => `127.0.0.1:${of.ports[listener]}`;
  return {
    GCLOUD_PROJECT: of.projectId,
    FIREBASE_AUTH_EMULATOR_HOST: host('auth'),
    FIRESTORE_EMULATOR_HOST: host('firestore'),
    FIREBASE_STORAGE_EMULATOR_HOST: host('storage'),
    METADATA_SERVER_DETECTION: 'none', // emulators need no credentials, so none are requested from a cloud
  };
}

/** Variables of the tests (tests/support/environment.ts), also for the Admin SDK and the rules tests. */
export function testVariables(of: Environment): Record<string, string> {
  const origins = environmentOrigins(of);
  return {
    ...adminSdkVariables(of),
    SMRITI_TEST_PROJECT: of.projectId,
    SMRITI_TEST_HOSTING_ORIGIN: origins.hosting,
    SMRITI_TEST_FUNCTIONS_ORIGIN: origins.functions,
    SMRITI_TEST_AUTH_ORIGIN: origins.auth,
    SMRITI_TEST_FIRESTORE_ORIGIN: origins.firestore,
    SMRITI_TEST_STORAGE_ORIGIN: origins.storage,
    SMRITI_TEST_RAZORPAY_ORIGIN: origins.razorpay,
  };
}
