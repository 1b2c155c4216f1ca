import { runChecks } from './checks/check-steps.ts';
import { runTool } from './failure.ts';

/** `npm run check`: format, lint, types, boundaries, dead code, duplicates and bundle budgets. */
await runTool(async () => {
  const { passed, failures } = await runChecks();
  console.log(`${passed} passed, ${failures.length} failed`);
  if (failures.length > 0) process.exitCode = 1;
});
