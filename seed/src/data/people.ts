import type { Role } from '@smriti/shared/account/roles';
import { CUSTOMER_UIDS } from './fixed-values.ts';

/** Password of all demo accounts, which exist in demo projects only. */
export const DEMO_PASSWORD = 'Smriti@123';

interface DemoAddress {
  id: string;
  street: string;
  city: string;
  state: string;
  postal_code: string;
  latitude: number;
  longitude: number;
  is_default: boolean;
}

/** A demo account: sign-in, profile, referral code and addresses. */
export interface DemoPerson {
  uid: string;
  role: Role;
  firstName: string;
  lastName: string;
  email: string;
  /** Phone number in a range that India's numbering plan does not assign. */
  phone: string;
  /** Birthday: day, month, year. */
  born: readonly [number, number, number];
  referral_code: string;
  created_at: string;
  addresses: readonly DemoAddress[];
}

export const demoPeople: readonly DemoPerson[] = [
  {
    uid: 'demo-customer',
    role: 'customer',
    firstName: 'Ananya',
    lastName: 'Sharma',
    email: 'customer@smriti.test',
    phone: '+915550010001',
    born: [14, 8, 1992],
    referral_code: 'ANANYA27',
    created_at: '2025-12-06T05:20:00.000Z',
    addresses: [
      {
        id: 'demo-address-jaipur',
        street: '14, Sardar Patel Marg, C-Scheme',
        city: 'Jaipur',
        state: 'Rajasthan',
        postal_code: '302001',
        latitude: 26.9079,
        longitude: 75.8006,
        is_default: true,
      },
      {
        id: 'demo-address-pune',
        street: 'Flat 6B, Prabhat Road, Lane 9',
        city: 'Pune',
        state: 'Maharashtra',
        postal_code: '411004',
        latitude: 18.5135,
        longitude: 73.8303,
        is_default: false,
      },
    ],
  },
  {
    uid: 'demo-reviewer',
    role: 'reviewer',
    firstName: 'Farhan',
    lastName: 'Qureshi',
    email: 'reviewer@smriti.test',
    phone: '+915550010002',
    born: [3, 2, 1988],
    referral_code: 'FARHAN38',
    created_at: '2025-03-18T04:45:00.000Z',
    addresses: [
      {
        id: 'demo-address-lucknow',
        street: '22, Ashok Marg, Hazratganj',
        city: 'Lucknow',
        state: 'Uttar Pradesh',
        postal_code: '226001',
        latitude: 26.8553,
        longitude: 80.9474,
        is_default: true,
      },
    ],
  },
  {
    uid: 'demo-printer',
    role: 'printer',
    firstName: 'Joseph',
    lastName: 'Kurian',
    email: 'printer@smriti.test',
    phone: '+915550010004',
    born: [30, 6, 1979],
    referral_code: 'JSPHK62R',
    created_at: '2025-05-05T05:30:00.000Z',
    addresses: [
      {
        id: 'demo-address-kochi',
        street: '9, Press Club Road',
        city: 'Kochi',
        state: 'Kerala',
        postal_code: '682011',
        latitude: 9.9816,
        longitude: 76.2773,
        is_default: true,
      },
    ],
  },
  {
    uid: 'demo-support',
    role: 'support',
    firstName: 'Lakshmi',
    lastName: 'Nair',
    email: 'support@smriti.test',
    phone: '+915550010005',
    born: [11, 4, 1990],
    referral_code: 'LKSHM46N',
    created_at: '2025-07-14T05:10:00.000Z',
    addresses: [
      {
        id: 'demo-address-thrissur',
        street: '31, Palace Road',
        city: 'Thrissur',
        state: 'Kerala',
        postal_code: '680001',
        latitude: 10.5276,
        longitude: 76.2144,
        is_default: true,
      },
    ],
  },
  {
    uid: 'demo-admin',
    role: 'admin',
    firstName: 'Meera',
    lastName: 'Iyer',
    email: 'admin@smriti.test',
    phone: '+915550010003',
    born: [27, 11, 1981],
    referral_code: 'MEERA459',
    created_at: '2025-01-09T06:10:00.000Z',
    addresses: [
      {
        id: 'demo-address-chennai',
        street: '7, Kasturi Ranga Road, Alwarpet',
        city: 'Chennai',
        state: 'Tamil Nadu',
        postal_code: '600018',
        latitude: 13.0365,
        longitude: 80.2549,
        is_default: true,
      },
    ],
  },
];

/** Customers for the review queue; they have profiles but cannot sign in. */
export const customersWithoutAccount: readonly DemoPerson[] = [
  furtherCustomer(CUSTOMER_UIDS.rohit, ['Rohit', 'Menon'], 'RHT3MEN4', [9, 5, 1990]),
  furtherCustomer(CUSTOMER_UIDS.sana, ['Sana', 'Shaikh'], 'SANA5HKH', [21, 10, 1994]),
  furtherCustomer(CUSTOMER_UIDS.gurpreet, ['Gurpreet', 'Kaur'], 'GRPRT7KR', [2, 1, 1986]),
];

function furtherCustomer(
  uid: string,
  [firstName, lastName]: [string, string],
  referral_code: string,
  born: DemoPerson['born'],
): DemoPerson {
  return {
    uid,
    role: 'customer',
    firstName,
    lastName,
    email: `${firstName.toLowerCase()}@smriti.test`,
    phone: '',
    born,
    referral_code,
    created_at: '2026-07-04T07:10:00.000Z',
    addresses: [],
  };
}
