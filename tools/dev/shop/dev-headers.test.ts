import { expect, test } from 'vitest';
import { getEnvironment } from '../../../shared/local/environment.ts';
import { readFirebaseConfig } from '../../release/build/release-config.ts';
import { pageHeaders } from '../../release/build/public-pages.ts';
import { devHeaders, DEV_NONCE } from './dev-headers.ts';

const deployed = pageHeaders(readFirebaseConfig());
const served = devHeaders(getEnvironment('dev', {}));

test('contain the headers of the deployed shop', () => {
  const policy = 'Content-Security-Policy';
  expect({ ...served, [policy]: '' }).toEqual({ ...deployed, [policy]: '' });
});

test('allow only the emulators and the dev server in addition', () => {
  const sourcesOf = (headers: Record<string, string>) =>
    (headers['Content-Security-Policy'] ?? '').split(/[; ]+/);
  const added = sourcesOf(served).filter((source) => !sourcesOf(deployed).includes(source));
  expect(new Set(added)).toEqual(
    new Set([
      `'nonce-${DEV_NONCE}'`,
      'ws://127.0.0.1:5173',
      'http://127.0.0.1:9490',
      'http://127.0.0.1:8480',
      'http://127.0.0.1:9491',
    ]),
  );
});
