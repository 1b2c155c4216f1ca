import type { Address } from '@smriti/shared/account/addresses';

/** Address of Asha, for unit tests. */
export const ASHA_ADDRESS: Address = {
  id: 'home',
  user_id: 'asha',
  first_name: 'Asha',
  last_name: 'Verma',
  email: 'asha@smriti.test',
  phone: '9876543210',
  street: '12, Lake Road',
  city: 'Pune',
  state: 'Maharashtra',
  postal_code: '411001',
  country: 'India',
  latitude: null,
  longitude: null,
  type: 'Home',
  isDefault: true,
  zipCode: '411001',
  address: '12, Lake Road',
};
