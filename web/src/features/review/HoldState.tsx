import { type ApprovalProduct, handOverApprovalProduct } from '@smriti/shared/album/approval';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { approvalProductQuery } from '#lib/albums/approval.ts';
import { callApi } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { invalidate } from '#lib/queries/invalidate.ts';
import { Button } from '#ui/actions/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { reviewMessages } from './staff-messages';

interface ReleaseButtonProps {
  id: string;
  label: string;
  /** Saves what is written; called before the release. */
  beforeRelease?: () => Promise<unknown>;
}

/** Button that makes an album available to all reviewers; for its reviewer and for admins. */
export function ReleaseButton({ id, label, beforeRelease }: ReleaseButtonProps) {
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

interface HoldStateProps extends Pick<ReleaseButtonProps, 'beforeRelease'> {
  product: ApprovalProduct;
}

/** Whether the reviewer has the album, with the button that gives it back. */
export function HoldState({ product: { id, taken }, beforeRelease }: HoldStateProps) {
  const t = useMessages(reviewMessages);
  return (
    <div className="cluster gap-y-2 gap-x-3 items-center">
      <p role="status" className="muted text-sm">
        {taken ? t.mine : t.free}
      </p>
      {taken && <ReleaseButton id={id} label={t.giveBack} beforeRelease={beforeRelease} />}
    </div>
  );
}
