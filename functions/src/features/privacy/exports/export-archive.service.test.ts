import { expect, it } from 'vitest';
import { toReadableJson } from './export-archive.service';

it('contains an order without internal notes and keys', () => {
  const order = {
    id: 'ORD23456789',
    album: { title: 'Goa', token: 'opens it' },
    staff_notes: [{ text: 'Difficult' }],
    search_terms: ['go'],
    print_room: null,
  };
  expect(toReadableJson([order], 'asha')).toEqual([{ id: 'ORD23456789', album: { title: 'Goa' } }]);
});

it('contains what the shop did, but not which member of staff', () => {
  const history = [
    { to: 'Pending', by: 'owner', by_uid: 'asha' },
    { to: 'Cancelled', by: 'admin', by_uid: 'somebody-of-the-shop' },
    { to: 'Pending', by: 'system', by_uid: null },
  ];
  const remarks = { a: { description: 'Brighter?', by_uid: 'a-reviewer' } };
  expect(toReadableJson({ history, remarks, inviter_uid: 'a-friend' }, 'asha')).toEqual({
    history: [
      { to: 'Pending', by: 'owner', by_uid: 'asha' },
      { to: 'Cancelled', by: 'admin' },
      { to: 'Pending', by: 'system' },
    ],
    remarks: { a: { description: 'Brighter?' } },
  });
});
