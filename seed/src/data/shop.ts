import { toPaise } from '@smriti/shared/base/money';
import type { CatalogueRecord } from '../../../functions/src/features/catalogue/catalogue.records.ts';

export const shippingMethods: CatalogueRecord<'shipping-methods'>[] = [
  {
    id: 1,
    name: 'Standard',
    description: 'By road, tracked, to every pin code in India.',
    price_paise: toPaise(79),
    min_days: 5,
    max_days: 7,
    is_active: true,
  },
  {
    id: 2,
    name: 'Express',
    description: 'By air to over two hundred cities.',
    price_paise: toPaise(149),
    min_days: 2,
    max_days: 4,
    is_active: true,
  },
  {
    id: 3,
    name: 'Same-city',
    description: 'By our own rider in Jaipur, Delhi, Mumbai and Bengaluru.',
    price_paise: toPaise(199),
    min_days: 1,
    max_days: 2,
    // Jaipur, Delhi, Mumbai without Thane and Navi Mumbai, Bengaluru
    pin_prefixes: ['302', '110', '4000', '4001', '560'],
    is_active: true,
  },
  {
    id: 4,
    name: 'Registered post',
    description: 'Signed for at the door; slow, and it goes everywhere.',
    price_paise: toPaise(0),
    min_days: 7,
    max_days: 12,
    is_active: true,
  },
  {
    id: 5,
    name: 'Midnight gift delivery',
    description: 'Between eleven and twelve at night, on the day before the day.',
    price_paise: toPaise(349),
    min_days: 2,
    max_days: 5,
    is_active: false,
  },
];

/**
 * Initial payments: a fifth of the total by default; a fixed amount for leather albums, to buy the
 * leather.
 */
export const initialPayments: CatalogueRecord<'initial-payments'>[] = [
  { id: 1, product_id: null, payment_type: 'percentage', percent: 20 },
  { id: 2, product_id: 17, payment_type: 'fixed', amount_paise: toPaise(1000) },
  { id: 3, product_id: 25, payment_type: 'fixed', amount_paise: toPaise(1000) },
  { id: 4, product_id: 19, payment_type: 'fixed', amount_paise: toPaise(750) },
  { id: 5, product_id: 33, payment_type: 'percentage', percent: 30 },
  { id: 6, product_id: 60, payment_type: 'fixed', amount_paise: toPaise(25) },
];

/** Contacts with a phone number and a mail domain that are reserved for examples. */
export const contacts: CatalogueRecord<'talk-to-us'>[] = [
  {
    id: 1,
    phone: '1800-000-7674',
    email: 'care@smriti.example',
    hours: 'Monday to Saturday, 10 am to 7 pm',
  },
];
