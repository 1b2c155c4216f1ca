import { error as logError, log } from 'firebase-functions/logger';
import { defineSecret } from 'firebase-functions/params';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import type { SmtpSettings } from './smtp.settings';

const isEmulator = process.env.FUNCTIONS_EMULATOR === 'true';

/** Asked for by a deployment that names a mail server, and by no other. */
const secrets =
  !isEmulator && process.env.SMTP_CONNECTION_URI ? [defineSecret('SMTP_PASSWORD')] : [];

const OPTIONS = { region: 'asia-south1', memory: '256MiB', timeoutSeconds: 300, secrets } as const;

async function loadSettings() {
  const { readSmtpSettings } = await import('./smtp.settings');
  return readSmtpSettings(process.env);
}

/** Loaded by the first message: the API's own instances come by this file as well. */
async function loadDelivery(settings: SmtpSettings) {
  const [delivery, { smtpSender }, { createTriggerDeps }] = await Promise.all([
    import('./mail-delivery.service'),
    import('./smtp-sender.service'),
    import('../../platform/trigger-deps'),
  ]);
  const { db, auth, clock } = createTriggerDeps();
  return { ...delivery, deps: { db, auth, clock, sender: smtpSender(settings) } };
}

/** Sends each message as it is queued; where no server is set, the message stays where it is. */
export const mailQueued = onDocumentCreated(
  { ...OPTIONS, document: 'mail/{id}', maxInstances: 5 },
  async ({ params: { id } }) => {
    const settings = await loadSettings();
    if (!settings) return;
    const { deliverMail, deps } = await loadDelivery(settings);
    log('mail', { id, outcome: await deliverMail(deps, id) });
  },
);

/** Sends again what failed, and what was left over. */
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
