import { MAX_RECORDS_PER_EXPORT_PART } from '@smriti/shared/catalogue/management';
import { requireAllRows } from '../../../platform/database/list-rows';
import type { Deps } from '../../../platform/deps';
import type { ExportPart } from '../../../platform/export-part';
import { toCsvHeader, toCsvLines } from '../../../platform/formats/csv';
import { listAllRecords } from '../writes/catalogue-management.service';
import type { WritableRecord } from '../writes/catalogue-writes.repository';
import { formFieldNames } from '../writes/form-fields.service';
import type { WritableKind } from '../writes/writable-kind.service';
import { toCsvCell } from './catalogue-csv.domain';

/**
 * Exports a part of the records of a kind after the id `cursor` as CSV, including archived ones, in the
 * import format (docs/rules.md#catalogue-10).
 */
export async function exportCatalogueCsv<Form extends object, Shown, R extends WritableRecord>(
  deps: Pick<Deps, 'db' | 'clock' | 'logger'>,
  writable: WritableKind<Form, Shown, R>,
  { cursor, most = MAX_RECORDS_PER_EXPORT_PART }: { cursor?: number | undefined; most?: number },
): Promise<ExportPart> {
  const fields = formFieldNames(writable);
  const records = requireAllRows(await listAllRecords(deps, writable)).toReversed();
  const rest = cursor === undefined ? records : records.filter(({ id }) => id > cursor);
  const rows = rest.slice(0, most).map((record) => {
    const form = new Map<string, unknown>(Object.entries(writable.toForm(record)));
    return [
      record.id,
      record.archived ?? false,
      ...fields.map((name) => toCsvCell(form.get(name))),
    ];
  });
  const header = cursor === undefined ? toCsvHeader(['id', 'archived', ...fields]) : '';
  const next = rest.length > rows.length ? rest[rows.length - 1] : undefined;
  return {
    bytes: Buffer.from(header + toCsvLines(rows)),
    headers: next ? { 'X-Next-Cursor': String(next.id) } : {},
  };
}
