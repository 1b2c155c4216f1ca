import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { systemClock as clock } from '../../platform/clock';
import { randomIds as ids } from '../../platform/database/ids';
import { userRecord } from './user.records';
import { createProfile, type NewProfile } from './user.repository';

const profile: NewProfile = {
  uid: 'asha',
  firstName: 'Asha',
  lastName: 'Rao',
  displayName: 'Asha Rao',
  email: 'asha@example.in',
  phone: '',
  dob_day: null,
  dob_month: null,
  dob_year: null,
  auth_provider: 'email',
  provider_picture_url: null,
  picture: null,
  picture_upload: null,
  language: null,
  staff_role: null,
};

test('a profile without a known language is stored without the field, and parses the same', () => {
  const create = vi.fn();
  const stored = () =>
    create.mock.calls.findLast(([path]) => path === `users/${profile.uid}`)?.[1] as unknown;
  expect(createProfile({ create }, { clock, ids }, profile).language).toBeNull();
  expect(stored()).not.toHaveProperty('language');
  expect(z.parse(userRecord.shape.language, undefined)).toBeNull();

  createProfile({ create }, { clock, ids }, { ...profile, language: 'hi' });
  expect(stored()).toHaveProperty('language', 'hi');
});
