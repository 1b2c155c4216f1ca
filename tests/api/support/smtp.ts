import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A message as a mail server got it. */
export interface Received {
  from: string;
  to: string[];
  /** As it came over the wire. */
  source: string;
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** What a server does with the next messages; it takes on whatever is not named. */
export type Mood = 'refuses the address' | 'is busy' | 'breaks off' | 'breaks off after it has it';

interface LocalSmtp {
  port: number;
  /** What was taken on, in the order of arrival. */
  received: Received[];
  /** One for each message to come. */
  moods: Mood[];
}

/** A mail server on this machine, gone with its test. */
export async function localSmtp(options: SMTPServerOptions = {}): Promise<LocalSmtp> {
  const received: Received[] = [];
  const moods: Mood[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, callback) {
      if (moods[0] !== 'refuses the address') {
        callback();
        return;
      }
      moods.shift();
      callback(refusal(550, 'No such mailbox'));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mood = moods.shift();
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
  server.on('error', () => undefined); // broken connections are part of the tests
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { port, received, moods };
}
