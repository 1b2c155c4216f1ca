import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import {
  deliverDueMail,
  deliverMail,
} from '../../functions/src/features/mail/mail-delivery.service';
import { requeueMails } from '../../functions/src/features/mail/mail-requeueing.service';
import { mailId } from '../../functions/src/features/mail/mail-texts.presenter';
import { queueMail } from '../../functions/src/features/mail/mail.repository';
import {
  type MailSender,
  createSmtpSender,
} from '../../functions/src/features/mail/smtp-sender.service';
import { readSmtpSettings } from '../../functions/src/features/mail/smtp.settings';
import { randomIds } from '../../functions/src/platform/database/ids';
import { createDatabase } from '../../functions/src/platform/database/database';
import { readConfig } from '../../functions/src/platform/parameters/config';
import { createTestAccount } from '../support/accounts';
import { auth } from '../support/admin';
import { createEmptyFirestore } from './support/empty-firestore';
import { startLocalSmtp } from './support/smtp';

const START = new Date('2026-01-21T10:00:00Z');
const EVENT = {
  type: 'order_shipped',
  to: { uid: 'asha', email: 'asha@smriti.test', firstName: 'Asha', language: 'en' },
  orderId: 'ORDABCDEFGH',
  title: 'नमस्ते — “The hills”',
  carrier: '',
  trackingNumber: '',
  trackingUrl: null,
} as const;
const ID = mailId(EVENT);
const MESSAGE_ID = `<${ID}@shop.smriti.test>`;
const config = readConfig({
  GCLOUD_PROJECT: 'demo-mail',
  FUNCTIONS_EMULATOR: 'true',
  SITE_URL: 'https://shop.smriti.test',
});

function senderAt(port: number): MailSender {
  const settings = readSmtpSettings({
    SMTP_CONNECTION_URI: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Smriti <orders@smriti.test>',
  });
  if (!settings) throw new Error('no settings');
  return createSmtpSender(settings);
}

/** An isolated database with one queued message, and a local mail server. */
async function shopWithMail() {
  const smtp = await startLocalSmtp();
  const firestore = createEmptyFirestore();
  const db = createDatabase(firestore);
  const time = { now: START };
  const clock = { now: () => time.now };
  const covers = [{ cid: 'cover-ORDABCDEFGH@smriti', bytes: Buffer.from('a picture') }];
  const drawCovers = (ids: readonly string[]) =>
    Promise.resolve(ids.includes(EVENT.orderId) ? covers : []);
  const deps = { db, auth, clock, drawCovers, sender: senderAt(smtp.port) };
  const queue = () =>
    db.batch((writes) => {
      queueMail(writes, { config, clock: deps.clock }, EVENT);
    });
  await queue();
  const document = firestore.doc(`mail/${ID}`);
  const delivery = async (): Promise<unknown> => (await document.get()).get('delivery');
  const later = (minutes: number) => {
    time.now = new Date(time.now.getTime() + minutes * 60_000);
  };
  return { smtp, deps, firestore, queue, document, delivery, later };
}

describe('queueMail', () => {
  it('stores one message per event, in the format of the Trigger Email extension', async () => {
    const { document, queue } = await shopWithMail();
    await expect(queue()).rejects.toThrow(/ALREADY_EXISTS/);
    expect((await document.get()).data()).toMatchObject({
      to: 'asha@smriti.test',
      message: {
        subject: 'Your order ORDABCDEFGH is on its way',
        text: expect.stringContaining(
          'https://shop.smriti.test/view-order?id=ORDABCDEFGH',
        ) as string,
        html: expect.stringContaining('<!doctype html>') as string,
        messageId: MESSAGE_ID,
      },
      delivery: { state: 'PENDING', attempts: 0, error: null, info: null },
    });
  });
});

