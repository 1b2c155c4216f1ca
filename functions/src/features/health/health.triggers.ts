import { error as logError } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';

/**
 * Says in the log, for an alarm, what waits for too long: a function of its own, so that it also
 * tells of schedules that stand still.
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
    // loaded by the first event: the API's own instances come by this file as well
    const [{ healthDetails }, { lateInWords }, { readSmtpSettings }, { createTriggerDeps }] =
      await Promise.all([
        import('./health.service'),
        import('./lag.domain'),
        import('../mail/smtp.settings'),
        import('../../platform/trigger-deps'),
      ]);
    const hasMailServer = readSmtpSettings(process.env) !== null;
    const late = lateInWords((await healthDetails(createTriggerDeps(), hasMailServer)).lags);
    if (late.length > 0) logError('work waits too long', { alert: 'work-late', late });
  },
);
