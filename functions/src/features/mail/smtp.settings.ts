import * as z from 'zod/mini';

const environment = z.object({
  SMTP_CONNECTION_URI: z._default(
    z.union([z.literal(''), z.url({ protocol: /^smtps?$/, hostname: /./ })]),
    '',
  ),
  SMTP_PASSWORD: z._default(z.string(), ''),
  MAIL_FROM: z._default(z.string(), ''),
});

/** Mail server that sends the shop's messages. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** TLS from the start; otherwise the connection is upgraded if the server offers it. */
  isSecure: boolean;
  /** User name for the login; null for a server without login. */
  user: string | null;
  password: string;
  /** Sender address of the shop, e.g. 'Smriti <orders@smriti.example>'. */
  from: string;
}

const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/**
 * Reads the SMTP settings, named as in the Trigger Email extension; null when there are none: messages
 * stay queued.
 * @throws when a setting is invalid or the sender is missing
 */
export function readSmtpSettings(variables: NodeJS.ProcessEnv): SmtpSettings | null {
  const env = z.parse(environment, variables);
  if (env.SMTP_CONNECTION_URI === '') return null;
  if (env.MAIL_FROM === '') throw new Error('MAIL_FROM is not set: who the messages come from');
  const uri = new URL(env.SMTP_CONNECTION_URI);
  return {
    host: uri.hostname,
    port: uri.port === '' ? (PORTS[uri.protocol] ?? 587) : Number(uri.port),
    isSecure: uri.protocol === 'smtps:',
    user: uri.username === '' ? null : decodeURIComponent(uri.username),
    password: env.SMTP_PASSWORD || decodeURIComponent(uri.password),
    from: env.MAIL_FROM,
  };
}
