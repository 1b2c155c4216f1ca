import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { type SharedPhotos, readSharedPhotos } from '#lib/uploads/shared-photos.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { GUEST_DRAFT_NAME, readDraft } from '../save/draft';
import { useCustomerUid } from '../use-customer-uid';
import { shareMessages } from './messages';
import { SharedFiles } from './SharedFiles';
import styles from './SharePhotosPage.module.css';

interface Share extends SharedPhotos {
  /** Configuration of the guest's design in this browser; null if none. */
  guestDesign: string | null;
}

async function readShare(): Promise<Share> {
  const [shared, draft] = await Promise.all([
    readSharedPhotos(Date.now()),
    readDraft(GUEST_DRAFT_NAME),
  ]);
  return { ...shared, guestDesign: draft?.origin ?? null };
}

/** Shared files; null until they have been read. */
function useShare() {
  const [share, setShare] = useState<Share | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const read = () => {
    readShare().then(setShare, (error: unknown) => {
      logFailure('Shared photos could not be read', error);
      setFailed(true);
    });
  };
  useEffect(read, []);
  return { share, hasFailed, after: (work: Promise<void>) => void work.then(read, read) };
}

/**
 * Page /share-photos, the target of shares from other apps. Asks whether to use the photos, because
 * any website can send some, and opens the studio, which adds them. A visitor without a design
 * first chooses a product (docs/rules.md#studio-7).
 */
export default function SharePhotosPage() {
  const t = useMessages(shareMessages);
  const uid = useCustomerUid();
  const { share, hasFailed, after } = useShare();
  if ((share === null && !hasFailed) || uid === undefined) return <Loading />;
  const count = share?.files.length ?? 0;
  const isWaiting = count > 0 || (share?.refused.length ?? 0) > 0;
  if (share?.isAccepted && count > 0) {
    if (uid !== null) return <Navigate to="/my-account/create-album" replace />;
    if (share.guestDesign) return <Navigate to={`/create-product?${share.guestDesign}`} replace />;
  }
  return (
    <div className={styles.page}>
      <title>{t.pageTitle}</title>
      <PageHeading>{t.heading}</PageHeading>
      {share && isWaiting && !share.isAccepted ? (
        <SharedFiles
          files={share.files}
          refused={share.refused.map(({ name }) => name)}
          onUse={() => after(share.accept())}
          onDiscard={() => after(share.forget())}
        />
      ) : (
        <EmptyState
          drawing="album"
          title={count > 0 ? t.waiting(count) : t.none}
          action={<NextActions hasLogin={count > 0 && uid === null} />}
        >
          {count > 0 ? t.choose : t.howTo}
        </EmptyState>
      )}
    </div>
  );
}

function NextActions({ hasLogin }: { hasLogin: boolean }) {
  const t = useMessages(shareMessages);
  const from = { pathname: '/share-photos', search: '', hash: '' };
  return (
    <div className="cluster gap-3 justify-center">
      <ButtonLink to="/products" variant="filled">
        {t.products}
      </ButtonLink>
      {hasLogin && (
        <ButtonLink to="/login" state={{ from }}>
          {t.login}
        </ButtonLink>
      )}
    </div>
  );
}
