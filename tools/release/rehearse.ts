import { runTool, ToolFailure } from '../../shared/local/failure.ts';
import { rehearseDeployment } from './rehearse/deployment.ts';
import { rehearseRollback } from './rehearse/rollback.ts';

const USAGE = 'npm run rehearse -- deploy | rollback [REF]';

/**
 * `npm run rehearse`: practises emergencies. `deploy` packs, installs and starts the functions as the cloud
 * does; `rollback` runs an earlier build on records that the current one has stored.
 */
await runTool(async () => {
  const [what, ref, ...more] = process.argv.slice(2);
  const startedAt = performance.now();
  const say = (line: string) => console.log(line);
  if (more.length > 0 || (ref !== undefined && what !== 'rollback')) {
    throw new ToolFailure(`Usage: ${USAGE}`);
  }
  if (what === 'deploy') await rehearseDeployment(say);
  else if (what === 'rollback') await rehearseRollback(ref, say);
  else throw new ToolFailure(`Usage: ${USAGE}`);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`The rehearsal of ${what} has succeeded, in ${seconds} s.`);
});
