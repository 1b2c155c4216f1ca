import { ORIENTATIONS } from '@smriti/shared/album/orientation';
import { CUSTOMER_UIDS } from '../fixed-values.ts';
import {
  type AlbumDraft,
  indianTimeToIso,
  moveStep,
  payStep,
  productChoices,
  saveStep,
} from './album-draft.ts';

const own = {
  owner: CUSTOMER_UIDS.ananya,
  product_type: 'product',
  canvas: null,
  initialStatus: 'Draft',
} as const;

const landscape = {
  choices: productChoices('landscape11', 'lustre', 'layflat', 'matte', 'hard'),
  orientation: ORIENTATIONS.landscape,
} as const;
const square = {
  choices: productChoices('square8', 'matte', 'perfect', 'velvet', 'hard'),
  orientation: ORIENTATIONS.square,
} as const;

/** Orders of the customer with an account, one in each state. */
export const ananyasOrders: readonly AlbumDraft[] = [
  {
    ...own,
    ...landscape,
    id: 'demo-album-monsoon',
    title: 'Munnar in the rains',
    product_id: 4,
    quantity: 1,
    steps: [
      saveStep('2026-08-02T21:15', 'munnar', 'tea-garden', 'rain-in-kochi', 'lotus-pond'),
      moveStep('2026-08-03T09:05', 'Requested'),
      payStep('2026-08-03T09:08'),
      moveStep('2026-08-04T12:30', 'Responded', 'All of them print well. Nothing to change.'),
      moveStep('2026-08-04T20:12', 'Approved'),
    ],
    order: {
      address_id: 'demo-address-jaipur',
      placed: indianTimeToIso('2026-08-04T20:20'),
      paid: indianTimeToIso('2026-08-04T20:22'),
      shipped: indianTimeToIso('2026-08-08T17:40'),
      delivered: indianTimeToIso('2026-08-12T11:25'),
    },
  },
  {
    ...own,
    ...square,
    id: 'demo-album-little-wedding',
    title: 'The wedding, a small copy each',
    product_id: 5,
    quantity: 4,
    steps: [
      saveStep('2026-10-16T22:02', 'mandap', 'pheras', 'rings', 'garlands', 'vidaai'),
      moveStep('2026-10-17T08:31', 'Requested'),
      payStep('2026-10-17T08:35'),
      moveStep('2026-10-19T14:10', 'Responded', 'A pretty set. The rings make a good cover.'),
      moveStep('2026-10-19T21:03', 'Approved'),
    ],
    order: {
      address_id: 'demo-address-pune',
      placed: indianTimeToIso('2026-10-19T21:10'),
      paid: indianTimeToIso('2026-10-19T21:13'),
      shipped: indianTimeToIso('2026-10-27T16:05'),
    },
  },
  {
    ...own,
    ...landscape,
    id: 'demo-album-family',
    title: 'All of us, one table',
    product_id: 4,
    quantity: 2,
    steps: [
      saveStep('2026-10-20T20:41', 'all-of-us', 'cake', 'papa-and-mummy', 'swing'),
      moveStep('2026-10-21T09:12', 'Requested'),
      payStep('2026-10-21T09:15'),
      moveStep('2026-10-24T11:20', 'Responded', 'Ready to print.'),
      moveStep('2026-10-26T19:48', 'Approved'),
    ],
    order: {
      address_id: 'demo-address-jaipur',
      placed: indianTimeToIso('2026-10-29T08:52'),
      paid: indianTimeToIso('2026-10-29T08:55'),
    },
  },
  {
    ...own,
    ...square,
    id: 'demo-album-kites',
    title: 'Kites on the roof',
    product_id: 5,
    quantity: 1,
    steps: [
      saveStep('2026-09-02T18:20', 'kites-on-the-roof', 'morning-walk', 'all-of-us'),
      moveStep('2026-09-03T10:02', 'Requested'),
      payStep('2026-09-03T10:06'),
      moveStep('2026-09-04T15:33', 'Responded', 'Ready to print.'),
      moveStep('2026-09-04T19:15', 'Approved'),
    ],
    order: {
      address_id: 'demo-address-jaipur',
      placed: indianTimeToIso('2026-09-04T19:22'),
      paid: indianTimeToIso('2026-09-04T19:24'),
      cancelled: indianTimeToIso('2026-09-05T07:40'),
    },
  },
];
