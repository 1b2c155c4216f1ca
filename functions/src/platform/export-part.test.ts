import { EXPORT_PART_ROWS } from '@smriti/shared/base/lists';
import { expect, it } from 'vitest';
import { exportCsvPart } from './export-part';
import type { ListRow } from './database/list-rows';

const records = Array.from({ length: EXPORT_PART_ROWS + 2 }, (_, at) => ({
  id: `record-${at}`,
  created_at: new Date(Date.UTC(2026, 0, 1) - at * 1000).toISOString(),
}));

const rowOf = (record: (typeof records)[number]): ListRow<{ id: string }> => ({
  id: record.id,
  path: `records/${record.id}`,
  record,
  position: record,
});

it('joins its parts into one table', async () => {
  let text = '';
  let parts = 0;
  let cursor: string | undefined;
  do {
    const { bytes, headers } = await exportCsvPart<{ id: string }>(cursor, {
      header: ['id'],
      rowOf: ({ id }) => [id],
      find: ({ after, limit }) => {
        const from = after ? records.findIndex(({ id }) => id === after.id) + 1 : 0;
        return Promise.resolve(records.slice(from, from + limit).map(rowOf));
      },
    });
    text += bytes.toString();
    cursor = headers['X-Next-Cursor'];
    parts += 1;
  } while (cursor !== undefined);
  expect(parts).toBe(2);
  expect(text.trimStart().split('\r\n')).toEqual(['id', ...records.map(({ id }) => id), '']);
});

it('fails instead of leaving out a record', async () => {
  const broken = { ...rowOf({ id: '7', created_at: '' }), record: undefined };
  const part = exportCsvPart<{ id: string }>(undefined, {
    header: ['id'],
    rowOf: ({ id }) => [id],
    find: () => Promise.resolve([broken]),
  });
  await expect(part).rejects.toThrow('records/7 cannot be read');
});
