import { join } from 'node:path';
import { buildOnce } from './build-stamp.ts';
import type { Environment } from './environment.ts';
import { webFolder, webVariables } from './environment.ts';
import { ROOT } from './paths.ts';
import { run } from './run-command.ts';

const COMMON_INPUTS = ['package-lock.json', 'shared/src', 'shared/locales'];
const FUNCTIONS_INPUTS = ['functions/src', 'functions/build.ts', 'functions/package.json'];
const WEB_INPUTS = [
  'functions/assets/fonts/book', // which texts are drawn from on the screen too
  'web/src',
  'web/build',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/package.json',
];
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');

/** Bundles the functions into functions/lib, the same for every environment. */
export async function buildFunctions(): Promise<void> {
  const build = {
    name: 'functions',
    inputs: [...COMMON_INPUTS, ...FUNCTIONS_INPUTS],
    variables: {},
    output: join(ROOT, 'functions/lib/index.js'),
  };
  await buildOnce(build, async () => {
    await run(process.execPath, ['--import', 'tsx', join(ROOT, 'functions/build.ts')]);
  });
}

/** Builds the web app for the emulators of an environment into web/dist-<project>. */
export async function buildWebFor(environment: Environment): Promise<void> {
  const variables = webVariables(environment);
  const build = {
    name: `web-${environment.projectId}`,
    inputs: [...COMMON_INPUTS, ...WEB_INPUTS],
    variables,
    output: join(webFolder(environment), 'index.html'),
  };
  await buildOnce(build, async () => {
    await viteBuild(variables);
  });
}

/** Builds the web app for a real project, which web/.env or VITE_FIREBASE_* name, into web/dist. */
export async function buildWebForRelease(): Promise<void> {
  await viteBuild({});
}

/** Builds everything that an environment's emulators serve. */
export async function buildFor(environment: Environment): Promise<void> {
  await buildFunctions();
  await buildWebFor(environment);
}

async function viteBuild(variables: Record<string, string>): Promise<void> {
  await run(process.execPath, [VITE, 'build'], {
    cwd: join(ROOT, 'web'),
    env: { ...process.env, ...variables },
  });
}
