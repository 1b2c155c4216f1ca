import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { parseRecords } from '../../../tests/support/releases.ts';
import { type DocumentEntry, formatRecordedDocuments } from './recorded-documents.ts';

const made = Timestamp.fromDate(new Date('2026-01-20T10:00:00.000Z'));
const order = (id: string, changes: object = {}): DocumentEntry => [
  `orders/${id}`,
  { id, order_status: 'Pending', address: null, made, ...changes },
];
const COLLECTIONS = new Set(['orders/*', 'albums/*/rounds/*']);

it('keeps one document of each shape and state, in the format of fixtures', () => {
  const round: DocumentEntry = ['albums/a/rounds/0001', { round: 1, photo_ids: ['p'] }];
  const found = [
    order('ORD1'),
    order('ORD2'),
    order('ORD3', { order_status: 'Shipped' }),
    order('ORD4', { address: { city: 'Pune' } }),
    order('ORD5', { refunds: [] }),
    round,
    ['mail/m', { to: 'asha@example.in' }] as const,
  ];
  const records = parseRecords(formatRecordedDocuments(found, COLLECTIONS));
  expect(records.map(([path]) => path)).toEqual([
    'albums/a/rounds/0001',
    'orders/ORD1',
    'orders/ORD3',
    'orders/ORD4',
    'orders/ORD5',
  ]);
  expect(records[1]?.[1]).toEqual(order('ORD1')[1]);
});

it('keeps at most 40 documents of a collection', () => {
  const found = Array.from({ length: 60 }, (_, at) => order(`ORD${at}`, { [`field${at}`]: 1 }));
  expect(parseRecords(formatRecordedDocuments(found, COLLECTIONS))).toHaveLength(40);
});
