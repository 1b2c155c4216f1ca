import { createTransport } from 'nodemailer';
import type { ClaimedMail } from './mail-delivery.repository';
import type { DeliveryInfo } from './mail.records';
import type { SmtpSettings } from './smtp.settings';

/** Hands messages to a mail server. */
export interface MailSender {
  /** @throws what nodemailer throws: its `code` and `responseCode` tell whether to try again. */
  send(mail: Pick<ClaimedMail, 'to' | 'message'>): Promise<DeliveryInfo>;
}

/** A server that keeps still for longer is given up for now; together far below a lease. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** A sender over SMTP, with a connection of its own for each message. */
export function smtpSender(settings: SmtpSettings): MailSender {
  const { host, port, isSecure, user, password, from } = settings;
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    // or whoever sits on the way takes the server's offer of TLS out, and reads the password
    requireTLS: user !== null,
    ...(user !== null && { auth: { user, pass: password } }),
    ...TIMEOUTS,
    // a message refers to nothing on the disk or elsewhere
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, message }) {
      // as an address of its own, so that nothing in it can name a second recipient
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
