import { createTransport } from 'nodemailer';
import type { ClaimedMail } from './mail-delivery.repository';
import type { DeliveryInfo } from './mail.records';
import type { SmtpSettings } from './smtp.settings';

/** A picture that the HTML of a message shows by its Content-ID. */
export interface InlinePicture {
  cid: string;
  /** JPEG. */
  bytes: Buffer;
}

export interface OutgoingMail extends Pick<ClaimedMail, 'to' | 'message'> {
  pictures: readonly InlinePicture[];
}

export interface MailSender {
  /** @throws the error of nodemailer: `code` and `responseCode` tell whether to retry. */
  send(mail: OutgoingMail): Promise<DeliveryInfo>;
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
    async send({ to, message, pictures }) {
      // an address object, because a comma in a plain text would add a second recipient
      const recipient = { name: '', address: to };
      const date = new Date(message.date);
      const attachments = pictures.map(({ cid, bytes }, index) => ({
        cid,
        content: bytes,
        contentType: 'image/jpeg',
        contentDisposition: 'inline' as const,
        filename: `cover-${index + 1}.jpg`,
      }));
      const mail = { ...message, date, from, to: recipient, attachments };
      const sent = await transport.sendMail(mail);
      return {
        messageId: sent.messageId,
        accepted: sent.accepted.map(String),
        rejected: sent.rejected.map(String),
        response: sent.response,
      };
    },
  };
}
