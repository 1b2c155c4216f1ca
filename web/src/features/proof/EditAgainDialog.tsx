import type { OwnApprovalProduct } from '@smriti/shared/album/approval';
import { useNavigate } from 'react-router-dom';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { proofMessages } from './messages';
import { DecisionFailure } from './DecisionFailure';
import { useMoveAlbum } from './use-move-album';

interface EditAgainDialogProps {
  product: OwnApprovalProduct;
  onClose: () => void;
}

/** Dialog that explains what editing the album again means, and then opens the studio. */
export function EditAgainDialog({ product, onClose }: EditAgainDialogProps) {
  const t = useMessages(proofMessages);
  const navigate = useNavigate();
  const { id, status, initial_paid } = product;
  const { mutate, isPending, error } = useMoveAlbum(id, () => {
    void navigate(`/edit-product?id=${id}`);
  });

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t.editAgain}
      description={t.editIntro}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            variant="filled"
            isBusy={isPending}
            busyLabel={t.working}
            onClick={() => mutate({ status: 'Draft' })}
          >
            {t.confirmEdit}
          </Button>
        </>
      }
    >
      <div className="stack gap-4 pt-4">
        <DecisionFailure error={error} />
        <ul className="stack gap-2 indent">
          {status === 'Requested' && <li>{t.editWithdraws}</li>}
          {status === 'Approved' && <li>{t.editUnaccepts}</li>}
          <li>{t.editThen}</li>
          {initial_paid > 0 && <li>{t.editCredit({ amount: formatRupees(initial_paid) })}</li>}
        </ul>
      </div>
    </Dialog>
  );
}
