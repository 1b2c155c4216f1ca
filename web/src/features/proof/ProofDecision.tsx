import { type AlbumStatus, allowedMoves } from '@smriti/shared/album/album-states';
import type { ApprovalProduct, OwnApprovalProduct } from '@smriti/shared/album/approval';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { RequestChangesDialog } from './RequestChangesDialog';
import { EditAgainDialog } from './EditAgainDialog';
import { proofMessages } from './messages';
import { DecisionFailure } from './DecisionFailure';
import { useMoveAlbum } from './use-move-album';
import styles from './ProofDecision.module.css';
import { useAlbumStateText } from './use-album-state-text';

/**
 * Buttons that approve the proof or request changes, in the statuses that allow it; otherwise the
 * next step.
 */
export function ProofDecision({ product }: { product: ApprovalProduct }) {
  const t = useMessages(proofMessages);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="stack gap-4 surface p-5">
      <h2 id={headingId} className="text-xl">
        {t.decision}
      </h2>
      {product.viewer === 'owner' ? <OwnerDecision product={product} /> : <p>{t.foreign}</p>}
    </section>
  );
}

function OwnerDecision({ product }: { product: OwnApprovalProduct }) {
  const t = useMessages(proofMessages);
  const { id, status, is_placed } = product;
  const { text, way } = useAlbumStateText(product);
  const [open, setOpen] = useState<'changes' | 'edit' | null>(null);
  const [isAsked, setAsked] = useState(false);
  const close = () => {
    setOpen(null);
  };
  const can = (to: AlbumStatus) => allowedMoves(status, 'owner', is_placed).includes(to);
  const isInReview = status === 'Responded' || status === 'Requested' || status === 'Approved';
  return (
    <>
      {isAsked && status === 'Requested' ? <ChangesRequestedMessage /> : <p>{text}</p>}
      <div className={cx('stack gap-2', styles.actions)}>
        {can('Approved') && <AcceptButton id={id} open={openProposals(product)} />}
        {way && (
          <ButtonLink isWide variant="filled" to={way.to}>
            {way.label}
          </ButtonLink>
        )}
        {status === 'Responded' && (
          <Button isWide onClick={() => setOpen('changes')}>
            {t.askForChanges}
          </Button>
        )}
        {isInReview && can('Draft') && (
          <Button isWide variant="quiet" onClick={() => setOpen('edit')}>
            {t.editAgain}
          </Button>
        )}
      </div>
      {open === 'changes' && (
        <RequestChangesDialog
          id={id}
          onClose={close}
          onSent={() => {
            close();
            setAsked(true);
          }}
        />
      )}
      {open === 'edit' && <EditAgainDialog product={product} onClose={close} />}
    </>
  );
}

/**
 * Success message after changes were requested; takes the focus after the closing dialog has
 * restored it.
 */
function ChangesRequestedMessage() {
  const t = useMessages(proofMessages);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    message.current?.focus();
  }, []);
  return (
    <InlineMessage ref={message} tone="success" isAlert>
      {t.asked}
    </InlineMessage>
  );
}

/** Number of proposals that must be answered before the proof can be approved. */
function openProposals({ proposals }: OwnApprovalProduct): number {
  return proposals.filter(({ state }) => state === 'open').length;
}

function AcceptButton({ id, open }: { id: string; open: number }) {
  const t = useMessages(proofMessages);
  const reasonId = useId();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMoveAlbum(id, () => {
    showToast('success', t.accepted);
    void navigate('/checkout');
  });
  return (
    <>
      <DecisionFailure error={error} />
      {open > 0 && (
        <p id={reasonId}>
          {t.openProposals(open)} <a href="#proposals">{t.toProposals}</a>
        </p>
      )}
      <Button
        isWide
        variant="filled"
        aria-disabled={open > 0}
        aria-describedby={open > 0 ? reasonId : undefined}
        isBusy={isPending}
        busyLabel={t.accepting}
        onClick={() => open === 0 && mutate({ status: 'Approved' })}
      >
        {t.accept}
      </Button>
    </>
  );
}
