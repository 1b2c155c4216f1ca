import { QUICK_CHECKS, SLOW_CHECKS, runChecks } from './checks/check-steps.ts';
import { runTool } from '../../shared/local/failure.ts';

/**
 * `npm run check [-- name ...]`: checks format, lint, types, boundaries, dead code, duplicates and
 * bundle budgets; with names, only the checks whose name contains one of them.
 */
await runTool(async () => {
  const { passed, failures } = await runChecks([...SLOW_CHECKS, ...QUICK_CHECKS], {
    names: process.argv.slice(2),
    print: (text) => process.stdout.write(text),
  });
  console.log(`${passed} passed, ${failures.length} failed`);
  if (failures.length > 0) process.exitCode = 1;
});
