import { runChecks } from './check-steps.ts';
import { runTool } from './failure.ts';

/** `npm run check`: format, lint, types, boundaries, dead code, duplicates and bundle budgets. */
await runTool(async () => {
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
