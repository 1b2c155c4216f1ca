import { describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { SHOP_DEFAULTS } from './shop-parameters';

const PICTURE_SECRET = 'not a real one, but long enough for one';
const unpaid = { GCLOUD_PROJECT: 'smriti-shop', WEB_API_KEY: 'real-key', PICTURE_SECRET };
const live = { ...unpaid, ALLOW_SANDBOX_PAYMENTS: 'no-money-moves' };
const emulated = {
  GCLOUD_PROJECT: 'demo-smriti',
  FUNCTIONS_EMULATOR: 'true',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
};

describe('readConfig', () => {
  it('reads what a real project needs in addition to its name and key', () => {
    expect(readConfig(live)).toEqual({
      projectId: 'smriti-shop',
      isEmulator: false,
      isBench: false,
      webApiKey: 'real-key',
      bucketName: 'smriti-shop.appspot.com',
      pictureSecret: PICTURE_SECRET,
      siteOrigin: 'https://smriti-shop.web.app',
      hasMailServer: false,
      reviewersEmail: '',
      authEmulatorHost: null,
      storageOrigin: 'https://firebasestorage.googleapis.com',
      trustProxyHops: 2,
      trustProxyRanges: [],
      isAttestationRequired: false,
      isSecondFactorRequired: false,
      rateLimits: { all: 600, writes: 120, auth: 60 },
      payments: {
        active: 'sandbox',
        offered: ['sandbox'],
        accounts: { sandbox: { open: expect.any(Function) as unknown } },
      },
      shop: SHOP_DEFAULTS,
      logLevel: 'info',
    });
  });

  it('reads the bucket of the platform', () => {
    const FIREBASE_CONFIG = JSON.stringify({ storageBucket: 'smriti-shop.firebasestorage.app' });
    expect(readConfig({ ...live, FIREBASE_CONFIG }).bucketName).toBe(
      'smriti-shop.firebasestorage.app',
    );
  });

  it('reads the URL of the shop and the mailbox of its reviewers', () => {
    const settings = {
      SITE_URL: 'https://smriti.example/',
      REVIEWERS_EMAIL: 'proofs@smriti.example',
    };
    expect(readConfig({ ...live, ...settings })).toMatchObject({
      siteOrigin: 'https://smriti.example',
      reviewersEmail: 'proofs@smriti.example',
    });
    expect(() => readConfig({ ...live, SITE_URL: 'smriti.example' })).toThrow(/SITE_URL/);
    expect(() => readConfig({ ...live, REVIEWERS_EMAIL: 'nobody' })).toThrow(/REVIEWERS_EMAIL/);
  });

  it('needs no key in the emulators, trusts no proxy there and has high limits', () => {
    const config = readConfig(emulated);
    expect(config).toMatchObject({
      isEmulator: true,
      authEmulatorHost: '127.0.0.1:9099',
      storageOrigin: 'http://127.0.0.1:9199',
      trustProxyHops: 0,
    });
    expect(config.rateLimits.auth).toBeGreaterThan(10_000);
  });

  it('signs pictures with a secret of the project, which the emulators generate', () => {
    expect(() => readConfig({ ...live, PICTURE_SECRET: '' })).toThrow('PICTURE_SECRET');
    expect(() => readConfig({ ...live, PICTURE_SECRET: 'short' })).toThrow('PICTURE_SECRET');
    const { pictureSecret } = readConfig(emulated);
    expect(pictureSecret).toHaveLength(64);
    expect(readConfig(emulated).pictureSecret).toBe(pictureSecret);
    expect(readConfig({ ...emulated, GCLOUD_PROJECT: 'demo-b' }).pictureSecret).not.toBe(
      pictureSecret,
    );
  });

  it('runs benchmarks in the emulators only', () => {
    expect(readConfig({ ...emulated, SMRITI_BENCH: '1' }).isBench).toBe(true);
    expect(readConfig(emulated).isBench).toBe(false);
    expect(readConfig({ ...live, SMRITI_BENCH: '1' }).isBench).toBe(false);
  });

  it('accepts other limits, proxy hops and points', () => {
    const changes = { TRUST_PROXY_HOPS: '1', RATE_LIMIT_AUTH: '5', POINT_PAISE: '25' };
    expect(readConfig({ ...live, ...changes })).toMatchObject({
      trustProxyHops: 1,
      rateLimits: { all: 600, writes: 120, auth: 5 },
      shop: { point_paise: 25 },
    });
  });

  it('treats an empty setting as missing', () => {
    const config = readConfig({ ...live, PAYMENT_PROVIDER: '', RAZORPAY_KEY_ID: '' });
    expect(config.payments.active).toBe('sandbox');
    expect(() => readConfig({ ...live, WEB_API_KEY: '' })).toThrow('WEB_API_KEY');
  });

  it('names missing and invalid settings', () => {
    expect(() => readConfig({ GCLOUD_PROJECT: 'smriti-shop' })).toThrow('WEB_API_KEY');
    expect(() => readConfig({ WEB_API_KEY: 'real-key' })).toThrow('GCLOUD_PROJECT');
    expect(() => readConfig({ ...live, RATE_LIMIT_ALL: 'many' })).toThrow('RATE_LIMIT_ALL');
    expect(() => readConfig({ ...live, POINT_PAISE: '0' })).toThrow('POINT_PAISE');
    expect(() => readConfig({ ...live, FIREBASE_CONFIG: '{' })).toThrow('FIREBASE_CONFIG');
  });
});
