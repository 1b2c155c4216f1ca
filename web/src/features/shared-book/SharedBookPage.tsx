import { PICTURE_URL_RENEWAL_MINUTES } from '@smriti/shared/album/pictures';
import { COVER_ID } from '@smriti/shared/book/scene';
import { getSharedBook, type SharedBook as Shown } from '@smriti/shared/book/shares';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { FlipBook } from '#domains/book/preview/FlipBook.tsx';
import { toBookFinish } from '#domains/book/spread/finish.ts';
import { useSpreadNames } from '#domains/book/spread/use-spread-names.ts';
import { useFaces } from '#domains/book/spread/use-faces.ts';
import { ApiError, callPublic } from '#lib/api/api.ts';
import { formatDate } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { sharedBookMessages } from './messages';
import styles from './SharedBookPage.module.css';
import { SpreadNotes } from './SpreadNotes';

const MINUTE = 60_000;

/**
 * Page /shared/{token}: a book that its owner shares by a link; search engines must not index it.
 */
export default function SharedBookPage() {
  const t = useMessages(sharedBookMessages);
  const { token = '' } = useParams();
  const shared = useQuery({
    queryKey: queryKeys['shared-book'].one(token),
    queryFn: ({ signal }) => callPublic(getSharedBook, { params: { token }, signal }),
    // Picture URLs expire; refetching renews them.
    refetchInterval: PICTURE_URL_RENEWAL_MINUTES * MINUTE,
  });
  const { data, error } = shared;
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <div className={styles.page}>
      <meta name="robots" content="noindex" />
      <title>{t.pageTitle({ title: data?.title || t.untitled })}</title>
      {(isGone || !data) && <PageHeading>{t.untitled}</PageHeading>}
      {isGone ? (
        <EndedShare />
      ) : data ? (
        <OpenedSharedBook token={token} shown={data} />
      ) : error ? (
        <ErrorState message={t.failed} query={shared} />
      ) : (
        <Loading label={t.loading}>
          <Skeleton shape="block" ratio="2 / 1" />
        </Loading>
      )}
    </div>
  );
}

function EndedShare() {
  const t = useMessages(sharedBookMessages);
  return (
    <div role="alert">
      <EmptyState
        drawing="album"
        title={t.gone}
        action={<ButtonLink to="/products">{t.toShop}</ButtonLink>}
      >
        {t.goneHint}
      </EmptyState>
    </div>
  );
}

function OpenedSharedBook({ token, shown }: { token: string; shown: Shown }) {
  const t = useMessages(sharedBookMessages);
  const { book, title, lamination, cover_type, is_mug, photos, notes, expires_at } = shown;
  const faces = useFaces(book);
  const finish = useMemo(
    () => toBookFinish({ lamination, cover: cover_type, isMug: is_mug }),
    [lamination, cover_type, is_mug],
  );
  const shownPhotos = useMemo(
    () =>
      new Map(
        photos.map(({ id, small_url, large_url, ...photo }) => [
          id,
          { ...photo, small: small_url, large: large_url },
        ]),
      ),
    [photos],
  );
  const [spreadId, setSpreadId] = useState(faces[0]?.spread.id ?? COVER_ID);
  const { faceName } = useSpreadNames(book.kind);
  const face = faces.find(({ spread }) => spread.id === spreadId) ?? faces[0];
  return (
    <>
      <PageHeading intro={t.intro({ date: formatDate(expires_at) })}>
        {title || t.untitled}
      </PageHeading>
      <div className={styles.book}>
        <FlipBook {...{ book, finish }} photos={shownPhotos} onSpread={setSpreadId} />
      </div>
      {face && (
        <SpreadNotes
          {...{ token, spreadId }}
          page={faceName(face)}
          notes={notes.filter(({ spread_id }) => spread_id === face.spread.id)}
        />
      )}
    </>
  );
}
