import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { getEnvironment } from '../../../shared/local/environment.ts';
import { addOriginsToPolicy } from '../../release/build/content-policy.ts';
import {
  createEmulatorConfig,
  emulatorOrigins,
  functionParameters,
  writeEmulatorConfig,
} from './emulator-config.ts';

const local = getEnvironment('test', {});

describe('the configuration of an emulator suite', () => {
  const policy = "default-src 'self'; connect-src 'self' https://a.example; img-src 'self'";
  const source = {
    functions: [{ source: 'functions' }],
    hosting: {
      public: 'web/dist',
      rewrites: [{ source: '/api/**' }],
      headers: [
        { source: '/assets/**', headers: [{ key: 'Cache-Control', value: 'immutable' }] },
        { source: '**', headers: [{ key: 'Content-Security-Policy', value: policy }] },
      ],
    },
  };
  const config = createEmulatorConfig(source, local);

  test('serves the web build of its environment', () => {
    expect(config.hosting.public).toBe('web/dist-demo-smriti-test');
  });

  test('listens on the ports of the environment, on the loopback address only, without a UI', () => {
    expect(config.emulators).toMatchObject({
      ui: { enabled: false },
      hosting: { host: '127.0.0.1', port: 5150 },
      firestore: { host: '127.0.0.1', port: 8180, websocketPort: 9151 },
      hub: { host: '127.0.0.1', port: 4500 },
    });
  });

  test('changes the content security policy and no other header', () => {
    expect(config.hosting.headers[0]).toEqual(source.hosting.headers[0]);
    expect(config.hosting.headers[1]?.headers[0]?.value).toBe(
      addOriginsToPolicy(policy, emulatorOrigins(local)),
    );
  });

  test('keeps everything else of firebase.json', () => {
    expect(config).toMatchObject({
      functions: source.functions,
      hosting: { rewrites: source.hosting.rewrites },
    });
  });
});

test('serves another checkout by the firebase.json in it', () => {
  const root = mkdtempSync(join(tmpdir(), 'smriti-checkout-'));
  try {
    mkdirSync(join(root, 'functions'));
    const source = { hosting: { public: 'web/dist', headers: [], rewrites: [{ source: '/x' }] } };
    writeFileSync(join(root, 'firebase.json'), JSON.stringify(source));
    const file = writeEmulatorConfig(local, root);
    expect(file).toBe(join(root, 'firebase.demo-smriti-test.json'));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      hosting: { public: 'web/dist-demo-smriti-test', rewrites: [{ source: '/x' }] },
    });
    const parameters = readFileSync(join(root, 'functions/.env.demo-smriti-test'), 'utf8');
    expect(parameters).toContain('WEB_API_KEY=');
  } finally {
    rmSync(root, { recursive: true });
  }
});

describe('the parameters of the functions', () => {
  test('name the fake Razorpay API in the tests only', () => {
    expect(functionParameters(local)).toMatchObject({
      DEMO_PAYMENT_PROVIDERS: 'sandbox,razorpay',
      RAZORPAY_API_ORIGIN: 'http://127.0.0.1:9898',
    });
    const started = Object.keys(functionParameters(getEnvironment('start', {})));
    expect(started).toEqual(['WEB_API_KEY', 'SITE_URL']);
  });
});

describe('the content security policy for the emulators', () => {
  test('adds each emulator to the directives that reach it', () => {
    const policy = "connect-src 'self'; img-src 'self' data:; frame-src 'none'";
    expect(addOriginsToPolicy(policy, emulatorOrigins(local))).toBe(
      "connect-src 'self' http://127.0.0.1:9399 http://127.0.0.1:8180 http://127.0.0.1:9599; " +
        "img-src 'self' data: http://127.0.0.1:9599; frame-src 'none' http://127.0.0.1:9399",
    );
  });

  test('keeps scripts and all other directives', () => {
    const policy = "script-src 'self'; object-src 'none'";
    expect(addOriginsToPolicy(policy, emulatorOrigins(local))).toBe(policy);
  });
});
