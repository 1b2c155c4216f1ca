import type { CatalogueImport } from '@smriti/shared/catalogue/management';
import { useMessages } from '#lib/language/i18n.ts';
import { formatFieldValue } from './format-field-value';
import type { CatalogueKindConfig } from './kind-config';
import { fieldLabel } from './kind-messages';
import { LineTable } from './LineTable';
import { catalogueMessages } from './messages';
import { useRecordOptions } from './use-records';

type Change = NonNullable<CatalogueImport['changes']>[number];

interface ImportedChangesProps {
  kind: CatalogueKindConfig;
  changes: readonly Change[];
}

/** The changed records of an import, each with its fields before and after. */
export function ImportedChanges({ kind, changes }: ImportedChangesProps) {
  const t = useMessages(catalogueMessages);
  const options = useRecordOptions(kind);
  function describe({ before, after }: Change, name: string): string {
    const field = kind.fields.find((one) => one.name === name);
    if (name === 'archived') return after[name] === true ? t.archived : t.offered;
    if (!field || field.type === 'hidden') return name;
    const [was, is] = [before[name], after[name]].map((value) =>
      formatFieldValue(field, value, options, t),
    );
    return t.fieldChange({ field: fieldLabel(field), before: was ?? '', after: is ?? '' });
  }
  return (
    <section className="stack gap-3 min-w-0" aria-labelledby="imported-changes">
      <h2 id="imported-changes">{t.changesHeading}</h2>
      <LineTable
        caption={t.changesHeading}
        headings={[t.line, t.recordNumber, t.changesHeading]}
        lines={changes.map((change) => ({
          line: change.line,
          cells: [
            change.id,
            <ul role="list" className="bare-list stack gap-1" key="changes">
              {Object.keys(change.after).map((name) => (
                <li key={name}>{describe(change, name)}</li>
              ))}
            </ul>,
          ],
        }))}
      />
    </section>
  );
}
