import { deleteOrder } from '@smriti/shared/order/order-management';
import { useNavigate } from 'react-router-dom';
import { callOnce } from '#lib/api/call-once.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { ActionDialog } from '../components/ActionDialog';
import { useStaffWrite } from '../lib/use-staff-write';
import { afterSaleMessages } from './after-sale-messages';
import { staffOrderMessages } from './order-messages';

/** Dialog that deletes a cancelled order that was never paid. */
export function RemoveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useMessages(afterSaleMessages);
  const words = useMessages(staffOrderMessages);
  const navigate = useNavigate();
  const write = useStaffWrite(() => callOnce(deleteOrder, { params: { id } }), {
    makesStale: ['staff-dashboard'],
    success: () => t.removed,
    onDone: () => void navigate('/admin/orders', { replace: true }),
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={t.removeTitle}
      consequence={t.removeText}
      confirm={words.remove}
      isDangerous
      write={write}
      onConfirm={() => write.begin()}
    />
  );
}
