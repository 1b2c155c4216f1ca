import { MAX_ARCHIVE_ORDERS } from '@smriti/shared/order/print-files';
import { useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import type { RowSelection } from '../../lib/use-row-selection';
import { BulkActionBar } from '../BulkActionBar';
import { ArchiveDialog } from '../prints/ArchiveDialog';
import { printFileMessages } from '../prints/messages';
import { DeliverDialog } from './DeliverDialog';
import { sharedOrderMessages } from './messages';
import { PrintDialog } from './PrintDialog';

/** Next step of orders in production. */
export type BulkStep = 'start' | 'finish' | 'ship' | 'deliver';

interface BulkStepButtonsProps {
  selection: RowSelection;
  /** Steps that all selected orders can take. */
  steps: readonly BulkStep[];
  /** Whether the orders' print files can be downloaded as an archive. */
  hasFiles?: boolean;
}

export function BulkStepButtons({ selection, steps, hasFiles = false }: BulkStepButtonsProps) {
  const t = useMessages(sharedOrderMessages);
  const [asked, setAsked] = useState<Exclude<BulkStep, 'ship'> | 'files' | null>(null);
  const prints = useMessages(printFileMessages);
  const { ids, clear } = selection;
  const close = () => setAsked(null);
  return (
    <>
      <BulkActionBar selection={selection}>
        {steps.map((step) =>
          step === 'ship' ? (
            <ButtonLink
              key={step}
              size="small"
              to={`/admin/print-room/shipping?orders=${ids.join(',')}`}
            >
              {t.ship}
            </ButtonLink>
          ) : (
            <Button key={step} size="small" onClick={() => setAsked(step)}>
              {t[step]}
            </Button>
          ),
        )}
        {hasFiles && ids.length <= MAX_ARCHIVE_ORDERS && (
          <Button size="small" onClick={() => setAsked('files')}>
            {prints.archive}
          </Button>
        )}
        {hasFiles && ids.length > MAX_ARCHIVE_ORDERS && (
          <span>{prints.tooMany({ most: MAX_ARCHIVE_ORDERS })}</span>
        )}
      </BulkActionBar>
      {asked === 'files' && <ArchiveDialog orderIds={ids} contents="files" onClose={close} />}
      {asked === 'deliver' && <DeliverDialog ids={ids} onClose={close} onDone={clear} />}
      {(asked === 'start' || asked === 'finish') && (
        <PrintDialog step={asked} ids={ids} onClose={close} onDone={clear} />
      )}
    </>
  );
}
