import { error as logError } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';

/**
 * Logs work that has waited too long, as the source of an alert. A separate function, so that it also
 * detects other schedules that stopped.
 */
export const watchLags = onSchedule(
  {
    region: 'asia-south1',
    memory: '256MiB',
    schedule: 'every 10 minutes',
    timeoutSeconds: 60,
    maxInstances: 1,
  },
  async () => {
    // loaded on the first event, because instances of the API import this file, too
    const [
      { loadHealthDetails },
      { describeLateWork },
      { readSmtpSettings },
      { createTriggerDeps },
    ] = await Promise.all([
      import('./health.service'),
      import('./lag.domain'),
      import('../mail/smtp.settings'),
      import('../../platform/trigger-deps'),
    ]);
    const hasMailServer = readSmtpSettings(process.env) !== null;
    const late = describeLateWork(
      (await loadHealthDetails(createTriggerDeps(), hasMailServer)).lags,
    );
    if (late.length > 0) logError('work waits too long', { alert: 'work-late', late });
  },
);
