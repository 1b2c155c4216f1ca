/** How often a message is taken up before it is given up: in some 15 hours. */
const MAX_ATTEMPTS = 10;
const FIRST_DELAY_MINUTES = 2;
const LONGEST_DELAY_MINUTES = 360;
/** For how long a message that nobody could send is still news. */
const NEWS_MILLISECONDS = 24 * 3_600_000;
const MINUTE_MILLISECONDS = 60_000;

/** Whether a message that was taken up so often is not to be sent again. */
export function isGivenUp(attempts: number): boolean {
  return attempts >= MAX_ATTEMPTS;
}

/**
 * Whether a message was never tried and is older than a day: a shop that names its mail server later
 * must not tell people what happened weeks ago.
 */
export function isTooOld(delivery: { attempts: number; startTime: string }, now: Date): boolean {
  const age = now.getTime() - Date.parse(delivery.startTime);
  return delivery.attempts === 0 && age > NEWS_MILLISECONDS;
}

/** When to try again after `attempts` failures: twice as late each time. */
export function nextAttempt(attempts: number, now: Date): Date {
  const minutes = Math.min(FIRST_DELAY_MINUTES * 2 ** (attempts - 1), LONGEST_DELAY_MINUTES);
  return new Date(now.getTime() + minutes * MINUTE_MILLISECONDS);
}

/** A failure of a mail server or of the way to it, as nodemailer tells it. */
interface MailFailure {
  code?: string | undefined;
  /** What the server answered, e.g. 550. */
  responseCode?: number | undefined;
}

/** What nodemailer calls the refusal of an address, and of a message. */
const REFUSALS: ReadonlySet<string | undefined> = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * Whether sending the same message again is pointless: the server has refused it, or its address,
 * for good. A refused password, a server that is away and 'try later' pass.
 */
export function isPermanent({ code, responseCode }: MailFailure): boolean {
  if (!REFUSALS.has(code)) return false;
  return responseCode === undefined || responseCode >= 500;
}
