import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../seed/src/data/people';
import { functionParameters } from '../../tools/dev/emulators/emulator-config';
import {
  environmentBucket,
  getEnvironment,
  RAZORPAY_ACCOUNT,
  webBuildFolder,
} from '../../shared/local/environment';
import { ROOT } from '../../shared/local/paths';
import {
  type FunctionsServer,
  startFunctionsServer,
} from '../../tools/release/rehearse/functions-server';
import { createTestCustomer, type Account } from '../support/accounts';
import { firestore } from '../support/admin';

const suite = getEnvironment('test');
let api: FunctionsServer;
beforeAll(async () => {
  const { projectId } = suite;
  const FIREBASE_CONFIG = JSON.stringify({ projectId, storageBucket: environmentBucket(suite) });
  const settings = { FIREBASE_CONFIG, FUNCTIONS_EMULATOR: 'true', ...functionParameters(suite) };
  api = await startFunctionsServer(join(ROOT, 'functions'), { ...process.env, ...settings });
});
afterAll(() => api.stop());

interface Sent {
  token?: string;
  body?: unknown;
}

async function send(method: string, path: string, { token, body }: Sent): Promise<number> {
  const { status } = await fetch(`${api.origin}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return status;
}

/** Personal data that customers type, in words that appear nowhere else. */
const SAID = {
  first_name: 'Zarinapriv',
  last_name: 'Quettapriv',
  email: `${randomUUID()}@private.in`,
  phone: '9811122233',
  street: '77 Hushed Lane',
  city: 'Pune',
  state: 'Maharashtra',
  postal_code: '411001',
};

/** Makes calls that succeed, are refused for input or token, and fail on a broken record. */
async function useApi(customer: Account): Promise<number[]> {
  const token = customer.idToken;
  const path = `/auth/user/${customer.uid}`;
  const statuses = [
    await send('POST', '/addresses', { token, body: { ...SAID, type: 'Home' } }),
    await send('POST', '/addresses', { token, body: { ...SAID, postal_code: SAID.phone } }),
    await send('GET', `${path}?email=${SAID.email}`, { token }),
    await send('GET', path, { token: `${token}forged` }),
  ];
  const profile = firestore.doc(`users/${customer.uid}`);
  await profile.update({ displayName: [SAID.first_name] });
  const broken = await send('GET', path, { token });
  // Deletes the broken record, which would break lists of users.
  await profile.delete();
  return [...statuses, broken];
}

it('logs no personal data, entered texts or tokens', async () => {
  const customer = await createTestCustomer();
  expect(await useApi(customer)).toEqual([200, 400, 400, 401, 500]);
  // the failure is logged, with its request, its route and its cause
  await expect.poll(api.output).toMatch(/displayName[^]*"status":500/);
  const log = api.output();
  expect(log).toContain('"/auth/user/:uid"');
  const { first_name, last_name, email, phone, street } = SAID;
  const private_ = [first_name, last_name, email, phone, street, customer.email, customer.uid];
  const signature = customer.idToken.split('.').at(-1) ?? customer.idToken;
  const secrets = [customer.idToken, signature, customer.refreshToken, DEMO_PASSWORD];
  const found = [...private_, ...secrets].filter((word) => word !== '' && log.includes(word));
  expect(found).toEqual([]);
});

/** Contents of all built text files that browsers may load, by path. */
function builtFiles(): Map<string, string> {
  const folder = webBuildFolder(suite);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(js|css|html|json|webmanifest)$/.test(name));
  return new Map(texts.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

it('ships no account, password or secret to browsers', () => {
  const files = builtFiles();
  expect(files.size).toBeGreaterThan(50);
  const { keySecret, webhookSecret } = RAZORPAY_ACCOUNT;
  const words = ['@smriti.test', DEMO_PASSWORD, keySecret, webhookSecret, 'PICTURE_SECRET'];
  const found = [...files].flatMap(([name, text]) =>
    [...words, 'RAZORPAY_KEY_SECRET', 'SMTP_PASSWORD', 'BEGIN PRIVATE KEY']
      .filter((word) => text.includes(word))
      .map((word) => `${word} in ${name}`),
  );
  expect(found).toEqual([]);
});
