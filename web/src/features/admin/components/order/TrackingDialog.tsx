import { MAX_TRACKING_LENGTH } from '@smriti/shared/order/carriers';
import { updateOrderStatus } from '@smriti/shared/order/order-management';
import type { PrintJob } from '@smriti/shared/order/print-jobs';
import { useState } from 'react';
import { callApi } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { WriteDialog } from '../WriteDialog';
import { CarrierField } from './CarrierField';
import { sharedOrderMessages } from './messages';

interface TrackingDialogProps {
  order: Pick<PrintJob, 'id' | 'carrier' | 'tracking_number'>;
  onClose: () => void;
}

/** Dialog that corrects carrier and tracking number of a shipped order. */
export function TrackingDialog({ order, onClose }: TrackingDialogProps) {
  const t = useMessages(sharedOrderMessages);
  const [carrier, setCarrier] = useState(order.carrier);
  const [tracking, setTracking] = useState(order.tracking_number);
  return (
    <WriteDialog
      onClose={onClose}
      title={t.trackingTitle}
      consequence={t.trackingText}
      confirm={t.save}
      send={() =>
        callApi(updateOrderStatus, {
          params: { id: order.id },
          body: { carrier: carrier.trim(), tracking_number: tracking.trim() },
        })
      }
      makesStale={['staff-orders']}
      success={() => t.trackingSaved}
    >
      <CarrierField value={carrier} isMissing={false} onChange={setCarrier} />
      <TextField
        label={t.tracking}
        maxLength={MAX_TRACKING_LENGTH}
        autoComplete="off"
        value={tracking}
        onChange={(event) => setTracking(event.target.value)}
      />
    </WriteDialog>
  );
}
