import { writeFileSync } from 'node:fs';
import { formatCoveragePage } from './coverage/coverage-page.ts';
import { COVERAGE_PAGE, readCoverage } from './coverage/read-coverage.ts';
import { runTool } from '../../shared/local/failure.ts';

/** `npm run coverage`: writes docs/coverage.md, the tests of each requirement. */
await runTool(() => {
  const { areas, files } = readCoverage();
  writeFileSync(COVERAGE_PAGE, formatCoveragePage(areas, files));
  console.log(
    `${areas.flatMap(({ requirements }) => requirements).length} requirements are in docs/coverage.md`,
  );
  return Promise.resolve();
});
