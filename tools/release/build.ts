import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { buildFunctions, buildWebForEnvironment, buildWebForRelease } from './build/build-steps.ts';
import { writeEmulatorConfig } from '../dev/emulators/emulator-config.ts';
import {
  ENVIRONMENT_NAMES,
  type Environment,
  getEnvironment,
} from '../../shared/local/environment.ts';
import { ToolFailure, runTool } from '../../shared/local/failure.ts';
import { isProjectBuild, writeReleaseConfig } from './build/release-config.ts';

const PARTS = ['functions', 'web'];

/**
 * `npm run build [-- functions | web] [--for start | test | bench]`: builds the functions and the web
 * app for the project in web/.env, or for the emulators if there is none or `--for` names an environment.
 * A deployment passes its configuration file by `--config`.
 */
await runTool(async () => {
  const { values, positionals } = parseArgs({
    options: { for: { type: 'string' }, config: { type: 'string' } },
    allowPositionals: true,
  });
  const unknown = positionals.find((part) => !PARTS.includes(part));
  if (unknown) throw new ToolFailure(`There is no part '${unknown}' to build: functions or web.`);
  const parts = positionals.length > 0 ? positionals : PARTS;

  if (parts.includes('functions')) {
    await buildFunctions();
    console.log('functions/lib is built');
  }
  if (!parts.includes('web')) return;
  const asked = ENVIRONMENT_NAMES.find((known) => known === values.for);
  if (values.for && !asked) {
    throw new ToolFailure(
      `There is no environment '${values.for}': ${ENVIRONMENT_NAMES.join(', ')}.`,
    );
  }
  if (asked) await buildForEmulators(getEnvironment(asked));
  else if (isProjectBuild()) {
    writeReleaseConfig(values.config);
    await buildWebForRelease();
    console.log('web/dist is built');
  } else if (values.config) {
    throw new ToolFailure('Put the settings of the project into web/.env (docs/deploy.md).');
  } else {
    const local = getEnvironment('start');
    await buildForEmulators(local);
    const config = basename(writeEmulatorConfig(local));
    console.log(`No project is set, so this is for the emulators. To serve it:
  npx firebase emulators:start --config ${config} --import emulator-data`);
  }
});

async function buildForEmulators(local: Environment): Promise<void> {
  await buildWebForEnvironment(local);
  console.log(`web/dist-${local.projectId} is built`);
}
