import { writeFileSync } from 'node:fs';
import { ACCESS_PAGE, generateAccessPage } from './access/read-access.ts';
import { runTool } from '../../shared/local/failure.ts';

/** `npm run access`: writes docs/access.md, the permissions of all endpoints and paths. */
await runTool(async () => {
  writeFileSync(ACCESS_PAGE, await generateAccessPage());
  console.log('docs/access.md is written');
});
