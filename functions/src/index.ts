import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@smriti/shared/base/errors';
import type { Express } from 'express';
import { error as logError } from 'firebase-functions/logger';
import { defineString } from 'firebase-functions/params';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { LIVE_SECRETS } from './platform/parameters/live-parameters';

/** An account with no more rights than the functions need (docs/deploy.md); the default one without. */
const serviceAccount = process.env.FUNCTIONS_SERVICE_ACCOUNT;

setGlobalOptions({
  region: 'asia-south1',
  maxInstances: 20,
  ...(serviceAccount && { serviceAccount }),
});

/** Instances that wait for the first request of the day, so that it meets no cold start. */
const minInstances = Number(process.env.API_MIN_INSTANCES ?? 0);

// Declared so that a deployment asks for it; platform/parameters/config.ts reads it from the environment. The
// emulator would ask as well, with nobody there to answer, and needs no real key.
if (process.env.FUNCTIONS_EMULATOR !== 'true') {
  defineString('WEB_API_KEY', {
    label: 'Web API key',
    description: 'The Web API key of the project (Firebase console, Project settings, General).',
  });
}

/** The error shape, without the frame that did not come up. */
function failedStart(): ErrorBody {
  const message = 'The service is not available. Please try again later.';
  return { message, code: 'internal', reason: 'unavailable', request_id: randomUUID() };
}

let app: Promise<Express> | undefined;

/** Loaded by the first request rather than at deployment, where the settings are not there yet. */
async function loadApp(): Promise<Express> {
  const [{ createApp }, { createLiveDeps }, { publishStaffSignIn }] = await Promise.all([
    import('./app'),
    import('./platform/live-deps'),
    import('./features/auth/staff-sign-in.service'),
  ]);
  const deps = createLiveDeps(process.env);
  // No request waits for this: the API checks the second factor itself.
  publishStaffSignIn(deps).catch((error: unknown) => {
    logError('the security rules do not know the setting of the second factor', error);
  });
  return createApp(deps);
}

/**
 * The whole HTTP API, which Hosting serves below /api. The platform reads a body to its end before we
 * see it: so few at once that the largest ones fit into the memory together. 20 bodies of 31 MiB of
 * JSON need 1.2 GB (`npm run bench -- memory`), and a catalogue of 10,000 products half as much again.
 */
export const api = onRequest(
  {
    minInstances,
    memory: '2GiB',
    cpu: 1,
    concurrency: 20,
    timeoutSeconds: 60,
    secrets: LIVE_SECRETS,
  },
  async (request, response) => {
    app ??= loadApp();
    try {
      (await app)(request, response);
    } catch (error) {
      logError('the API cannot start', error);
      response.status(500).set('Cache-Control', 'no-store').json(failedStart());
    }
  },
);

export {
  catalogueChanged,
  refreshCatalogue,
  sweepCataloguePictures,
} from './features/catalogue/catalogue.triggers';
export { removeDrafts } from './features/drafts/draft.triggers';
export { accountDeleted, continueErasures } from './features/privacy/erasure/erasure.triggers';
export { exportRequested, removeExports } from './features/privacy/exports/export.triggers';
export { foldDailyFigures } from './features/analytics/figures.triggers';
export { removeGuests } from './features/guests/guest.triggers';
export { watchLags } from './features/health/health.triggers';
export { issueInvoices, orderPaid } from './features/invoices/invoice.triggers';
export { settleRewards } from './features/ledger/ledger.triggers';
export { mailQueued, resendMail } from './features/mail/mail.triggers';
export { countOrders, expireOrders } from './features/orders/order.triggers';
export { reconcilePayments } from './features/payments/payment.triggers';
export { photosReleased, sweepPhotos } from './features/photos/photo.triggers';
export {
  orderToPrint,
  printArchiveRequested,
  printFilesRequested,
  sweepPrints,
} from './features/prints/print.triggers';
export { expireOriginals } from './features/privacy/retention/retention.triggers';
export { finishStaffEffects } from './features/staff-retries/staff-retries.triggers';
export { ratingGiven } from './features/ratings/rating.triggers';
export { photoUploaded } from './features/photos/uploads/upload.triggers';