describe('deliverMail', () => {
  it('gives up messages that waited for a mail server for more than a day', async () => {
    const { smtp, deps, delivery, later } = await shopWithMail();
    later(24 * 60 + 1);
    expect(await deliverDueMail(deps)).toMatchObject({ sent: 0, skipped: 1 });
    expect(await delivery()).toMatchObject({ state: 'EXPIRED', attempts: 0, due_at: null });
    expect(smtp.received).toEqual([]);
    expect(await deliverDueMail(deps)).toMatchObject({ skipped: 0 });
  });

  it('sends text and HTML, and stores the reply of the server', async () => {
    const { smtp, deps, delivery } = await shopWithMail();
    expect(await deliverMail(deps, ID)).toBe('sent');
    expect(await delivery()).toMatchObject({
      state: 'SUCCESS',
      attempts: 1,
      error: null,
      due_at: null,
      leaseExpireTime: null,
      info: { messageId: MESSAGE_ID, accepted: ['asha@smriti.test'], rejected: [] },
    });
    const [received] = smtp.received;
    expect(received).toMatchObject({ from: 'orders@smriti.test', to: ['asha@smriti.test'] });
    expect(received?.source).toContain(`Message-ID: ${MESSAGE_ID}`);
    expect(received?.source).toContain('Date: Wed, 21 Jan 2026 10:00:00 +0000');
    expect(received?.source).toContain('Content-Type: text/plain; charset=utf-8');
    expect(received?.source).toContain('Content-Type: text/html; charset=utf-8');
    expect(received?.source).toContain('Content-ID: <cover-ORDABCDEFGH@smriti>');
    expect(received?.source.replaceAll('=\r\n', '')).toContain(
      'src=3D"cid:cover-ORDABCDEFGH@smriti"',
    );
  });

  it('sends one message for repeated and concurrent events', async () => {
    const { smtp, deps } = await shopWithMail();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => deliverMail(deps, ID)));
    expect(outcomes.toSorted()).toEqual(['sent', ...Array<string>(19).fill('skipped')]);
    expect(await deliverMail(deps, ID)).toBe('skipped');
    expect(smtp.received).toHaveLength(1);
  });

  it('gives up at once if the server refuses the address', async () => {
    const { smtp, deps, delivery, later } = await shopWithMail();
    smtp.faults.push('refuses the address');
    expect(await deliverMail(deps, ID)).toBe('given up');
    expect(await delivery()).toMatchObject({
      state: 'ERROR',
      error: expect.stringContaining('No such mailbox') as string,
      due_at: null,
    });
    later(24 * 60);
    expect(await deliverMail(deps, ID)).toBe('skipped');
    expect(smtp.received).toEqual([]);
  });

  it('waits longer after each temporary failure, and sends the same message then', async () => {
    const { smtp, deps, delivery, later } = await shopWithMail();
    smtp.faults.push('is busy', 'breaks off');
    expect(await deliverMail(deps, ID)).toBe('postponed');
    const dueAt = Timestamp.fromDate(new Date('2026-01-21T10:02:00Z'));
    expect(await delivery()).toMatchObject({ state: 'PENDING', attempts: 1, due_at: dueAt });
    expect(await deliverMail(deps, ID)).toBe('skipped');
    later(2);
    expect(await deliverMail(deps, ID)).toBe('postponed');
    later(3);
    expect(await deliverMail(deps, ID)).toBe('skipped');
    later(1);
    expect(await deliverMail(deps, ID)).toBe('sent');
    expect(await delivery()).toMatchObject({ state: 'SUCCESS', attempts: 3, error: null });
    expect(smtp.received).toHaveLength(1);
  });

  it('repeats an unconfirmed message with the same Message-ID and date', async () => {
    const { smtp, deps, later } = await shopWithMail();
    smtp.faults.push('breaks off after it has it');
    expect(await deliverMail(deps, ID)).toBe('postponed');
    later(2);
    expect(await deliverMail(deps, ID)).toBe('sent');
    const headers = smtp.received.map(({ source }) =>
      [...source.matchAll(/^(?:Message-ID|Date|Subject): .*$/gm)].map(([line]) => line),
    );
    expect(headers).toHaveLength(2);
    expect(headers[0]).toHaveLength(3);
    expect(headers[1]).toEqual(headers[0]);
  });

  it('gives up after ten failures', async () => {
    const { deps, delivery, later } = await shopWithMail();
    const away = { ...deps, sender: senderAt(1) };
    const outcomes = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      outcomes.push(await deliverMail(away, ID));
      later(6 * 60);
    }
    expect(outcomes).toEqual([...Array<string>(9).fill('postponed'), 'given up', 'skipped']);
    expect(await delivery()).toMatchObject({ state: 'ERROR', attempts: 10 });
  });
});

