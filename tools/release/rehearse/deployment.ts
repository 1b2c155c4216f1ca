import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { ROOT } from '../../../shared/local/paths.ts';
import { lastLines, run } from '../../dev/programs/run-command.ts';
import { serveFunctions } from './functions-server.ts';
import { installFunctions, packFunctions } from './functions-folder.ts';

const PROJECT = 'smriti-rehearsal';
/** Fake value of every secret, longer than the required minimum. */
const SECRET = 'rehearsal-'.repeat(5);

/** A deployment that names a payment provider and a mail server, so that all its secrets are asked for. */
const SETTINGS: NodeJS.Dict<string> = {
  GCLOUD_PROJECT: PROJECT,
  WEB_API_KEY: 'rehearsal',
  FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT, storageBucket: `${PROJECT}.appspot.com` }),
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_test_rehearsal',
  SMTP_CONNECTION_URI: 'smtps://user@smtp.invalid:465',
  MAIL_FROM: 'Shop <shop@shop.invalid>',
  METADATA_SERVER_DETECTION: 'none', // there is no cloud to look for
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

/** Result of a rehearsal. */
export interface Rehearsed {
  files: string[];
  functions: string[];
  secrets: string[];
}

/** The variables of this process without those that belong to emulators, and with a deployment's. */
function deployed(more: NodeJS.Dict<string> = {}): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  return { PATH, HOME, TMPDIR, SystemRoot, ...SETTINGS, ...more };
}

/** Asks the SDK which functions there are, as the Firebase CLI does. */
async function discover(folder: string): Promise<Omit<Rehearsed, 'files'>> {
  const output = join(folder, 'functions.manifest.json');
  const program = join(folder, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
  const env = deployed({ FUNCTIONS_CONTROL_API: 'true', FUNCTIONS_MANIFEST_OUTPUT_PATH: output });
  await run(process.execPath, [program, folder], { cwd: folder, env });
  const { endpoints } = manifest.parse(JSON.parse(await readFile(output, 'utf8')));
  const secrets = Object.values(endpoints).flatMap(
    ({ secretEnvironmentVariables = [] }) => secretEnvironmentVariables,
  );
  return {
    functions: Object.keys(endpoints).toSorted(),
    secrets: [...new Set(secrets.map(({ key }) => key))].toSorted(),
  };
}

/** The functions that functions/src/index.ts exports, by its text. */
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
  const server = await serveFunctions(folder, deployed(values));
  try {
    // there is no Firestore here, so that what can be asked is what is refused before it is read
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
 * Copies the functions folder in its state when a deployment packs it, so that other builds and running
 * functions are not affected.
 */
async function builtCopy(source: string, destination: string): Promise<void> {
  const left = new Set(['lib', 'node_modules']);
  await cp(source, destination, { recursive: true, filter: (path) => !left.has(basename(path)) });
  const build = join(source, 'build.ts');
  await run(process.execPath, ['--import', 'tsx', build, join(destination, 'lib')]);
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
 * Rehearses the steps of a deployment that need no cloud: packs the functions folder, installs it by its
 * own lock file, discovers every function and sends a request to the API.
 * @throws ToolFailure when a step fails
 */
export async function rehearseDeployment(say: (line: string) => void): Promise<Rehearsed> {
  const { source, ignore } = await functionsConfig();
  // outside of the repository, whose own packages would be found otherwise
  const scratch = await mkdtemp(join(tmpdir(), 'smriti-deployment-'));
  try {
    const [copy, folder] = [join(scratch, 'source'), join(scratch, 'deployed')];
    await builtCopy(join(ROOT, source), copy);
    const files = await packFunctions(copy, ignore, folder);
    say(`packed: ${files.length} files`);
    await installFunctions(folder);
    say('installed by functions/package-lock.json alone');
    const { functions, secrets } = await discover(folder);
    await requireAllDiscovered(functions);
    say(`discovered: ${functions.length} functions, secrets ${secrets.join(', ')}`);
    await requireAnswers(folder, secrets);
    say('the API answers from there');
    return { files, functions, secrets };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
