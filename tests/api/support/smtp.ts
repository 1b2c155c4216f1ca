import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A message received by the mail server. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Raw source of the message. */
  source: string;
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Fault that the server simulates for one message. */
export type SmtpFault =
  | 'refuses the address'
  | 'is busy'
  | 'breaks off'
  | 'breaks off after it has it';

interface LocalSmtp {
  port: number;
  /** Messages received in full, in order of arrival. */
  received: ReceivedMail[];
  /** Faults of the next messages, one each; later messages are accepted. */
  faults: SmtpFault[];
}

/** Starts a local mail server that is closed after the test. */
export async function startLocalSmtp(options: SMTPServerOptions = {}): Promise<LocalSmtp> {
  const received: ReceivedMail[] = [];
  const faults: SmtpFault[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, callback) {
      if (faults[0] !== 'refuses the address') {
        callback();
        return;
      }
      faults.shift();
      callback(refusal(550, 'No such mailbox'));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mood = faults.shift();
        if (mood === 'is busy') {
          callback(refusal(451, 'Try again later'));
          return;
        }
        if (mood !== 'breaks off') {
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            source: Buffer.concat(chunks).toString('utf8'),
          });
        }
        if (mood === undefined) callback();
        else for (const connection of server.connections) connection.close();
      });
    },
    ...options,
  });
  server.on('error', () => undefined); // tests break connections on purpose
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { port, received, faults };
}
