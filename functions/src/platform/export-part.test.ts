import { EXPORT_PART } from '@smriti/shared/staff/lists';
import { expect, it } from 'vitest';
import { exportPart } from './export-part';
import type { ListPosition } from './formats/list-cursor';

const records = Array.from({ length: EXPORT_PART + 2 }, (_, at) => ({
  id: `record-${at}`,
  created_at: new Date(Date.UTC(2026, 0, 1) - at * 1000).toISOString(),
}));

it('comes in parts that are one table', async () => {
  let text = '';
  let parts = 0;
  let cursor: string | undefined;
  do {
    const { bytes, headers } = await exportPart<ListPosition>(cursor, {
      header: ['id'],
      rowOf: ({ id }) => [id],
      find: ({ after, limit }) => {
        const from = after ? records.findIndex(({ id }) => id === after.id) + 1 : 0;
        return Promise.resolve(records.slice(from, from + limit));
      },
      positionOf: (record) => record,
    });
    text += bytes.toString();
    cursor = headers['X-Next-Cursor'];
    parts += 1;
  } while (cursor !== undefined);
  expect(parts).toBe(2);
  expect(text.trimStart().split('\r\n')).toEqual(['id', ...records.map(({ id }) => id), '']);
});
