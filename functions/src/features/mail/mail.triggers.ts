import { error as logError, log } from 'firebase-functions/logger';
import { defineSecret } from 'firebase-functions/params';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import type { SmtpSettings } from './smtp.settings';

const isEmulator = process.env.FUNCTIONS_EMULATOR === 'true';

/** Requested only by deployments with a mail server. */
const secrets =
  !isEmulator && process.env.SMTP_CONNECTION_URI ? [defineSecret('SMTP_PASSWORD')] : [];

const OPTIONS = { region: 'asia-south1', memory: '512MiB', timeoutSeconds: 300, secrets } as const;

async function loadSettings() {
  const { readSmtpSettings } = await import('./smtp.settings');
  return readSmtpSettings(process.env);
}

/** Loads the delivery on the first message, because instances of the API import this file, too. */
async function loadDelivery(settings: SmtpSettings) {
  const [delivery, { createSmtpSender }, { drawOrderCovers }, { createTriggerDeps }] =
    await Promise.all([
      import('./mail-delivery.service'),
      import('./smtp-sender.service'),
      import('./cover-pictures.service'),
      import('../../platform/trigger-deps'),
    ]);
  const triggerDeps = createTriggerDeps();
  const { db, auth, clock } = triggerDeps;
  const drawCovers = (orderIds: readonly string[]) => drawOrderCovers(triggerDeps, orderIds);
  return {
    ...delivery,
    deps: { db, auth, clock, drawCovers, sender: createSmtpSender(settings) },
  };
}

/** Sends each message when it is queued; without a mail server it stays queued. */
export const mailQueued = onDocumentCreated(
  { ...OPTIONS, document: 'mail/{id}', maxInstances: 5 },
  async ({ params: { id } }) => {
    const settings = await loadSettings();
    if (!settings) return;
    const { deliverMail, deps } = await loadDelivery(settings);
    log('mail', { id, outcome: await deliverMail(deps, id) });
  },
);

/** Retries failed messages and sends those left over. */
export const resendMail = onSchedule(
  { ...OPTIONS, schedule: 'every 5 minutes', maxInstances: 1 },
  async () => {
    const settings = await loadSettings();
    if (!settings) return;
    const { deliverDueMail, deps } = await loadDelivery(settings);
    const outcomes = await deliverDueMail(deps);
    if (outcomes['given up'] > 0) logError('mail given up', outcomes);
    else log('mail sent again', outcomes);
  },
);
