import type { OwnAlbumDetail } from '@smriti/shared/album/albums';
import { isContentOpen } from '@smriti/shared/album/album-states';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { loadWithTexts } from '#lib/language/texts.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { useSession } from '#lib/session/session-store.ts';
import type { StudioCatalogue } from './choices/studio-catalogue';
import { keepOfferedChoices } from './choices/parse-configured-design';
import { toDesignContent } from './design-content';
import { editedAlbumQuery, useCatalogueFor } from './edited-album';
import { MissingDesignError } from './MissingDesignError';
import { studioMessages } from './messages';
import type { StudioPlan } from './studio-plan';
import { StudioLoading, StudioFailure, StudioPage } from './StudioPage';

const ReadOnlyAlbum = lazy(() =>
  loadWithTexts(
    async () => ({ default: (await import('./ReadOnlyAlbum')).ReadOnlyAlbum }),
    'editor',
  ),
);

/** Page /edit-product?id={id} (docs/rules.md#studio-1). */
export default function EditProductPage() {
  const headings = useMessages(pageHeadings);
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const { data: album, error, refetch } = useQuery(editedAlbumQuery(id));
  const page = useRef<HTMLDivElement>(null);
  const isMissing = id === '' || (error instanceof ApiError && [400, 404].includes(error.status));

  const [loads, countLoad] = useReducer((before: number) => before + 1, 0);

  /**
   * Loads the album again. The page takes the focus, because the clicked button may have
   * disappeared.
   */
  async function reload(): Promise<void> {
    await refetch();
    // useQuery updates components asynchronously, but the page that opens next needs the new album.
    flushSync(countLoad);
    page.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={page} tabIndex={-1} className="page-flush">
      {isMissing && <MissingAlbum />}
      {!isMissing && error && (
        <StudioFailure heading={headings.editAlbum} onRetry={() => void refetch()} />
      )}
      {!isMissing && !error && !album && <StudioLoading heading={headings.editAlbum} />}
      {!error && album && <LoadedAlbum {...{ album, loads }} onReload={reload} />}
    </div>
  );
}

function MissingAlbum() {
  const t = useMessages(studioMessages);
  const headings = useMessages(pageHeadings);
  return (
    <>
      <title>{t.pageTitle({ page: headings.editAlbum })}</title>
      <h1 className="visually-hidden">{headings.editAlbum}</h1>
      <MissingDesignError text={t.albumMissing} />
    </>
  );
}

interface LoadedAlbumProps {
  album: OwnAlbumDetail;
  /** Number of reloads so far. */
  loads: number;
  onReload: () => Promise<unknown>;
}

const isOpenToEdit = (album: OwnAlbumDetail) => !album.is_placed && isContentOpen(album.status);

function LoadedAlbum({ album, loads, onReload }: LoadedAlbumProps) {
  const headings = useMessages(pageHeadings);
  // If the album is frozen during the edit, the form stays open, and saving reports the problem.
  const [opened, setOpened] = useState({ loads, isOpen: isOpenToEdit(album) });
  if (opened.loads !== loads) setOpened({ loads, isOpen: isOpenToEdit(album) });
  const uid = useSession(({ user }) => user?.uid);
  const { data: catalogue, error, refetch } = useCatalogueFor(album);
  if (error) {
    return <StudioFailure heading={headings.editAlbum} onRetry={() => void refetch()} />;
  }
  const beginning = <StudioLoading heading={headings.editAlbum} />;
  if (!catalogue || !uid) return beginning;
  if (!opened.isOpen) {
    return (
      <Suspense fallback={beginning}>
        <ReadOnlyAlbum album={album} onReopened={onReload} />
      </Suspense>
    );
  }
  return (
    <StudioPage
      key={album.id}
      heading={headings.editAlbum}
      plan={planFor(album, catalogue)}
      owner={{ kind: 'customer', uid }}
      catalogue={catalogue}
      target={{ kind: 'edit', id: album.id, quantity: album.quantity }}
      onReload={onReload}
    />
  );
}

function planFor(album: OwnAlbumDetail, catalogue: StudioCatalogue): StudioPlan {
  const { choices, texts } = toDesignContent(album);
  return {
    type: album.product_type,
    draft: `edit-product/${album.id}`,
    draftId: null,
    isKeptByShop: false,
    albumId: album.id,
    productId: album.product_id,
    initialPaid: album.initial_paid,
    quantity: album.quantity,
    origin: album.id,
    choices: keepOfferedChoices(choices, catalogue, album.product_type === 'product'),
    texts,
    images: album.images,
    version: album.version,
    goal: null,
    takesGuests: false,
  };
}
