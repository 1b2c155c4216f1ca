import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#lib/language/i18n.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { recordName } from './form-values';
import type { CatalogueKindConfig, FormValues } from './kind-config';
import { kindText } from './kind-messages';
import { type ManagedRecord, recordOptionsQuery } from './managed-records';
import { catalogueMessages } from './messages';

interface SameNameNoteProps {
  kind: CatalogueKindConfig;
  record: ManagedRecord | null;
  values: FormValues;
}

const normalise = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * Warning that offered records of a kind have the name that is typed, because customers could not
 * tell them apart. Kinds without a name, and products, of which there may be many, are not compared.
 */
export function SameNameNote({ kind, record, values }: SameNameNoteProps) {
  const t = useMessages(catalogueMessages);
  const isCompared = kind.naming === 'name';
  const typed = typeof values.name === 'string' ? normalise(values.name) : '';
  const { data = [] } = useQuery({ ...recordOptionsQuery(kind.name), enabled: isCompared });
  const same = data.filter(
    (one) => one.id !== record?.id && !one.archived && normalise(recordName(kind, one)) === typed,
  );
  if (!isCompared || typed === '' || same.length === 0) return null;
  const ids = same.map(({ id }) => id).join(', ');
  return (
    <InlineMessage tone="waiting">{t.sameName({ kind: kindText(kind.one), ids })}</InlineMessage>
  );
}
