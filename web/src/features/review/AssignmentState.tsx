import { type ApprovalProduct, handOverApprovalProduct } from '@smriti/shared/album/approval';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { approvalProductQuery } from '#lib/albums/approval.ts';
import { callApi } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { invalidate } from '#lib/queries/invalidate.ts';
import { Button } from '#ui/actions/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { reviewMessages } from './staff-messages';

interface ReturnAlbumButtonProps {
  id: string;
  label: string;
  /** Saves unsaved text; called before the album is returned. */
  beforeRelease?: () => Promise<unknown>;
}

/** Button that makes an album available to all reviewers; for its reviewer and for admins. */
export function ReturnAlbumButton({ id, label, beforeRelease }: ReturnAlbumButtonProps) {
  const t = useMessages(reviewMessages);
  const queries = useQueryClient();
  const { queryKey } = approvalProductQuery(id);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await beforeRelease?.();
      return callApi(handOverApprovalProduct, { params: { id }, body: { uid: null } });
    },
    onSuccess: async ({ taken }) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (product) => product && { ...product, taken });
    },
    onError: () => showToast('error', t.releaseFailed),
    onSettled: () => invalidate.review(queries),
  });
  return (
    <Button size="small" isBusy={isPending} busyLabel={t.releasing} onClick={() => mutate()}>
      {label}
    </Button>
  );
}

interface AssignmentStateProps extends Pick<ReturnAlbumButtonProps, 'beforeRelease'> {
  product: ApprovalProduct;
}

/** State of the reviewer's assignment, with the button that returns the album. */
export function AssignmentState({ product: { id, taken }, beforeRelease }: AssignmentStateProps) {
  const t = useMessages(reviewMessages);
  return (
    <div className="cluster gap-y-2 gap-x-3 items-center">
      <p role="status" className="muted text-sm">
        {taken ? t.mine : t.free}
      </p>
      {taken && <ReturnAlbumButton id={id} label={t.giveBack} beforeRelease={beforeRelease} />}
    </div>
  );
}
