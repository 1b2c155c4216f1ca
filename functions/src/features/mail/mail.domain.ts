/** Maximum attempts per message, over about 15 hours. */
const MAX_ATTEMPTS = 10;
const FIRST_DELAY_MINUTES = 2;
const LONGEST_DELAY_MINUTES = 360;
/** Maximum age of a message at its first delivery attempt, in ms. */
const MAX_FIRST_ATTEMPT_AGE_MILLISECONDS = 24 * 3_600_000;
const MINUTE_MILLISECONDS = 60_000;

export function hasUsedAllAttempts(attempts: number): boolean {
  return attempts >= MAX_ATTEMPTS;
}

/**
 * Whether a message was never tried and is older than a day: a shop that configures its mail server
 * later must not send outdated news.
 */
export function isMailTooOld(
  delivery: { attempts: number; startTime: string },
  now: Date,
): boolean {
  const age = now.getTime() - Date.parse(delivery.startTime);
  return delivery.attempts === 0 && age > MAX_FIRST_ATTEMPT_AGE_MILLISECONDS;
}

/** Time of the next attempt after `attempts` failures: the delay doubles each time. */
export function nextAttemptTime(attempts: number, now: Date): Date {
  const minutes = Math.min(FIRST_DELAY_MINUTES * 2 ** (attempts - 1), LONGEST_DELAY_MINUTES);
  return new Date(now.getTime() + minutes * MINUTE_MILLISECONDS);
}

/** Error of a mail server or connection, as thrown by nodemailer. */
interface MailFailure {
  code?: string | undefined;
  /** SMTP response code, e.g. 550. */
  responseCode?: number | undefined;
}

/** nodemailer codes for a rejected address or message. */
const REFUSALS: ReadonlySet<string | undefined> = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * Whether a retry is pointless: the server has permanently rejected the message or its address. Login
 * errors, connection errors and temporary rejections are retried.
 */
export function isPermanentFailure({ code, responseCode }: MailFailure): boolean {
  if (!REFUSALS.has(code)) return false;
  return responseCode === undefined || responseCode >= 500;
}
