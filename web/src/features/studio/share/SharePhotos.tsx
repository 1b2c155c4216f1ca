import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { ButtonLink } from '../../../components/actions/Button';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { Loading } from '../../../components/feedback/Loading';
import { PageHeading } from '../../../components/layout/PageHeading';
import { useMessages } from '../../../lib/language/i18n';
import { logFailure } from '../../../lib/log';
import { sharedPhotos } from '../../../lib/uploads/shared-photos';
import { GUEST_DRAFT, readDraft } from '../save/draft';
import { useCustomerUid } from '../use-studio-owner';
import { shareMessages } from './messages';
import styles from './SharePhotos.module.css';

interface Share {
  /** How many photos wait for a design. */
  count: number;
  /** Whether files were shared that cannot be taken; the studio names them. */
  hasRefused: boolean;
  /** The configuration of the design that a guest began in this browser. */
  guestDesign: string | null;
}

const NOTHING: Share = { count: 0, hasRefused: false, guestDesign: null };

async function readShare(): Promise<Share> {
  const [{ files, refused }, draft] = await Promise.all([
    sharedPhotos(Date.now()),
    readDraft(GUEST_DRAFT),
  ]);
  return {
    count: files.length,
    hasRefused: refused.length > 0,
    guestDesign: draft?.origin ?? null,
  };
}

function useShare(): Share | null {
  const [share, setShare] = useState<Share | null>(null);
  useEffect(() => {
    readShare().then(setShare, (error: unknown) => {
      logFailure('Shared photos could not be read', error);
      setShare(NOTHING);
    });
  }, []);
  return share;
}

/**
 * /share-photos, where a share of another app leads to: on to the studio, which takes the photos in. A
 * visitor without a design chooses first what to make of them (docs/rules.md#studio-7).
 */
export default function SharePhotos() {
  const t = useMessages(shareMessages);
  const uid = useCustomerUid();
  const share = useShare();
  if (share === null || uid === undefined) return <Loading label={t.loading} />;
  const { count, hasRefused, guestDesign } = share;
  if (count > 0 || hasRefused) {
    if (uid !== null) return <Navigate to="/my-account/create-album" replace />;
    if (guestDesign) return <Navigate to={`/create-product?${guestDesign}`} replace />;
  }
  return (
    <div className={styles.page}>
      <title>{t.pageTitle}</title>
      <PageHeading>{t.heading}</PageHeading>
      <EmptyState
        drawing="album"
        title={count > 0 ? t.waiting(count) : t.none}
        action={<Ways hasLogin={count > 0 && uid === null} />}
      >
        {count > 0 ? t.choose : t.howTo}
      </EmptyState>
    </div>
  );
}

function Ways({ hasLogin }: { hasLogin: boolean }) {
  const t = useMessages(shareMessages);
  const from = { pathname: '/share-photos', search: '', hash: '' };
  return (
    <div className={styles.ways}>
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
