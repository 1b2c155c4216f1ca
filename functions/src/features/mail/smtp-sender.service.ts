import { createTransport } from 'nodemailer';
import type { ClaimedMail } from './mail-delivery.repository';
import type { DeliveryInfo } from './mail.records';
import type { SmtpSettings } from './smtp.settings';

/** Sends messages to a mail server. */
export interface MailSender {
  /** @throws the error of nodemailer: `code` and `responseCode` tell whether to retry. */
  send(mail: Pick<ClaimedMail, 'to' | 'message'>): Promise<DeliveryInfo>;
}

/** Timeouts in ms; their sum is far below a lease. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** A sender over SMTP, with one connection per message. */
export function createSmtpSender(settings: SmtpSettings): MailSender {
  const { host, port, isSecure, user, password, from } = settings;
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    // otherwise a man in the middle could strip STARTTLS and read the password
    requireTLS: user !== null,
    ...(user !== null && { auth: { user, pass: password } }),
    ...TIMEOUTS,
    // messages never need local files or URLs
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, message }) {
      // an address object, because a comma in a plain text would add a second recipient
      const recipient = { name: '', address: to };
      const date = new Date(message.date);
      const sent = await transport.sendMail({ ...message, date, from, to: recipient });
      return {
        messageId: sent.messageId,
        accepted: sent.accepted.map(String),
        rejected: sent.rejected.map(String),
        response: sent.response,
      };
    },
  };
}
