import { parseArgs } from 'node:util';
import { buildFunctions, buildWebFor, buildWebForRelease } from './build-steps.ts';
import { ENVIRONMENT_NAMES, environment } from './environment.ts';
import { ToolFailure, runTool } from './failure.ts';
import { writeReleaseConfig } from './release/release-config.ts';

const PARTS = ['functions', 'web'];

/**
 * `npm run build [-- functions | web] [--for start | test | bench]`: the functions and the web app,
 * for release unless an environment of the emulators is named. A deployment says by `--config` which
 * file it goes by.
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
  const name = ENVIRONMENT_NAMES.find((known) => known === values.for);
  if (values.for && !name) {
    throw new ToolFailure(
      `There is no environment '${values.for}': ${ENVIRONMENT_NAMES.join(', ')}.`,
    );
  }
  if (!name) writeReleaseConfig(values.config);
  await (name ? buildWebFor(environment(name)) : buildWebForRelease());
  console.log(`web/dist${name ? `-${environment(name).projectId}` : ''} is built`);
});
