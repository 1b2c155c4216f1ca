import { describe, expect, test } from 'vitest';
import {
  ENVIRONMENT_NAMES,
  getEnvironment,
  environmentOrigins,
  portVariable,
  testVariables,
  webBuildVariables,
} from './environment.ts';

describe('environments', () => {
  test('share neither a project nor a port, so that all can run at the same time', () => {
    const all = ENVIRONMENT_NAMES.map((name) => getEnvironment(name, {}));
    const ports = all.flatMap((one) => Object.values(one.ports));
    expect(new Set(ports).size).toBe(ports.length);
    expect(new Set(all.map((one) => one.projectId)).size).toBe(all.length);
  });

  test('of npm start have the ports in the README', () => {
    expect(getEnvironment('start', {}).ports).toMatchObject({
      hosting: 5050,
      functions: 5001,
      firestore: 8080,
      auth: 9099,
      storage: 9199,
    });
  });

  test('have separate port variables each', () => {
    expect(portVariable('start', 'hosting')).toBe('SMRITI_HOSTING_PORT');
    const variables = { SMRITI_HOSTING_PORT: '6060', SMRITI_TEST_AUTH_PORT: '6099' };
    expect(getEnvironment('start', variables).ports).toMatchObject({ hosting: 6060, auth: 9099 });
    expect(getEnvironment('test', variables).ports).toMatchObject({ hosting: 5150, auth: 6099 });
  });

  test.each(['0', '65536', '80.5', 'http'])('refuse %s as a port', (port) => {
    expect(() => getEnvironment('start', { SMRITI_HOSTING_PORT: port })).toThrow(
      `SMRITI_HOSTING_PORT is '${port}', which is not a port (1 to 65535).`,
    );
  });

  test('refuse a port for two listeners', () => {
    expect(() => getEnvironment('start', { SMRITI_HOSTING_PORT: '8080' })).toThrow(
      'hosting and firestore would both listen on port 8080: give one of them another port with SMRITI_FIRESTORE_PORT.',
    );
  });

  test('pass the chosen ports to the web build and the tests', () => {
    const chosen = getEnvironment('test', { SMRITI_TEST_AUTH_PORT: '6099' });
    expect(environmentOrigins(chosen).auth).toBe('http://127.0.0.1:6099');
    expect(webBuildVariables(chosen).VITE_AUTH_EMULATOR).toBe('http://127.0.0.1:6099');
    expect(testVariables(chosen)).toMatchObject({
      SMRITI_TEST_AUTH_ORIGIN: 'http://127.0.0.1:6099',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:6099',
    });
  });
});
