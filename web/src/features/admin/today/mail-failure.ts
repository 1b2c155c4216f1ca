/** Kinds of failed mails, by words of nodemailer and mail servers; the first that matches counts. */
const KINDS = {
  interrupted: /^Broken off/,
  unreachable: /ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN/,
  timeout: /timeout|timed out|ETIMEDOUT|never received/i,
  login: /invalid login|authenticat|missing credentials|\b53[045]\b/i,
  mailbox:
    /\b5\.1\.[1-36]\b|(user|mailbox|recipient|account) (is )?(unknown|not found|does not exist|unavailable)|(unknown|no such) (user|mailbox|recipient)/i,
} as const;

export type MailFailureKind = keyof typeof KINDS | 'refused' | 'unknown';

/** Kind of a failure, recognised by the error message stored with the mail; '' if there is none. */
export function mailFailureKind(words: string): MailFailureKind {
  const known = Object.entries(KINDS).find(([, pattern]) => pattern.test(words));
  if (known) return known[0] as keyof typeof KINDS;
  return words === '' ? 'unknown' : 'refused';
}
