import { deleteOrder } from '@smriti/shared/order/order-management';
import { useNavigate } from 'react-router-dom';
import { callOnce } from '#lib/api/call-once.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { WriteDialog } from '../components/WriteDialog';
import { afterSaleMessages } from './after-sale-messages';
import { staffOrderMessages } from './order-messages';

/** Dialog that deletes a cancelled order that was never paid. */
export function RemoveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useMessages(afterSaleMessages);
  const words = useMessages(staffOrderMessages);
  const navigate = useNavigate();
  return (
    <WriteDialog
      onClose={onClose}
      title={t.removeTitle}
      consequence={t.removeText}
      confirm={words.remove}
      isDangerous
      send={() => callOnce(deleteOrder, { params: { id } })}
      makesStale={['staff-dashboard']}
      success={() => t.removed}
      onDone={() => void navigate('/admin/orders', { replace: true })}
    />
  );
}
