import { illegalAlbumMove, MAX_NOTE_LENGTH, updateAlbum } from '@smriti/shared/album/albums';
import type { ApprovalProduct } from '@smriti/shared/album/approval';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId } from 'react';
import { useStore } from 'zustand';
import { listCurrentProposals } from '#domains/book/proposals/current-proposals.ts';
import { approvalProductQuery } from '#lib/albums/approval.ts';
import { ApiError } from '#lib/api/api.ts';
import { callOnce } from '#lib/api/call-once.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { invalidate } from '#lib/queries/invalidate.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { cx } from '#ui/cx.ts';
import { reviewMessages } from './staff-messages';
import styles from './RespondForm.module.css';
import type { RemarkState, RemarkEditing } from './remarks/remark-editing';

interface RespondFormProps {
  product: ApprovalProduct;
  work: RemarkEditing;
  onResponded: () => void;
  /** Whether an unsaved proposal is open. */
  isProposing: boolean;
}

/**
 * End of a review round: a note on the whole album, and the button that sends the response to the
 * customer.
 */
export function RespondForm({ product, work, onResponded, isProposing }: RespondFormProps) {
  const t = useMessages(reviewMessages);
  const headingId = useId();
  const reasonId = useId();
  const state = useStore(work.store);
  const { mutate, isPending, error } = useRespond(product, work, onResponded);
  const proposals = listCurrentProposals(product).length;
  const obstacle = findRespondObstacle(product, state, { proposals, isProposing });
  const reasons = {
    unpaid: t.unpaidReason,
    proposing: t.proposingReason,
    'nothing-said': t.nothingSaid,
  };
  const sent = [t.willSend(countRemarks(state)), proposals > 0 && t.willSendProposals(proposals)];
  const reason = obstacle ? reasons[obstacle] : sent.filter(Boolean).join(' ');

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!obstacle) mutate();
  }

  return (
    <form
      aria-labelledby={headingId}
      className={cx('stack gap-3 min-w-0', styles.form)}
      onSubmit={submit}
    >
      <h2 id={headingId} className="visually-hidden">
        {t.respondHeading}
      </h2>
      <TextAreaField
        label={t.note}
        optionalText={t.optional}
        rows={1}
        maxLength={MAX_NOTE_LENGTH}
        className={styles.note}
        value={state.note}
        onChange={(event) => work.writeNote(event.target.value)}
      />
      <RespondFailure error={error} />
      <div className={cx('cluster items-center', styles.send)}>
        <Button
          type="submit"
          variant="filled"
          aria-disabled={obstacle !== null}
          aria-describedby={reasonId}
          isBusy={isPending}
          busyLabel={t.responding}
        >
          {t.respond}
        </Button>
        <p id={reasonId} className="muted text-sm">
          {reason}
        </p>
      </div>
    </form>
  );
}

/** Thrown when remarks could not be saved; the remark fields show the reason. */
class UnsavedRemarks extends Error {}

function useRespond(product: ApprovalProduct, work: RemarkEditing, onResponded: () => void) {
  const queries = useQueryClient();
  const { id } = product;
  const { queryKey } = approvalProductQuery(id);
  return useMutation({
    mutationFn: async () => {
      if (!(await work.save())) throw new UnsavedRemarks();
      const body = { status: 'Responded', note: work.store.getState().note };
      return callOnce(updateAlbum, { params: { id }, body });
    },
    onSuccess: async ({ data }) => {
      work.finish();
      onResponded();
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (old) =>
        old ? { ...old, ...data.album, images: old.images } : old,
      );
      await invalidate.review(queries);
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}

function RespondFailure({ error }: { error: Error | null }) {
  const t = useMessages(reviewMessages);
  if (!error) return null;
  const move = illegalAlbumMove.safeParse(error instanceof ApiError ? error.details : null);
  return (
    <InlineMessage tone="error">
      <p>{t.respondFailed}</p>
      {move.success && <p>{t.moved({ status: move.data.status })}</p>}
      {!move.success && error instanceof ApiError && <p>{error.message}</p>}
    </InlineMessage>
  );
}

/** Reason why a reviewer cannot respond yet. */
type RespondObstacle = 'unpaid' | 'proposing' | 'nothing-said';

/** Number of photos with a remark, saved or not. */
export function countRemarks({ texts }: Pick<RemarkState, 'texts'>): number {
  return Object.values(texts).filter((text) => text.trim() !== '').length;
}

/**
 * Reason why the reviewer cannot respond, which requires a remark, a proposal or a note, and the initial
 * payment (docs/rules.md#states-5). null if there is none.
 */
export function findRespondObstacle(
  { is_unpaid }: Pick<ApprovalProduct, 'is_unpaid'>,
  state: Pick<RemarkState, 'texts' | 'note'>,
  { proposals, isProposing }: { proposals: number; isProposing: boolean },
): RespondObstacle | null {
  if (is_unpaid) return 'unpaid';
  if (isProposing) return 'proposing';
  const isSilent = countRemarks(state) + proposals === 0 && state.note.trim() === '';
  return isSilent ? 'nothing-said' : null;
}
