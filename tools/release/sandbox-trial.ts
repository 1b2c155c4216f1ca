import { parseArgs } from 'node:util';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import {
  iterateSandboxPayments,
  voidSandboxPayment,
} from '../../functions/src/features/payments/processing/trial.service.ts';
import { createDatabase } from '../../functions/src/platform/database/database.ts';
import type { Deps } from '../../functions/src/platform/deps.ts';
import { systemClock } from '../../functions/src/platform/clock.ts';
import { formatPaise } from '../../functions/src/platform/formats/formats.ts';
import { randomIds } from '../../functions/src/platform/database/ids.ts';
import { createLogger } from '../../functions/src/platform/logger.ts';
import { PAYMENT_PROVIDER_DEFINITIONS } from '../../functions/src/platform/payments/providers/registry.ts';
import { getEnvironment } from '../../shared/local/environment.ts';
import { runTool, ToolFailure } from '../../shared/local/failure.ts';
import { openProject } from '../dev/shop/open-project.ts';
import { createProjectConfig, readDeploymentSettings } from './build/project-config.ts';

const USAGE = 'npm run sandbox-trial -- list | void [--project <id>]';

/** Payment provider of the project by its settings; null for the sandbox. */
function realProvider(settings: NodeJS.Dict<string>) {
  const wanted = PAYMENT_PROVIDER_DEFINITIONS.find(
    ({ name }) => name === settings['PAYMENT_PROVIDER'],
  );
  return wanted && !wanted.isSandbox ? wanted.name : null;
}

async function depsOf(project: string): Promise<Deps> {
  const app = await openProject(project, 'firestore');
  const settings = readDeploymentSettings(project);
  const config = createProjectConfig(project, settings);
  const active = realProvider(settings);
  // providers are not called, because a voided payment of the trial has moved no money
  const payments = active === null ? config.payments : { active, offered: [active], accounts: {} };
  return {
    config: { ...config, payments },
    db: createDatabase(getFirestore(app)),
    auth: getAuth(app),
    appCheck: { verifyToken: () => Promise.reject(new Error('there are no calls')) },
    get bucket(): never {
      throw new Error('no files are needed');
    },
    clock: systemClock,
    ids: randomIds,
    logger: createLogger({ logLevel: 'error' }),
  };
}

/**
 * `npm run sandbox-trial -- list | void [--project ID]`: lists the payments of a trial with the
 * sandbox provider, which moves no money, or voids them once a real provider is active. Shipped
 * orders stay.
 */
await runTool(async () => {
  const { values, positionals } = parseArgs({
    options: { project: { type: 'string', default: getEnvironment('start').projectId } },
    allowPositionals: true,
  });
  const [what] = positionals;
  if (positionals.length !== 1 || (what !== 'list' && what !== 'void')) {
    throw new ToolFailure(`Usage: ${USAGE}`);
  }
  if (what === 'void' && realProvider(readDeploymentSettings(values.project)) === null) {
    throw new ToolFailure(
      `The sandbox still takes the payments of ${values.project}: name another PAYMENT_PROVIDER in ` +
        `functions/.env.${values.project} and deploy it first.`,
    );
  }
  const deps = await depsOf(values.project);
  let payments = 0;
  for await (const trial of iterateSandboxPayments(deps)) {
    const { payment, orders } = trial;
    const { reference, payment_type, payment_status, amount_paise, user_id, points } = payment;
    const ids = orders.map(({ id, order_status }) => `${id} (${order_status})`);
    const made = points > 0 ? [...ids, `${points} points`] : ids;
    const outcome =
      what === 'void' ? ((await voidSandboxPayment(deps, trial)) ? 'void' : 'LEFT') : '';
    const line = [reference, payment_type, payment_status, formatPaise(amount_paise), user_id];
    console.log([...line, made.join(', '), outcome].filter(Boolean).join('  '));
    payments += 1;
  }
  console.log(`${payments} payments of the trial`);
});
