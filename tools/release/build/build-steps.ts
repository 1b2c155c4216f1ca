import { join } from 'node:path';
import { buildIfChanged } from './build-stamp.ts';
import { firebaseConfig } from './content-policy.ts';
import { createEmulatorConfig } from '../../dev/emulators/emulator-config.ts';
import type { Environment } from '../../../shared/local/environment.ts';
import {
  environmentOrigins,
  webBuildFolder,
  webBuildVariables,
} from '../../../shared/local/environment.ts';
import { ROOT } from '../../../shared/local/paths.ts';
import { writePageFiles, type PageFolders } from './public-pages.ts';
import { createDeployedConfig, readFirebaseConfig, readReleaseOrigin } from './release-config.ts';
import { type CommandOptions, runOrThrow } from '../../dev/programs/run-command.ts';

type BuildOptions = Pick<CommandOptions, 'inBackground'>;

const COMMON_INPUTS = ['package-lock.json', 'shared/src', 'shared/locales'];
const FUNCTIONS_INPUTS = [
  'functions/src',
  'functions/build.ts',
  'functions/bundle-options.ts',
  'functions/package.json',
];
const WEB_INPUTS = [
  'functions/assets/fonts/book', // contains the texts that the screen also shows
  'web/src',
  'web/worker',
  'web/build',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/vite.server.config.ts',
  'firebase.json', // contains the headers of pages
  'tools/release/build/public-pages.ts',
  'functions/src/features/pages/sitemap.domain.ts', // contains the text of robots.txt
  'web/package.json',
];
/** Inputs of the functions that render public pages, by project. */
const PAGES = join(ROOT, 'functions/pages');
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');

/** Bundles the functions into functions/lib, the same for every environment. */
export async function buildFunctions(options?: BuildOptions): Promise<void> {
  const build = {
    name: 'functions',
    inputs: [...COMMON_INPUTS, ...FUNCTIONS_INPUTS],
    variables: {},
    output: join(ROOT, 'functions/lib/index.js'),
  };
  await buildIfChanged(build, async () => {
    const parameters = ['--import', 'tsx', join(ROOT, 'functions/build.ts')];
    await runOrThrow(process.execPath, parameters, options);
  });
}

/** Builds the web app for the emulators of an environment into web/dist-<project>. */
export async function buildWebForEnvironment(
  environment: Environment,
  options?: BuildOptions,
): Promise<void> {
  const variables = webBuildVariables(environment);
  const build = {
    name: `web-${environment.projectId}`,
    inputs: [...COMMON_INPUTS, ...WEB_INPUTS],
    variables,
    output: join(webBuildFolder(environment), 'app.html'),
  };
  await buildIfChanged(build, async () => {
    const pages = join(PAGES, environment.projectId);
    await buildWeb({ web: webBuildFolder(environment), pages }, variables, options);
    writePageFiles(
      { web: webBuildFolder(environment), pages },
      firebaseConfig.parse(createEmulatorConfig(readFirebaseConfig(), environment)),
      environmentOrigins(environment).hosting,
    );
  });
}

/** Builds the web app into web/dist, for the project in web/.env or VITE_FIREBASE_*. */
export async function buildWebForRelease(): Promise<void> {
  const folders = { web: join(ROOT, 'web/dist'), pages: join(PAGES, 'release') };
  await buildWeb(folders, {});
  writePageFiles(folders, createDeployedConfig(), readReleaseOrigin());
}

/** Builds everything that the emulators of an environment serve. */
export async function buildForEnvironment(
  environment: Environment,
  options?: BuildOptions,
): Promise<void> {
  await buildFunctions(options);
  await buildWebForEnvironment(environment, options);
}

/** Builds the web app for the browser and its public pages for the server. */
async function buildWeb(
  { web, pages }: PageFolders,
  variables: Record<string, string>,
  options?: BuildOptions,
) {
  await viteBuild([], { ...variables, SMRITI_WEB_OUT: web }, options);
  const server = { ...variables, SMRITI_PAGES_OUT: join(pages, 'server') };
  await viteBuild(['--config', 'vite.server.config.ts', '--logLevel', 'warn'], server, options);
}

async function viteBuild(
  parameters: readonly string[],
  variables: Record<string, string>,
  options?: BuildOptions,
) {
  await runOrThrow(process.execPath, [VITE, 'build', ...parameters], {
    ...options,
    cwd: join(ROOT, 'web'),
    env: { ...process.env, ...variables },
  });
}
