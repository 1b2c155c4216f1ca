/** Kinds of failed mails, by words of nodemailer and mail servers; the first that matches counts. */
const KINDS = {
  interrupted: /^Broken off/,
  unreachable: /ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN/,
  timeout: /timeout|timed out|ETIMEDOUT|never received/i,
  login: /invalid login|authenticat|missing credentials|\b53[045]\b/i,
  mailbox:
    /\b5\.1\.[1-36]\b|(user|mailbox|recipient|account) (is )?(unknown|not found|does not exist|unavailable)|(unknown|no such) (user|mailbox|recipient)/i,
} as const;

export type MailFailure = keyof typeof KINDS | 'refused' | 'unknown';

/** Kind of a failure by the words that are stored with the mail; '' if there are none. */
export function mailFailure(words: string): MailFailure {
  const known = Object.entries(KINDS).find(([, pattern]) => pattern.test(words));
  if (known) return known[0] as keyof typeof KINDS;
  return words === '' ? 'unknown' : 'refused';
}
