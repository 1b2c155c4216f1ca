import { expect, it } from 'vitest';
import { plain } from './export-archive.service';

it('hands out an order without what the shop noted for itself, and without keys', () => {
  const order = {
    ...{ id: 'ORD23456789', album: { title: 'Goa', token: 'opens it' } },
    ...{ staff_notes: [{ text: 'Difficult' }], search_terms: ['go'], print_room: null },
  };
  expect(plain([order])).toEqual([{ id: 'ORD23456789', album: { title: 'Goa' } }]);
});
