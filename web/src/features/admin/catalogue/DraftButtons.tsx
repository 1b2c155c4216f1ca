import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import type { RecordFormState } from '../lib/use-record-form';
import { type CatalogueKindConfig, type FormValues, hasDrafts } from './kind-config';
import type { ManagedRecord } from './managed-records';
import { catalogueMessages } from './messages';

interface DraftButtonsProps {
  kind: CatalogueKindConfig;
  record: ManagedRecord | null;
  editing: RecordFormState<FormValues>;
}

/** Buttons that save a new record as a draft, or publish a draft; none for other records. */
export function DraftButtons({ kind, record, editing }: DraftButtonsProps) {
  const t = useMessages(catalogueMessages);
  const isDraft = record?.draft === true;
  if (record ? !isDraft : !hasDrafts(kind)) return null;
  return (
    <Button
      aria-disabled={editing.write.isPending}
      onClick={({ currentTarget }) => editing.save(currentTarget.form, { draft: `${!isDraft}` })}
    >
      {isDraft ? t.publish : t.saveAsDraft}
    </Button>
  );
}
