import type { NewProfile } from './user.repository';

/** The profile of an account that has only names and an email address. */
export const NEW_PROFILE: NewProfile = {
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
