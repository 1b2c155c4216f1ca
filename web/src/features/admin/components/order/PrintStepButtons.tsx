import type { PrintState } from '@smriti/shared/order/print-states';
import { useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ActionDialog } from '../ActionDialog';
import { sharedOrderMessages } from './messages';
import { PrintDialog } from './PrintDialog';
import { useMoveOrders } from './use-move-orders';

interface PrintStepButtonsProps {
  id: string;
  state: PrintState;
  /** Whether printing is the next step of the order; its button is then the primary one. */
  isNext?: boolean;
  hasBack?: boolean;
  size?: 'small' | undefined;
}

const ON = { waiting: 'start', printing: 'finish', printed: null } as const;
const BACK = { waiting: null, printing: 'waiting', printed: 'printing' } as const;

/**
 * Buttons that move an order's print one step forward, or back with a note, each after a
 * confirmation.
 */
export function PrintStepButtons(props: PrintStepButtonsProps) {
  const { id, state, isNext = false, hasBack = true, size } = props;
  const t = useMessages(sharedOrderMessages);
  const [asked, setAsked] = useState<'start' | 'finish' | 'back' | null>(null);
  const close = () => setAsked(null);
  const write = useMoveOrders(close);
  const [on, back] = [ON[state], hasBack ? BACK[state] : null];
  return (
    <>
      {on && (
        <Button variant={isNext ? 'filled' : 'outline'} size={size} onClick={() => setAsked(on)}>
          {t[on]}
        </Button>
      )}
      {back && (
        <Button variant="quiet" size={size} onClick={() => setAsked('back')}>
          {back === 'waiting' ? t.backToWaiting : t.backToPrinting}
        </Button>
      )}
      {(asked === 'start' || asked === 'finish') && (
        <PrintDialog step={asked} ids={[id]} onClose={close} />
      )}
      {back && asked === 'back' && (
        <ActionDialog
          onClose={close}
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
