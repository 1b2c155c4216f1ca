import { MAX_ARCHIVE_ORDERS } from '@smriti/shared/order/print-files';
import { useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import type { Selection } from '../../lib/use-selection';
import { BulkBar } from '../BulkBar';
import { ArchiveDialog } from '../prints/ArchiveDialog';
import { printMessages } from '../prints/messages';
import { DeliverDialog } from './DeliverDialog';
import { orderPartMessages } from './messages';
import { PrintDialog } from './PrintDialog';
import { ShipDialog } from './ShipDialog';

/** Next step of orders in production. */
export type BulkStep = 'start' | 'finish' | 'ship' | 'deliver';

interface BulkMovesProps {
  selection: Selection;
  /** Steps that all selected orders can take. */
  steps: readonly BulkStep[];
  /** Whether the orders' print files can be downloaded as an archive. */
  hasFiles?: boolean;
}

/** Buttons that move all selected orders to their next step. */
export function BulkMoves({ selection, steps, hasFiles = false }: BulkMovesProps) {
  const t = useMessages(orderPartMessages);
  const [asked, setAsked] = useState<BulkStep | 'files' | null>(null);
  const prints = useMessages(printMessages);
  const { ids, clear } = selection;
  const close = () => setAsked(null);
  return (
    <>
      <BulkBar selection={selection}>
        {steps.map((step) => (
          <Button key={step} size="small" onClick={() => setAsked(step)}>
            {t[step]}
          </Button>
        ))}
        {hasFiles && ids.length <= MAX_ARCHIVE_ORDERS && (
          <Button size="small" onClick={() => setAsked('files')}>
            {prints.archive}
          </Button>
        )}
        {hasFiles && ids.length > MAX_ARCHIVE_ORDERS && (
          <span>{prints.tooMany({ most: MAX_ARCHIVE_ORDERS })}</span>
        )}
      </BulkBar>
      {asked === 'files' && <ArchiveDialog orderIds={ids} contents="files" onClose={close} />}
      {asked === 'ship' && <ShipDialog ids={ids} onClose={close} onDone={clear} />}
      {asked === 'deliver' && <DeliverDialog ids={ids} onClose={close} onDone={clear} />}
      {(asked === 'start' || asked === 'finish') && (
        <PrintDialog step={asked} ids={ids} onClose={close} onDone={clear} />
      )}
    </>
  );
}
