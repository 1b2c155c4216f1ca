import * as z from 'zod/mini';

const ATTENTION = ['WARNING', 'ERROR', 'CRITICAL', 'ALERT', 'EMERGENCY'];

const logEntry = z.looseObject({
  severity: z.optional(z.string()),
  message: z.optional(z.string()),
  request_id: z.optional(z.string()),
});

/**
 * Returns the emulator output that a developer needs while the shop runs: links in mails, changed
 * to the shop's own page, and warnings and errors of functions.
 * @returns undefined for all other lines
 */
export function toReadableLine(line: string, shop: string): string | undefined {
  return passwordLink(line, shop) ?? functionOutput(line) ?? functionsWarning(line);
}

function passwordLink(line: string, shop: string): string | undefined {
  const [, email, link] =
    /To reset the password for (\S+), follow this link: (\S+)/.exec(line) ?? [];
  if (!email || !link) return undefined;
  const code = new URL(link).searchParams.get('oobCode') ?? '';
  const page = new URL('/reset-password', shop);
  page.searchParams.set('oobCode', code);
  return `Mail to ${email}: reset your password at ${page.href}`;
}

function functionOutput(line: string): string | undefined {
  const [, printed] = /^> {1,2}(.*\S.*)$/.exec(line) ?? [];
  if (!printed) return undefined;
  if (!printed.trimStart().startsWith('{')) return printed;
  const entry = logEntry.safeParse(parseJson(printed));
  if (!entry.success) return printed;
  const { severity = 'DEFAULT', message = printed, request_id } = entry.data;
  if (!ATTENTION.includes(severity)) return undefined;
  return `Functions: ${message}${request_id ? ` (request ${request_id})` : ''}`;
}

function functionsWarning(line: string): string | undefined {
  return /^[⚠✖] +functions: (?!.*host)/u.test(line) ? line : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a line that only looks like JSON is plain text
  }
}
