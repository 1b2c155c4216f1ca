import type { Order } from '@smriti/shared/order/orders';
import { useState } from 'react';
import { Button } from '../../../components/actions/Button';
import { useMessages } from '../../../lib/i18n';
import { ActionDialog } from '../components/ActionDialog';
import { BulkBar } from '../components/BulkBar';
import { DeliverDialog } from '../components/order/DeliverDialog';
import { ShipDialog } from '../components/order/ShipDialog';
import { useOrderMoves } from '../components/order/use-order-moves';
import type { Selection } from '../lib/use-selection';
import { ordersMessages } from './messages';
import { type BulkStep, commonSteps } from './staff-orders';

interface BulkMovesProps {
  selection: Selection;
  orders: readonly Order[];
}

/** Moves the chosen orders on together, as far as all of them can. */
export function BulkMoves({ selection, orders }: BulkMovesProps) {
  const t = useMessages(ordersMessages);
  const [asked, setAsked] = useState<BulkStep | null>(null);
  const { ids, clear } = selection;
  const steps = commonSteps(orders.filter(({ id }) => ids.includes(id)));
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
  const t = useMessages(ordersMessages);
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
