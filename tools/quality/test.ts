import { parseArgs } from 'node:util';
import { ToolFailure, runTool } from '../../shared/local/failure.ts';
import { stopCommands } from '../dev/programs/run-command.ts';
import { onShutdown } from '../dev/programs/shutdown.ts';
import { findChangedFiles } from './test-run/changes.ts';
import { TEST_PART_NAMES, isPartName } from './test-run/test-parts.ts';
import { runParts } from './test-run/test-run.ts';
import { formatSummary, writeSlowestTests } from './test-run/test-summary.ts';

/**
 * `npm test [-- part ... name ...] [--changed [--base REV]]`: runs the checks, the unit tests and,
 * on one emulator suite, the rules, API and browser tests, or only the given parts. Other words
 * select test files of these parts by name. `--changed` skips tests that no change since REV
 * (default: origin/main, else main) can affect. The last line is `N passed, N failed`.
 */
await runTool(async () => {
  onShutdown(stopCommands);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { changed: { type: 'boolean', default: false }, base: { type: 'string' } },
  });
  if (values.base && !values.changed) throw new ToolFailure('--base belongs to --changed.');
  const named = positionals.filter(isPartName);
  const files = positionals.filter((word) => !isPartName(word));
  if (files.length > 0 && named.length === 0) {
    throw new ToolFailure(`There is no part '${files[0]}': ${TEST_PART_NAMES.join(', ')}.`);
  }

  const { results, notRun } = await runParts(
    TEST_PART_NAMES.filter((name) => named.length === 0 || named.includes(name)),
    { files, changes: values.changed ? await findChangedFiles(values.base) : undefined },
    (text) => process.stdout.write(text),
  );

  const slowest = writeSlowestTests(results);
  console.log(`\n${formatSummary(results, { notRun, slowest })}`);
  process.exitCode = results.some(({ failures }) => failures.length > 0) ? 1 : 0;
});
