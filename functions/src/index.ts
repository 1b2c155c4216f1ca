import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@smriti/shared/base/errors';
import type { Express } from 'express';
import { error as logError } from 'firebase-functions/logger';
import { defineString } from 'firebase-functions/params';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { LIVE_SECRETS } from './platform/parameters/live-parameters';

/** Service account with minimal rights (docs/deploy.md); undefined for the default one. */
const serviceAccount = process.env.FUNCTIONS_SERVICE_ACCOUNT;

setGlobalOptions({
  region: 'asia-south1',
  maxInstances: 20,
  ...(serviceAccount && { serviceAccount }),
});

/** Minimum idle instances, to avoid cold starts. */
const minInstances = Number(process.env.API_MIN_INSTANCES ?? 0);

// Declared so that a deployment asks for it; platform/parameters/config.ts reads it from the environment.
// Not in the emulator, which would wait for input and needs no real key.
if (process.env.FUNCTIONS_EMULATOR !== 'true') {
  defineString('WEB_API_KEY', {
    label: 'Web API key',
    description: 'The Web API key of the project (Firebase console, Project settings, General).',
  });
}

/** Error body when the app could not be loaded. */
function failedStart(): ErrorBody {
  const message = 'The service is not available. Please try again later.';
  return { message, code: 'internal', reason: 'unavailable', request_id: randomUUID() };
}

let app: Promise<Express> | undefined;

/** Loads the app on the first request; at deployment the settings are not yet available. */
async function loadApp(): Promise<Express> {
  return (await import('./live-app')).createLiveApp();
}

/**
 * The complete HTTP API, served by Hosting below /api. The platform reads bodies completely before our
 * code runs, so concurrency is limited to what fits into memory: 12 bodies of 31 MiB of JSON need 1.3 GB
 * (`npm run bench -- memory`), and a catalogue of 10,000 products 0.6 GB more.
 */
export const api = onRequest(
  {
    minInstances,
    memory: '2GiB',
    cpu: 1,
    concurrency: 12,
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
export { photosReleased, searchAlbumFaces, sweepPhotos } from './features/photos/photo.triggers';
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
