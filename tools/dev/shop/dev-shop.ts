import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { robotsText } from '../../../functions/src/features/pages/sitemap.domain.ts';
import { functionParameters } from '../emulators/emulator-config.ts';
import { startEmulators } from '../emulators/start.ts';
import {
  adminSdkVariables,
  type Environment,
  environmentOrigins,
  webBuildVariables,
} from '../../../shared/local/environment.ts';
import { ROOT } from '../../../shared/local/paths.ts';
import { onShutdown } from '../programs/shutdown.ts';
import {
  API_HOST_PATH,
  API_PROGRAM_PATH,
  API_SOURCES,
  createApiBundle,
  isApiSource,
} from './api-bundle.ts';
import { createApiProcess } from './api-process.ts';
import { devHeaders, DEV_NONCE } from './dev-headers.ts';
import { createCoalescedRunner } from './coalesced-runner.ts';

const WEB = join(ROOT, 'web');
/** Time to collect file changes, in ms: editors save several files, or one in steps. */
const SAVING_MILLISECONDS = 20;
/** Paths that Hosting passes to the API, without the public pages, which the browser renders here. */
const ANSWERED_BY_API = '^/(api|shared)/|^/sitemap[.]xml';

export interface DevShopOptions {
  environment: Environment;
  /** The folder of the emulators' data. */
  data: string;
  /** Whether the data is saved to that folder at the end. */
  isKept: boolean;
  inspectPort?: number | undefined;
  onEmulatorLine: (line: string) => void;
  onApiOutput: (text: string) => void;
}

/**
 * Serves the shop from its sources: Vite's dev server in front, the API in a process that restarts for each
 * bundle, and the emulators, which run the triggers and reload changed rules.
 */
export async function startDevShop(options: DevShopOptions) {
  const { environment, data, isKept, inspectPort } = options;
  Object.assign(process.env, webBuildVariables(environment));
  const bundle = await createApiBundle();
  await bundle.rebuild();
  const emulators = await startEmulators({
    environment,
    only: ['auth', 'functions', 'firestore', 'storage'],
    importFrom: data,
    ...(isKept && { exportTo: data }),
    onLine: options.onEmulatorLine,
  });
  const api = createApiProcess({
    host: API_HOST_PATH,
    program: API_PROGRAM_PATH,
    env: {
      ...process.env,
      ...adminSdkVariables(environment),
      ...functionParameters(environment),
      FUNCTIONS_EMULATOR: 'true',
    },
    inspectPort,
    onOutput: options.onApiOutput,
    onRestart: () => web.hot.send('smriti:api-restarted'),
  });
  const web = await serveWeb(environment, api.origin);
  const stop = async () => {
    await Promise.all([web.close(), api.stop(), bundle.dispose(), emulators.stop()]);
  };
  onShutdown(stop);
  api.start();
  const rebuild = createCoalescedRunner(async () => {
    await setTimeout(SAVING_MILLISECONDS);
    if (await bundle.rebuild()) api.start();
  });
  web.watcher.add(API_SOURCES).on('all', (_event, file) => {
    if (isApiSource(file)) rebuild();
  });
  await api.origin();
  return {
    origin: environmentOrigins(environment).hosting,
    log: emulators.log,
    crashed: emulators.crashed,
    stop,
  };
}

/** Starts Vite's dev server, which proxies the paths of the API as Hosting does. */
async function serveWeb(environment: Environment, api: () => Promise<string>) {
  const headers = devHeaders(environment);
  const server = await createServer({
    configFile: join(WEB, 'vite.config.ts'),
    clearScreen: false,
    logLevel: 'warn',
    html: { cspNonce: DEV_NONCE },
    plugins: [robotsFile(environment)],
    server: {
      host: '127.0.0.1',
      port: environment.ports.hosting,
      strictPort: true,
      headers,
      proxy: {
        [ANSWERED_BY_API]: {
          target: environmentOrigins(environment).functions, // replaced by `bypass` before each request
          configure(_proxy, settings) {
            settings.bypass = async () => {
              settings.target = await api();
            };
          },
        },
      },
    },
  });
  await server.listen();
  await writePage(server, environment, headers);
  return server;
}

/** Writes the plain page from which the API renders others, such as shared books. */
async function writePage(server: ViteDevServer, { projectId }: Environment, headers: object) {
  const page = readFileSync(join(WEB, 'index.html'), 'utf8');
  const template = await server.transformIndexHtml('/', page);
  const folder = join(ROOT, 'functions/pages', projectId);
  mkdirSync(folder, { recursive: true });
  const files = { template, filled: template, headers, heads: {} };
  writeFileSync(join(folder, 'page.json'), JSON.stringify(files));
}

/** Serves robots.txt, which only a build writes to disk. */
function robotsFile(environment: Environment): Plugin {
  const text = robotsText(environmentOrigins(environment).hosting);
  return {
    name: 'robots-file',
    configureServer({ middlewares }) {
      middlewares.use('/robots.txt', (_request, response) => {
        response.setHeader('Content-Type', 'text/plain').end(text);
      });
    },
  };
}
