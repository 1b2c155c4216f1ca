import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { createSmtpSender } from './smtp-sender.service';

it('sends no password to a server that does not offer TLS', async () => {
  const told: unknown[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth({ password }, _session, callback) {
      told.push(password);
      callback(null, { user: 'anyone' });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  const sender = createSmtpSender({
    host: '127.0.0.1',
    port,
    isSecure: false,
    user: 'orders',
    password: 'not a real one',
    from: 'orders@smriti.example',
  });
  const message = {
    subject: 'A',
    text: 'B',
    html: 'C',
    messageId: '<a@smriti.example>',
    date: '2026-06-01T10:00:00.000Z',
  };
  const mail = { to: 'a@smriti.example', message, pictures: [] };
  await expect(sender.send(mail)).rejects.toThrow();
  expect(told).toEqual([]);
});
