import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requireFirebaseSettings } from './require-firebase-settings.ts';

const NAMES = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
];
const before = { ...process.env };
beforeEach(() => {
  for (const name of NAMES) vi.stubEnv(name, undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  Object.assign(process.env, before);
});

function configure(command: 'build' | 'serve'): unknown {
  const { config } = requireFirebaseSettings();
  if (typeof config !== 'function') throw new Error('The plugin configures nothing');
  const context = {} as ThisParameterType<typeof config>;
  return config.call(context, { root: import.meta.dirname }, { command, mode: 'test' });
}

test('a build without a project fails and names what is missing', () => {
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
  expect(() => configure('build')).toThrow(
    'VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_STORAGE_BUCKET not set',
  );
});

test.each(['build', 'serve'] as const)('a %s with its settings is unchanged', (command) => {
  for (const name of NAMES) vi.stubEnv(name, 'set');
  expect(configure(command)).toEqual({});
});

test('a dev server without a project uses the emulators of npm start', () => {
  expect(JSON.stringify(configure('serve'))).toContain('http://127.0.0.1:5050');
  expect(process.env.VITE_AUTH_EMULATOR).toBe('http://127.0.0.1:9099');
});