describe('a message for confirmed addresses only', () => {
  async function queueExport(changes: { email?: string } = {}) {
    const account = await createTestAccount();
    const shop = await shopWithMail();
    const { uid, email } = account;
    const to = { ...EVENT.to, uid, email, ...changes };
    const event = { type: 'export_ready', to, exportId: uid } as const;
    await shop.deps.db.batch((writes) =>
      queueMail(writes, { config, clock: shop.deps.clock }, event),
    );
    return {
      ...shop,
      uid,
      id: mailId(event),
      addressees: () => shop.smtp.received.map((one) => one.to),
    };
  }

  it('waits for the confirmation, and is withheld in the end', async () => {
    const { deps, id, firestore, addressees, later } = await queueExport();
    const outcomes = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      outcomes.push(await deliverMail(deps, id));
      later(6 * 60);
    }
    expect(outcomes).toEqual([...Array<string>(9).fill('postponed'), 'withheld', 'skipped']);
    const stored = await firestore.doc(`mail/${id}`).get();
    expect(stored.get('delivery')).toMatchObject({ state: 'WITHHELD', due_at: null });
    expect(addressees()).toEqual([]);
  });

  it('is sent once the address is confirmed', async () => {
    const { deps, id, uid, addressees, later } = await queueExport();
    expect(await deliverMail(deps, id)).toBe('postponed');
    await auth.updateUser(uid, { emailVerified: true });
    later(2);
    expect(await deliverMail(deps, id)).toBe('sent');
    expect(addressees()).toHaveLength(1);
  });

  it('is sent only to the address of the account', async () => {
    const { deps, id, uid, addressees } = await queueExport({ email: 'victim@smriti.test' });
    await auth.updateUser(uid, { emailVerified: true });
    expect(await deliverMail(deps, id)).toBe('postponed');
    expect(addressees()).toEqual([]);
  });
});

describe('deliverDueMail', () => {
  /** A sender that never finishes, like an instance that is stopped while sending. */
  const ended: MailSender = { send: () => new Promise(() => undefined) };

  it('sends messages without an event', async () => {
    const { smtp, deps, later } = await shopWithMail();
    expect(await deliverDueMail(deps)).toMatchObject({ sent: 1, skipped: 0 });
    later(1);
    expect(await deliverDueMail(deps)).toMatchObject({ sent: 0, skipped: 0 });
    expect(smtp.received).toHaveLength(1);
  });

  it('takes over from an instance that ended before sending, after its lease', async () => {
    const { smtp, deps, delivery, later } = await shopWithMail();
    void deliverMail({ ...deps, sender: ended }, ID);
    await expect.poll(delivery).toMatchObject({ state: 'PROCESSING' });
    later(9);
    expect(await deliverDueMail(deps)).toMatchObject({ sent: 0 });
    later(1);
    expect(await deliverDueMail(deps)).toMatchObject({ sent: 1 });
    expect(smtp.received).toHaveLength(1);
  });

  it('counts a late success as sent although another instance has tried since', async () => {
    const { smtp, deps, delivery, later } = await shopWithMail();
    let finish: () => void = () => undefined;
    const slow: MailSender = {
      async send(mail) {
        const info = await deps.sender.send(mail);
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        return info;
      },
    };
    const first = deliverMail({ ...deps, sender: slow }, ID);
    await expect.poll(() => smtp.received.length).toBe(1);
    later(10);
    smtp.faults.push('is busy');
    expect(await deliverMail(deps, ID)).toBe('postponed');
    finish();
    expect(await first).toBe('sent');
    expect(await delivery()).toMatchObject({ state: 'SUCCESS' });
    expect(await deliverDueMail(deps)).toMatchObject({ sent: 0 });
  });
});

describe('sendAgain', () => {
  it('queues a failed message once, and records who requested it', async () => {
    const { smtp, deps, firestore, delivery, later } = await shopWithMail();
    smtp.faults.push('refuses the address');
    expect(await deliverMail(deps, ID)).toBe('given up');
    later(40 * 24 * 60);
    const by = { uid: 'meera', role: 'admin', requestId: 'request' } as const;
    const ask = (ids: string[]) => requeueMails({ ...deps, ids: randomIds }, { by, ids });
    expect(await ask([ID, ID, 'order_shipped-nothing'])).toBe(1);
    expect(await ask([ID])).toBe(0);
    expect(await delivery()).toMatchObject({ state: 'PENDING', attempts: 0, error: null });
    expect(await deliverDueMail(deps)).toMatchObject({ sent: 1 });
    expect(await ask([ID])).toBe(0);
    expect(smtp.received).toHaveLength(1);
    const entries = await firestore.collection('audit').get();
    expect(entries.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'mail.sent_again', record: { kind: 'mail', id: ID }, before: { attempts: 1 } },
    ]);
  });
});
