import { useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ActionDialog } from '../components/ActionDialog';
import type { RowSelection } from '../lib/use-row-selection';
import { useStaffWrite } from '../lib/use-staff-write';
import type { CatalogueKindConfig } from './kind-config';
import { updateRecord, type ManagedRecord } from './managed-records';
import { catalogueMessages } from './messages';

interface UseComputedPricesProps {
  kind: CatalogueKindConfig;
  records: readonly ManagedRecord[];
  selection: RowSelection;
}

/** Selected records whose price differs from the computed one. */
function differing(records: readonly ManagedRecord[], ids: readonly string[]): ManagedRecord[] {
  return records.filter(
    ({ id, price, worked_out: worked }) =>
      ids.includes(String(id)) && typeof worked === 'number' && worked !== price,
  );
}

/**
 * Bulk action that sets the price of the selected products to the price of their default
 * configuration, one by one.
 */
export function ApplyComputedPrices({ kind, records, selection }: UseComputedPricesProps) {
  const t = useMessages(catalogueMessages);
  const [isOpen, setOpen] = useState(false);
  const chosen = differing(records, selection.ids);
  const write = useStaffWrite(
    async () => {
      for (const { id, version, worked_out: price } of chosen) {
        await updateRecord(kind, id, { price, version });
      }
      return chosen.length;
    },
    {
      makesStale: ['staff-catalogue'],
      success: (count) => t.taken(count),
      onDone: () => {
        setOpen(false);
        selection.clear();
      },
    },
  );
  return (
    <>
      <Button size="small" variant="filled" onClick={() => setOpen(true)}>
        {t.takeWorkedOut}
      </Button>
      <ActionDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t.takeTitle}
        consequence={t.takeConsequence(chosen.length)}
        confirm={t.takeWorkedOut}
        write={write}
        onConfirm={() => write.begin()}
      />
    </>
  );
}
