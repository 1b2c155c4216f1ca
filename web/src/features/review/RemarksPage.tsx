import type { OwnApprovalProduct } from '@smriti/shared/album/approval';
import { AlbumStatusBadge } from '../../components/feedback/AlbumStatusBadge';
import { ReviewHistory } from '../../components/album-review/ReviewHistory';
import { RoundsReview } from '../../components/album-review/RoundsReview';
import { ButtonLink } from '../../components/actions/Button';
import { InlineMessage } from '../../components/feedback/InlineMessage';
import { PageHeading } from '../../components/layout/PageHeading';
import { useMessages } from '../../lib/i18n';
import { initialPaymentPath } from '../../lib/initial-payment-path';
import { previewMessages, remarksMessages, reviewMessages } from './messages';
import type { ReviewedAlbum } from './reviewed-album';
import styles from './ReviewPage.module.css';

/** The remarks on an album of one's own, to be read. */
export function RemarksPage({ product, sizes }: ReviewedAlbum<OwnApprovalProduct>) {
  const preview = useMessages(previewMessages);
  const { historyHeading } = useMessages(reviewMessages);
  const title = product.title || preview.untitled;
  return (
    <>
      <title>{preview.pageTitle({ title })}</title>
      <PageHeading intro={<AlbumStatusBadge status={product.status} />}>{title}</PageHeading>
      <div className={styles.parts}>
        <NextStep product={product} />
        <RoundsReview {...{ product, sizes }} isOwn />
        <section className={styles.history}>
          <h2>{historyHeading}</h2>
          <ReviewHistory events={product.history} isOwn />
        </section>
      </div>
    </>
  );
}

interface Step {
  text: string;
  to?: string;
  label?: string;
}

/** What the customer can do in each state of the album. */
function useNextStep(product: OwnApprovalProduct): Step {
  const t = useMessages(remarksMessages);
  const { id, status, is_placed, is_unpaid } = product;
  if (is_placed) return { text: t.placed, to: '/my-account/account-orders', label: t.orders };
  const steps = {
    Cart: { text: t.design, to: `/edit-product?id=${id}`, label: t.edit },
    Draft: { text: t.design, to: `/edit-product?id=${id}`, label: t.edit },
    Requested: { text: t.requested },
    Responded: { text: t.responded, to: `/final-checkout/${id}`, label: t.decide },
    Approved: { text: t.approved, to: '/checkout', label: t.checkout },
  };
  if (status === 'Requested' && is_unpaid) {
    return { text: t.pay, to: initialPaymentPath(product), label: t.toPayment };
  }
  return steps[status];
}

function NextStep({ product }: { product: OwnApprovalProduct }) {
  const { text, to, label } = useNextStep(product);
  const tone = product.status === 'Approved' ? 'success' : 'info';
  return (
    <InlineMessage
      tone={tone}
      action={
        to && (
          <ButtonLink variant="filled" to={to}>
            {label}
          </ButtonLink>
        )
      }
    >
      {text}
    </InlineMessage>
  );
}
