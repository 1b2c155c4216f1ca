import type { PrintState } from '@smriti/shared/order/print-states';
import { useState } from 'react';
import { Button } from '../../../../components/actions/Button';
import { useMessages } from '../../../../lib/i18n';
import { ActionDialog } from '../ActionDialog';
import { orderPartMessages } from './messages';
import { useOrderMoves } from './use-order-moves';

interface PrintStepsProps {
  id: string;
  state: PrintState;
  /** Whether the step on is the next step on the page. */
  isNext?: boolean;
}

const ON = { waiting: 'printing', printing: 'printed', printed: null } as const;
const BACK = { waiting: null, printing: 'waiting', printed: 'printing' } as const;

/** Takes the printing of an order a step on, or back with a note. */
export function PrintSteps({ id, state, isNext = false }: PrintStepsProps) {
  const t = useMessages(orderPartMessages);
  const [isGoingBack, setIsGoingBack] = useState(false);
  const write = useOrderMoves(() => setIsGoingBack(false));
  const [on, back] = [ON[state], BACK[state]];
  return (
    <>
      {on && (
        <Button
          variant={isNext ? 'filled' : 'outline'}
          isBusy={write.isPending && !isGoingBack}
          onClick={() => write.begin({ ids: [id], step: { print: on } })}
        >
          {on === 'printing' ? t.start : t.finish}
        </Button>
      )}
      {back && (
        <Button variant="quiet" onClick={() => setIsGoingBack(true)}>
          {back === 'waiting' ? t.backToWaiting : t.backToPrinting}
        </Button>
      )}
      {back && isGoingBack && (
        <ActionDialog
          isOpen
          onClose={() => setIsGoingBack(false)}
          title={t.backTitle}
          consequence={t.backText}
          confirm={back === 'waiting' ? t.backToWaiting : t.backToPrinting}
          reason={{}}
          write={write}
          onConfirm={(note) => write.begin({ ids: [id], step: { print: back, note } })}
        />
      )}
    </>
  );
}
