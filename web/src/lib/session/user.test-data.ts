import type { User } from '@smriti/shared/account/users';

/** Customer account, for unit tests. */
export const ASHA: User = {
  id: 'asha',
  created_at: '2026-01-01T06:00:00.000Z',
  uid: 'asha',
  firstName: 'Asha',
  lastName: 'Verma',
  displayName: 'Asha Verma',
  email: 'asha@smriti.test',
  phone: '',
  dob_day: null,
  dob_month: null,
  dob_year: null,
  profile_url: null,
  picture_state: 'ready',
  auth_provider: 'email',
  role: 'customer',
  language: null,
};
