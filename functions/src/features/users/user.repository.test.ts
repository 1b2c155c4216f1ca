import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { systemClock as clock } from '../../platform/clock';
import { randomIds as ids } from '../../platform/database/ids';
import { userRecord } from './user.records';
import { createProfile } from './user.repository';
import { NEW_PROFILE } from './user.test-data';

test('a profile without a known language is stored without the field, and parses the same', () => {
  const create = vi.fn();
  const stored = () =>
    create.mock.calls.findLast(([path]) => path === `users/${NEW_PROFILE.uid}`)?.[1] as unknown;
  expect(createProfile({ create }, { clock, ids }, NEW_PROFILE).language).toBeNull();
  expect(stored()).not.toHaveProperty('language');
  expect(z.parse(userRecord.shape.language, undefined)).toBeNull();

  createProfile({ create }, { clock, ids }, { ...NEW_PROFILE, language: 'hi' });
  expect(stored()).toHaveProperty('language', 'hi');
});
