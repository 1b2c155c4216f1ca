import { cancelOrder } from '@smriti/shared/order/orders';
import { callApi } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { WriteDialog } from '../components/WriteDialog';
import { afterSaleMessages } from './after-sale-messages';
import { staffOrderMessages } from './order-messages';

export function CancelOrderDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useMessages(afterSaleMessages);
  const words = useMessages(staffOrderMessages);
  return (
    <WriteDialog
      onClose={onClose}
      title={t.cancelTitle}
      consequence={t.cancelText}
      confirm={words.cancel}
      isDangerous
      reason={{}}
      send={(note) => callApi(cancelOrder, { params: { id }, body: { note } })}
      makesStale={['staff-orders', 'staff-dashboard', 'staff-payments']}
      success={() => t.cancelDone}
    />
  );
}
