import { useState } from 'react';
import { Button } from '../../../../components/actions/Button';
import { useMessages } from '../../../../lib/i18n';
import type { Selection } from '../../lib/use-selection';
import { ActionDialog } from '../ActionDialog';
import { BulkBar } from '../BulkBar';
import { DeliverDialog } from './DeliverDialog';
import { orderPartMessages } from './messages';
import { ShipDialog } from './ShipDialog';
import { useOrderMoves } from './use-order-moves';

/** What can be done next with orders, one or several at once. */
export type BulkStep = 'start' | 'finish' | 'ship' | 'deliver';

interface BulkMovesProps {
  selection: Selection;
  /** What all of the chosen ones can take. */
  steps: readonly BulkStep[];
}

/** Moves the chosen orders on together. */
export function BulkMoves({ selection, steps }: BulkMovesProps) {
  const t = useMessages(orderPartMessages);
  const [asked, setAsked] = useState<BulkStep | null>(null);
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
      </BulkBar>
      {asked === 'ship' && <ShipDialog ids={ids} onClose={close} onDone={clear} />}
      {asked === 'deliver' && <DeliverDialog ids={ids} onClose={close} onDone={clear} />}
      {(asked === 'start' || asked === 'finish') && (
        <PrintDialog step={asked} ids={ids} onClose={close} onDone={clear} />
      )}
    </>
  );
}

interface PrintDialogProps {
  step: 'start' | 'finish';
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

function PrintDialog({ step, ids, onClose, onDone }: PrintDialogProps) {
  const t = useMessages(orderPartMessages);
  const write = useOrderMoves(() => {
    onDone();
    onClose();
  });
  const isStart = step === 'start';
  const print = isStart ? 'printing' : 'printed';
  return (
    <ActionDialog
      isOpen
      onClose={onClose}
      title={isStart ? t.startTitle(ids.length) : t.finishTitle(ids.length)}
      consequence={isStart ? t.startText : t.finishText}
      confirm={t[step]}
      write={write}
      onConfirm={() => write.begin({ ids, step: { print } })}
    />
  );
}
