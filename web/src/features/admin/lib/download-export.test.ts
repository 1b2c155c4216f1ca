import { expect, it } from 'vitest';
import { downloadExport } from './download-export';

const PARTS = ['Number\r\n1\r\n', '2\r\n', '3\r\n'];

it('joins the parts of a table into one file', async () => {
  const asked: (string | undefined)[] = [];
  const { blob, filename } = await downloadExport((cursor) => {
    const place = asked.push(cursor);
    const text = new Blob([PARTS[place - 1] ?? ''], { type: 'text/csv' });
    const nextCursor = place < PARTS.length ? `after ${place}` : null;
    return Promise.resolve({ blob: text, filename: `part-${place}.csv`, nextCursor });
  });
  expect(asked).toEqual([undefined, 'after 1', 'after 2']);
  expect(await blob.text()).toBe(PARTS.join(''));
  expect([blob.type, filename]).toEqual(['text/csv', 'part-1.csv']);
});
