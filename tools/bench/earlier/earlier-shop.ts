import { join, relative } from 'node:path';
import { copyExport } from '../../emulators/data.ts';
import { startEmulators } from '../../emulators/start.ts';
import { originsOf, webFolder, webVariables } from '../../environment.ts';
import { ROOT } from '../../paths.ts';
import { withEarlierBuild } from '../../rehearse/earlier-build.ts';
import { suite, withFolder } from '../../rehearse/shop.ts';
import { run } from '../../run-command.ts';
import type { BuiltFunctions } from '../memory-instance.ts';
import { followPhotos } from '../photo-figures.ts';
import type { RequestShop } from '../request-figures.ts';

/** The shop that today's is held against: the last commit before photos were asked for by ticket. */
const EARLIER_COMMIT = '99d3d103';
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');

/** A shop whose emulators run, as a browser, the Admin SDK and a process of its functions need it. */
export type RunningShop = RequestShop & BuiltFunctions;

async function buildWeb(checkout: string): Promise<void> {
  const output = join(checkout, relative(ROOT, webFolder(suite)));
  await run(process.execPath, [VITE, 'build'], {
    cwd: join(checkout, 'web'),
    env: { ...process.env, ...webVariables(suite), SMRITI_WEB_OUT: output },
  });
}

/**
 * Works with the shop of the earlier commit: its functions with the packages of its own lock file, its
 * pages, rules and demo data, on emulators of their own beside today's.
 * @throws ToolFailure when the commit is not here, or cannot be built
 */
export function withEarlierShop<T>(work: (shop: RunningShop) => Promise<T>): Promise<T> {
  return withFolder((scratch) => {
    const checkout = join(scratch, 'earlier');
    const build = { ref: EARLIER_COMMIT, folder: checkout };
    return withEarlierBuild(build, async (folder, commit) => {
      await buildWeb(checkout);
      const importFrom = join(scratch, 'demo');
      await copyExport(join(checkout, 'emulator-data'), importFrom, suite);
      const events = followPhotos();
      const emulators = await startEmulators({
        environment: suite,
        root: checkout,
        importFrom,
        env: { SMRITI_BENCH: '1' },
        onLine: events.follow,
      });
      try {
        return await work({
          name: commit,
          suite,
          folder,
          hosting: originsOf(suite).hosting,
          events,
        });
      } finally {
        await emulators.stop();
      }
    });
  });
}
