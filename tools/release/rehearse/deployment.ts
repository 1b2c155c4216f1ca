import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { ROOT } from '../../../shared/local/paths.ts';
import { lastLines, runOrThrow } from '../../dev/programs/run-command.ts';
import { startFunctionsServer } from './functions-server.ts';
import { installFunctions, packFunctions } from './functions-folder.ts';

const PROJECT = 'smriti-rehearsal';
/** Fake value of every secret, longer than the required minimum. */
const SECRET = 'rehearsal-'.repeat(5);

/** Settings with a payment provider and a mail server, so that the deployment needs all secrets. */
const SETTINGS: NodeJS.Dict<string> = {
  GCLOUD_PROJECT: PROJECT,
  WEB_API_KEY: 'rehearsal',
  FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT, storageBucket: `${PROJECT}.appspot.com` }),
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_test_rehearsal',
  SMTP_CONNECTION_URI: 'smtps://user@smtp.invalid:465',
  MAIL_FROM: 'Shop <shop@shop.invalid>',
  METADATA_SERVER_DETECTION: 'none', // skips the search for a cloud environment
};

const firebaseJson = z.object({
  functions: z.array(z.object({ source: z.string(), ignore: z.array(z.string()) })),
});
const manifest = z.object({
  endpoints: z.record(
    z.string(),
    z.object({
      secretEnvironmentVariables: z.optional(z.array(z.object({ key: z.string() }))),
    }),
  ),
});

export interface DeploymentRehearsal {
  files: string[];
  functions: string[];
  secrets: string[];
}

/** Variables of this process without those of emulators, and with those of a deployment. */
function deploymentVariables(more: NodeJS.Dict<string> = {}): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  return { PATH, HOME, TMPDIR, SystemRoot, ...SETTINGS, ...more };
}

/** Lists the functions with the SDK, as the Firebase CLI does. */
async function discoverFunctions(folder: string): Promise<Omit<DeploymentRehearsal, 'files'>> {
  const output = join(folder, 'functions.manifest.json');
  const program = join(folder, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
  const env = deploymentVariables({
    FUNCTIONS_CONTROL_API: 'true',
    FUNCTIONS_MANIFEST_OUTPUT_PATH: output,
  });
  await runOrThrow(process.execPath, [program, folder], { cwd: folder, env });
  const { endpoints } = manifest.parse(JSON.parse(await readFile(output, 'utf8')));
  const secrets = Object.values(endpoints).flatMap(
    ({ secretEnvironmentVariables = [] }) => secretEnvironmentVariables,
  );
  return {
    functions: Object.keys(endpoints).toSorted(),
    secrets: [...new Set(secrets.map(({ key }) => key))].toSorted(),
  };
}

/** Names of the functions that functions/src/index.ts exports, read from its text. */
async function exportedFunctions(): Promise<string[]> {
  const text = await readFile(join(ROOT, 'functions/src/index.ts'), 'utf8');
  const constants = [...text.matchAll(/^export const (\w+) =/gm)].map(([, name = '']) => name);
  const lists = [...text.matchAll(/^export \{([^}]+)\} from/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  return [...constants, ...lists].filter((name) => name !== '').toSorted();
}

async function requireAnswers(folder: string, secrets: readonly string[]): Promise<void> {
  const values = Object.fromEntries(secrets.map((name) => [name, SECRET]));
  const server = await startFunctionsServer(folder, deploymentVariables(values));
  try {
    // without Firestore, only requests that are refused before any read can be tested
    const nothing = await fetch(`${server.origin}/nothing`);
    const text = await nothing.text();
    if (nothing.status !== 404 || !text.includes('"code":"not_found"')) {
      throw new ToolFailure(`The API of the packed folder answers ${nothing.status}: ${text}`);
    }
    const { status } = await fetch(`${server.origin}/health/details`);
    if (status !== 401) throw new ToolFailure(`GET /health/details answers ${status} to nobody.`);
  } catch (error) {
    if (error instanceof ToolFailure) throw error;
    const said = lastLines(server.output());
    throw new ToolFailure(`The API of the packed folder does not answer:\n${said}`, {
      cause: error,
    });
  } finally {
    await server.stop();
  }
}

/**
 * Copies the functions folder as a deployment would pack it, so that other builds do not change it
 * meanwhile.
 */
async function copyBuiltFunctions(source: string, destination: string): Promise<void> {
  const left = new Set(['lib', 'node_modules']);
  await cp(source, destination, { recursive: true, filter: (path) => !left.has(basename(path)) });
  const build = join(source, 'build.ts');
  await runOrThrow(process.execPath, ['--import', 'tsx', build, join(destination, 'lib')]);
}

async function functionsConfig() {
  const text = await readFile(join(ROOT, 'firebase.json'), 'utf8');
  const [config] = firebaseJson.parse(JSON.parse(text)).functions;
  if (!config) throw new ToolFailure('firebase.json names no functions.');
  return config;
}

async function requireAllDiscovered(functions: readonly string[]): Promise<void> {
  const exported = await exportedFunctions();
  if (isDeepStrictEqual(functions, exported)) return;
  const missing = exported.filter((name) => !functions.includes(name));
  throw new ToolFailure(`Functions that the SDK does not discover: ${missing.join(', ')}`);
}

/**
 * Rehearses the steps of a deployment that need no cloud: packs the functions folder, installs it
 * with its own lock file, discovers every function and sends a request to the API.
 * @throws ToolFailure when a step fails
 */
export async function rehearseDeployment(
  say: (line: string) => void,
): Promise<DeploymentRehearsal> {
  const { source, ignore } = await functionsConfig();
  // outside of the repository, so that its packages are not found
  const scratch = await mkdtemp(join(tmpdir(), 'smriti-deployment-'));
  try {
    const [copy, folder] = [join(scratch, 'source'), join(scratch, 'deployed')];
    await copyBuiltFunctions(join(ROOT, source), copy);
    const files = await packFunctions(copy, ignore, folder);
    say(`packed: ${files.length} files`);
    await installFunctions(folder);
    say('installed by functions/package-lock.json alone');
    const { functions, secrets } = await discoverFunctions(folder);
    await requireAllDiscovered(functions);
    say(`discovered: ${functions.length} functions, secrets ${secrets.join(', ')}`);
    await requireAnswers(folder, secrets);
    say('the API answers from there');
    return { files, functions, secrets };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
