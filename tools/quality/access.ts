import { writeFileSync } from 'node:fs';
import { ACCESS_PAGE, currentAccessPage } from './access/read-access.ts';
import { runTool } from '../../shared/local/failure.ts';

/** `npm run access`: writes docs/access.md, which says who may make each call and touch each path. */
await runTool(async () => {
  writeFileSync(ACCESS_PAGE, await currentAccessPage());
  console.log('docs/access.md is written');
});
