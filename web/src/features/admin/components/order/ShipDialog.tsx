import { MAX_TRACKING_LENGTH } from '@smriti/shared/order/carriers';
import type { PrintState } from '@smriti/shared/order/print-states';
import { useRef, useState } from 'react';
import { useForm } from '#lib/forms/use-form.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../ActionDialog';
import { CarrierField } from './CarrierField';
import { sharedOrderMessages } from './messages';
import { useMoveOrders } from './use-move-orders';

interface ShipDialogProps {
  id: string;
  printState: PrintState | null;
  /** Ids of printed orders that can share the parcel. */
  along: readonly string[];
  onClose: () => void;
}

interface Tracking {
  carrier: string;
  tracking: string;
  isWithout: boolean;
}

function problemsOf({ carrier, tracking, isWithout }: Tracking): { field: string }[] {
  return [
    ...(carrier.trim() === '' ? [{ field: 'carrier' }] : []),
    ...(tracking.trim() === '' && !isWithout ? [{ field: 'tracking' }] : []),
  ];
}

/** Dialog that marks an order, and those in its parcel, as shipped, with carrier and tracking number. */
export function ShipDialog({ id, printState, along, onClose }: ShipDialogProps) {
  const t = useMessages(sharedOrderMessages);
  const [values, setValues] = useState<Tracking>({ carrier: '', tracking: '', isWithout: false });
  const [isAlone, setIsAlone] = useState(false);
  const form = useForm(problemsOf);
  const fields = useRef<HTMLDivElement>(null);
  const shipped = isAlone ? [id] : [id, ...along];
  const write = useMoveOrders(onClose);
  const { carrier, tracking, isWithout } = values;
  function edit(change: Partial<Tracking>): void {
    setValues({ ...values, ...change });
    form.edited('carrier' in change ? ['carrier'] : ['tracking']);
  }
  function ship(): void {
    if (!form.check(values, fields.current?.closest('form') ?? null)) return;
    const tracked = { carrier: carrier.trim(), tracking: isWithout ? '' : tracking.trim() };
    write.begin({ ids: shipped, step: { status: 'Shipped', ...tracked } });
  }
  return (
    <ActionDialog
      onClose={onClose}
      title={t.shipTitle(shipped.length)}
      consequence={t.shipText(shipped.length)}
      confirm={t.ship}
      write={write}
      onConfirm={ship}
    >
      <div ref={fields} className="stack gap-5">
        {printState !== 'printed' && (
          <InlineMessage tone="waiting">{t.notPrinted(1)}</InlineMessage>
        )}
        {along.length > 0 && (
          <CheckboxField
            label={(along.length === 1 ? t.shipAlong : t.shipAllAlong)({
              numbers: along.join(', '),
            })}
            checked={!isAlone}
            onChange={(event) => setIsAlone(!event.target.checked)}
          />
        )}
        <CarrierField
          value={carrier}
          isMissing={form.problemOf('carrier') !== undefined}
          onChange={(value) => edit({ carrier: value })}
        />
        <TextField
          name="tracking"
          label={t.tracking}
          maxLength={MAX_TRACKING_LENGTH}
          autoComplete="off"
          disabled={isWithout}
          value={tracking}
          error={form.problemOf('tracking') && t.trackingMissing}
          onChange={(event) => edit({ tracking: event.target.value })}
        />
        <CheckboxField
          label={t.withoutTracking}
          checked={isWithout}
          onChange={(event) => edit({ isWithout: event.target.checked })}
        />
      </div>
    </ActionDialog>
  );
}
