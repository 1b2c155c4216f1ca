import { MAX_TRACKING_LENGTH } from '@smriti/shared/order/carriers';
import { useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../ActionDialog';
import { sharedOrderMessages } from './messages';
import { useMoveOrders } from './use-move-orders';

interface ShipDialogProps {
  ids: readonly string[];
  /** Ids of printed orders that can share the parcel of a single order. */
  along?: readonly string[];
  onClose: () => void;
  onDone?: () => void;
}

/** Dialog that marks orders as shipped, with carrier and, for a single order, tracking number. */
export function ShipDialog({ ids, along = [], onClose, onDone }: ShipDialogProps) {
  const t = useMessages(sharedOrderMessages);
  const [carrier, setCarrier] = useState('');
  const [tracking, setTracking] = useState('');
  const [isAlone, setIsAlone] = useState(false);
  const shipped = isAlone ? ids : [...ids, ...along];
  const write = useMoveOrders(() => {
    onDone?.();
    onClose();
  });
  const step = { status: 'Shipped', carrier: carrier.trim(), tracking: tracking.trim() } as const;
  return (
    <ActionDialog
      onClose={onClose}
      title={t.shipTitle(shipped.length)}
      consequence={t.shipText(shipped.length)}
      confirm={t.ship}
      write={write}
      onConfirm={() => write.begin({ ids: shipped, step })}
    >
      {along.length > 0 && (
        <CheckboxField
          label={(along.length === 1 ? t.shipAlong : t.shipAllAlong)({ numbers: along.join(', ') })}
          checked={!isAlone}
          onChange={(event) => setIsAlone(!event.target.checked)}
        />
      )}
      <TextField
        label={t.carrier}
        hint={t.carrierHint}
        maxLength={MAX_TRACKING_LENGTH}
        value={carrier}
        onChange={(event) => setCarrier(event.target.value)}
      />
      {ids.length === 1 && (
        <TextField
          label={t.tracking}
          maxLength={MAX_TRACKING_LENGTH}
          autoComplete="off"
          value={tracking}
          onChange={(event) => setTracking(event.target.value)}
        />
      )}
    </ActionDialog>
  );
}
