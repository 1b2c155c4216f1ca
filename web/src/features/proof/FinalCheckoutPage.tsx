import type { ApprovalProduct } from '@smriti/shared/album/approval';
import type { Book } from '@smriti/shared/book/scene';
import type { AlbumSize } from '@smriti/shared/catalogue/album-sizes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { AlbumCover } from '#domains/albums/AlbumCover.tsx';
import { AlbumStatusBadge } from '#domains/albums/AlbumStatusBadge.tsx';
import { listCurrentProposals } from '#domains/book/proposals/current-proposals.ts';
import { LazyRoundComparison, LazyProposals } from '#domains/book/proposals/lazy-proposals.ts';
import { ReplyForm } from '#domains/review/ReplyForm.tsx';
import { ReviewHistory } from '#domains/review/ReviewHistory.tsx';
import { ReviewRounds } from '#domains/review/ReviewRounds.tsx';
import {
  listRoundPins,
  type PhotoWithRemark,
  hideOpenRemarks,
} from '#domains/review/review-rounds.ts';
import type { RequestedPhoto } from '#domains/review/use-requested-photo.ts';
import { albumDesignQuery } from '#lib/albums/album-design.ts';
import { approvalProductQuery } from '#lib/albums/approval.ts';
import { useComparedRounds } from '#lib/albums/compared-rounds.ts';
import { useAnswerProposal, useReplyToRemark } from '#lib/albums/proposals.ts';
import { ApiError } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useLiveStatus } from '#lib/live-status/use-live-status.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { albumSizesQuery } from '#lib/shop/catalogue-queries.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { proofMessages } from './messages';
import styles from './FinalCheckoutPage.module.css';
import { ProofDecision } from './ProofDecision';
import { ProofDetails } from './ProofDetails';

const AlbumBook = lazy(async () => ({
  default: (await import('#domains/book/spread/book/AlbumBook.tsx')).AlbumBook,
}));

/** /final-checkout/{albumId}: the proof, which the customer approves or returns. */
export default function FinalCheckoutPage() {
  const t = useMessages(proofMessages);
  const headings = useMessages(pageHeadings);
  const { albumId = '' } = useParams();
  const album = useQuery(approvalProductQuery(albumId));
  const { data: sizes = [] } = useQuery(albumSizesQuery);
  const { data: product, error } = album;
  useLiveStatus(product !== undefined);
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <div className="page-flush">
      {product && !isMissing ? (
        <Proof key={albumId} {...{ product, sizes }} />
      ) : (
        <>
          <title>{t.pageTitle({ title: headings.proof })}</title>
          <PageHeading>{headings.proof}</PageHeading>
          {!error && <ProofSkeleton />}
          {isMissing && <MissingProof />}
          {error && !isMissing && <ErrorState message={t.failed} query={album} />}
        </>
      )}
    </div>
  );
}

function Proof({ product, sizes }: { product: ApprovalProduct; sizes: readonly AlbumSize[] }) {
  const t = useMessages(proofMessages);
  const headings = useMessages(pageHeadings);
  const { title, status, print_warnings, history } = product;
  const [wanted, setWanted] = useState<RequestedPhoto | null>(null);
  const [isComparing, setComparing] = useState(false);
  const compared = useComparedRounds(product, isComparing);
  const design = useQuery(albumDesignQuery(product.id));
  const isOwn = product.viewer === 'owner';
  return (
    <>
      <title>{t.pageTitle({ title: headings.proof })}</title>
      <PageHeading intro={t.intro}>{headings.proof}</PageHeading>
      <div className="row gap-4 items-center mb-4">
        <div className={styles.cover}>
          <AlbumCover cover={product.drawn_cover} />
        </div>
        <div className="cluster gap-y-2 gap-x-4 items-center min-w-0">
          <p className={styles.title}>{title || t.untitled}</p>
          <AlbumStatusBadge status={status} />
        </div>
      </div>
      <div className={cx('stack gap-6 content-start min-w-0', styles.columns)}>
        <div className="stack gap-6 content-start min-w-0">
          {print_warnings.length > 0 && (
            <InlineMessage tone="waiting">{t.warnings(print_warnings.length)}</InlineMessage>
          )}
          {product.images.length > 0 && (
            <Suspense>
              <AlbumBook
                {...{ design, album: product }}
                guides="off"
                hasWarnings={isOwn}
                marks={listRoundPins(isOwn ? hideOpenRemarks(product) : product, product.round)}
                wanted={wanted}
                onPhoto={(photoId) => setWanted({ photoId })}
              />
            </Suspense>
          )}
          {design.data && <ProofProposals product={product} book={design.data.book} />}
          <ReviewRounds
            {...{ product, sizes, isOwn, wanted }}
            renderReply={
              isOwn && status === 'Responded'
                ? (photo) => <RemarkReply key={photo.id} albumId={product.id} photo={photo} />
                : undefined
            }
          />
          <Suspense>
            <LazyRoundComparison
              {...{ product, compared }}
              isOpen={isComparing}
              onToggle={setComparing}
            />
          </Suspense>
        </div>
        <div className="stack gap-6 content-start min-w-0">
          <ProofDecision product={product} />
          <ProofDetails product={product} />
          <section className="stack gap-4 surface p-5">
            <h2 className="text-xl">{t.historyHeading}</h2>
            <ReviewHistory {...{ isOwn }} events={history} />
          </section>
        </div>
      </div>
    </>
  );
}

function MissingProof() {
  const t = useMessages(proofMessages);
  return (
    <div role="alert">
      <EmptyState
        drawing="trouble"
        title={t.failed}
        action={<ButtonLink to="/my-account/cart">{t.toCart}</ButtonLink>}
      >
        {t.missing}
      </EmptyState>
    </div>
  );
}

function ProofSkeleton() {
  return (
    <Loading>
      <div className={cx('stack gap-6 content-start min-w-0', styles.columns)}>
        <Skeleton shape="block" ratio="4 / 3" />
        <Skeleton shape="block" height="20rem" />
      </div>
    </Loading>
  );
}

/**
 * The reviewer's proposals, which the customer answers while that is possible; otherwise read-only.
 */
function ProofProposals({ product, book }: { product: ApprovalProduct; book: Book }) {
  const answer = useAnswerProposal(product.id);
  const isOwn = product.viewer === 'owner';
  const proposals = listCurrentProposals(isOwn ? hideOpenRemarks(product) : product);
  const isTheirTurn = isOwn && product.status === 'Responded' && !product.is_placed;
  return (
    <Suspense>
      <LazyProposals {...{ product, book, proposals }} answer={isTheirTurn ? answer : undefined} />
    </Suspense>
  );
}

/** Form for the customer's reply to a remark of the current round. */
function RemarkReply({ albumId, photo }: { albumId: string; photo: PhotoWithRemark }) {
  const sending = useReplyToRemark(albumId, photo.id);
  return <ReplyForm sent={photo.reply} sending={sending} />;
}
