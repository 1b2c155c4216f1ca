import { expect, test } from 'vitest';
import { canAffectServer, canAffectShop } from './changes.ts';

test.each([
  ['web/worker/worker.ts'],
  ['web/vite.server.config.ts'],
  ['web/src/server.tsx'],
  ['shared/locales/hi.json'],
  ['firestore.rules'],
  ['emulator-data/auth_export/accounts.json'],
  ['tools/dev/emulators/start.ts'],
  ['package-lock.json'],
])('%s can affect the browser tests', (file) => {
  expect(canAffectShop(['README.md', file])).toBe(true);
});

test.each([
  ['docs/rules.md'],
  ['functions/src/http/body.test.ts'],
  ['tests/e2e/cart.spec.ts'],
  ['web/src/lib/page.test-data.tsx'],
])('%s affects neither the shop nor its server', (file) => {
  expect([canAffectShop([file]), canAffectServer([file])]).toEqual([false, false]);
});

test('the web app does not affect the API', () => {
  expect(canAffectServer(['web/src/main.tsx'])).toBe(false);
  expect(canAffectServer(['shared/src/base/money.ts'])).toBe(true);
});
