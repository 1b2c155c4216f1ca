import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { StoredDocument } from './database/database';
import {
  requireAllRows,
  parseRelatedRecord,
  parseListRows,
  mapListRows,
  readableRows,
  readableRowsOnPage,
} from './database/list-rows';
import { decodeListCursor } from './formats/list-cursor';
import { loadListPage } from './list-page';
import { type RequestContext, runWithRequestContext } from './request-context';

const record = z.object({ name: z.string(), at: z.object({ made: z.unknown() }) });
const read = ({ data }: StoredDocument) => z.parse(record, data);
const document = (id: string, name: unknown = id): StoredDocument => {
  const made = Timestamp.fromMillis(Number(id) * 1000);
  return { id, path: `things/${id}`, data: { name, at: { made } } };
};
const rows = (...documents: StoredDocument[]) => parseListRows(documents, read, 'at.made');
const names = (records: readonly { name: string }[]) => records.map(({ name }) => name);

async function inRequest<T>(work: () => T) {
  const context: RequestContext = { id: 'x', route: null, reads: 0, writes: 0 };
  const result = await runWithRequestContext(context, work);
  return { result, unreadable: Object.fromEntries(context.unreadable ?? []) };
}

describe('a list with an unreadable record', () => {
  it('leaves the record out, and returns its id and its error', async () => {
    const { result, unreadable } = await inRequest(() =>
      readableRows(rows(document('1'), document('2', 7), document('3'))),
    );
    expect(names(result)).toEqual(['1', '3']);
    expect(unreadable).toEqual({ 'things/2': { fields: ['name'], isLeftOut: true } });
  });

  it('reports it on the first page only if each page reads the whole list', async () => {
    const all = rows(document('1'), document('2', 7));
    const first = await inRequest(() => readableRowsOnPage(all, true));
    const second = await inRequest(() => readableRowsOnPage(all, false));
    expect([first, second].map(({ result }) => names(result))).toEqual([['1'], ['1']]);
    expect(Object.keys(first.unreadable)).toEqual(['things/2']);
    expect(second.unreadable).toEqual({});
  });

  it('continues after it if it is the last one of a page', async () => {
    const find = () => Promise.resolve(rows(document('1'), document('2', 7), document('3')));
    const { result } = await inRequest(() => loadListPage({ limit: 2 }, { find }));
    expect(names(result.records)).toEqual(['1']);
    const cursor = result.headers['X-Next-Cursor'] ?? '';
    expect(decodeListCursor(cursor)).toEqual({ created_at: '1970-01-01T00:00:02.000Z', id: '2' });
  });

  it('does not count a record that was read only to detect a next page', async () => {
    const find = () => Promise.resolve(rows(document('1'), document('2', 7)));
    const { result, unreadable } = await inRequest(() => loadListPage({ limit: 1 }, { find }));
    expect(names(result.records)).toEqual(['1']);
    expect(unreadable).toEqual({});
  });

  it('continues after the last record with a readable time', async () => {
    const undated = { ...document('2'), data: {} };
    const find = () => Promise.resolve(rows(document('1'), undated, document('3')));
    const { result } = await inRequest(() => loadListPage({ limit: 2 }, { find }));
    expect(decodeListCursor(result.headers['X-Next-Cursor'] ?? '').id).toBe('1');
  });

  it('leaves out records that cannot be presented, too', async () => {
    const shown = ({ name }: { name: string }) => z.parse(z.literal('1'), name);
    const { result, unreadable } = await inRequest(() =>
      readableRows(mapListRows(rows(document('1'), document('2')), shown)),
    );
    expect(result).toEqual(['1']);
    expect(Object.keys(unreadable)).toEqual(['things/2']);
  });

  it('fails with the name of the record if all records are needed', () => {
    const broken = rows(document('1'), document('2', 7));
    expect(() => requireAllRows(broken)).toThrow('things/2 cannot be read');
    expect(() => readableRows(broken)).toThrow('things/2 cannot be read');
    expect(names(requireAllRows(rows(document('1'))))).toEqual(['1']);
  });

  it('fails with any other error', () => {
    const fail = () => {
      throw new TypeError('a defect');
    };
    expect(() => parseListRows([document('1')], fail)).toThrow('a defect');
  });
});

it('a related record that cannot be read is left out and reported, unlike a missing one', async () => {
  const { result, unreadable } = await inRequest(() =>
    [null, document('1'), document('2', 7)].map((one) => parseRelatedRecord(one, read)?.name),
  );
  expect(result).toEqual([undefined, '1', undefined]);
  expect(unreadable).toEqual({ 'things/2': { fields: ['name'], isLeftOut: false } });
});
