import { describe, expect, it } from 'vitest';
import { emulatorHostVariables } from './import-into-project.ts';

describe('emulatorHostVariables', () => {
  it('returns the emulator hosts of a demo project', () => {
    expect(emulatorHostVariables('demo-smriti', { SMRITI_FIRESTORE_PORT: '8123' })).toMatchObject({
      GCLOUD_PROJECT: 'demo-smriti',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:8123',
    });
  });

  it('returns nothing for a real project', () => {
    expect(emulatorHostVariables('smriti-shop', { PATH: '/bin' })).toEqual({});
  });

  it('rejects a real project while the shell has emulator variables', () => {
    const variables = { FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199' };
    expect(() => emulatorHostVariables('smriti-shop', variables)).toThrow(
      'smriti-shop is a real project: unset FIREBASE_STORAGE_EMULATOR_HOST first.',
    );
  });

  it('rejects an unknown demo project', () => {
    expect(() => emulatorHostVariables('demo-other', {})).toThrow(/no local project 'demo-other'/);
  });
});
