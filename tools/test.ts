import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Affected, affectedBy } from './test-run/affected-parts.ts';
import { changedFiles } from './test-run/changes.ts';
import { ToolFailure, runTool } from './failure.ts';
import { ROOT } from './paths.ts';
import { programFiles } from './programs/program-files.ts';
import { stopCommands } from './run-command.ts';
import { atShutdown } from './shutdown.ts';
import { PARTS, type PartName } from './test-run/test-parts.ts';
import { type ChosenPart, runParts } from './test-run/test-run.ts';
import { summaryOf } from './test-run/test-summary.ts';

const isPart = (name: string): name is PartName => name in PARTS;
const NAMES = Object.keys(PARTS).filter(isPart);

/**
 * `npm test [-- part ...] [--changed [--base REV]]`: the checks, the unit tests and, against one
 * emulator suite, the rules, API and browser tests; all of them, the parts named, or what the
 * changes since REV (origin/main, or main) can touch. It ends with what failed and why, and the last
 * line says `N passed, N failed`.
 */
await runTool(async () => {
  atShutdown(stopCommands);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { changed: { type: 'boolean', default: false }, base: { type: 'string' } },
  });
  const unknown = positionals.find((name) => !isPart(name));
  if (unknown) throw new ToolFailure(`There is no part '${unknown}': ${NAMES.join(', ')}.`);
  if (values.base && !values.changed) throw new ToolFailure('--base belongs to --changed.');
  const names = NAMES.filter((name) => positionals.length === 0 || positionals.includes(name));

  const changes = values.changed ? await changedFiles(values.base) : undefined;
  const chosen = changes ? touched(names, changes.files) : names.map(wholePart);
  const results = await runParts(chosen, (text) => process.stdout.write(text), changes?.base);

  console.log(`\n${summaryOf(results)}`);
  process.exitCode = results.some(({ failures }) => failures.length > 0) ? 1 : 0;
});

function wholePart(name: PartName): ChosenPart {
  return { name, scope: 'all' };
}

function touched(names: readonly PartName[], files: readonly string[]): ChosenPart[] {
  const affected: Affected = affectedBy(
    files,
    {
      functions: programFiles('functions/src/index.ts'),
      web: programFiles('web/src/main.tsx'),
    },
    new Set(files.filter((file) => !existsSync(join(ROOT, file)))),
  );
  console.log(`${files.length} changed files:`);
  return names.flatMap((name) => {
    const scope = affected[name];
    console.log(
      `  ${name.padEnd(10)} ${typeof scope === 'string' ? scope : 'what they are part of'}`,
    );
    return scope === 'nothing' ? [] : [{ name, scope }];
  });
}
