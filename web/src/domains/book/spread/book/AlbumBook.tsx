import type { AlbumImage } from '@smriti/shared/album/albums';
import type { AlbumDesign } from '@smriti/shared/book/designs';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { PreviewButton } from '../../preview/PreviewButton';
import { albumBookMessages } from './album-book-messages';
import { BookViewer } from './BookViewer';
import { type SpreadFace, findPartContaining, type FacePartName } from '../face';
import { useFaces } from '../use-faces';
import { toBookFinish } from '../finish';
import { isMugCover } from './is-mug-cover';
import { type PinHandlers, PinLayer, type PinMark } from '../pins/PinLayer';
import { type ShownPhotos, toShownPhotos } from '../shown-photo';
import { listSpreadWarnings } from '../warnings/spread-warnings';
import { WarningList } from '../warnings/WarningList';

interface AlbumBookProps {
  design: Pick<UseQueryResult<AlbumDesign>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  album: {
    title: string;
    images: readonly AlbumImage[];
    lamination: string;
    coverType: string;
    drawn_cover?: unknown;
  };
  /** Initial state of the guides for cut, fold and safe zone; undefined for no guides. */
  guides?: 'on' | 'off';
  /** Whether to list print warnings, which are for the album's owner. */
  hasWarnings?: boolean;
  /** Called with the clicked point when a photo is clicked. */
  onPhoto?: PinHandlers['onPhoto'];
  /** Points of photos that remarks refer to. */
  marks?: readonly PinMark[];
  /** Moves a pin by keyboard; undefined if pins are read-only. */
  onMovePin?: PinHandlers['onMovePin'];
  /** Photo or spread to show, set by the page; a new object for each request. */
  wanted?: RequestedPlace | null;
  /** Renders tools for the visible spread, in a row with other tools. */
  renderTools?: (face: SpreadFace) => ReactNode;
  /** Whether thumbnails of all spreads are shown. */
  hasThumbnails?: boolean;
}

export type RequestedPlace = { photoId: string } | { spreadId: string };

/** The book of a saved album, read-only. */
export function AlbumBook({ design, ...shown }: AlbumBookProps) {
  const t = useMessages(albumBookMessages);
  const headingId = useId();
  const section = useFocusOnSpread(shown.wanted ?? null);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="stack gap-4 min-w-0"
    >
      <h2 id={headingId} className="text-xl">
        {(design.data?.book.kind ?? 'book') === 'book' ? t.heading : t.headingOther}
      </h2>
      {design.data ? (
        <OpenedBook {...shown} book={design.data.book} />
      ) : design.error ? (
        <ErrorState message={t.failed} query={design} />
      ) : (
        <Loading label={t.loading}>
          <Skeleton shape="block" ratio="2 / 1" />
        </Loading>
      )}
    </section>
  );
}

/**
 * Moves the focus to the book when a spread is requested. For a photo, the field of its remark
 * takes the focus.
 */
function useFocusOnSpread(wanted: RequestedPlace | null): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!wanted || !('spreadId' in wanted)) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView?.({ block: 'start' });
  }, [wanted]);
  return section;
}

function OpenedBook(props: Omit<AlbumBookProps, 'design'> & Pick<AlbumDesign, 'book'>) {
  const { book, album, guides, hasWarnings = false, onPhoto, onMovePin, wanted } = props;
  const { marks = [], renderTools, hasThumbnails } = props;
  const t = useMessages(albumBookMessages);
  const [hasGuides, setHasGuides] = useState(guides === 'on');
  const photos = useMemo(() => toShownPhotos(album.images), [album.images]);
  const faces = useFaces(book);
  const { shownId, setShownId, side } = useRequestedSpread(faces, wanted ?? null);
  const face = faces.find(({ spread }) => spread.id === shownId) ?? faces[0];
  const isBook = book.kind === 'book';
  const finish = toBookFinish({
    lamination: album.lamination,
    cover: album.coverType,
    isMug: isMugCover(album.drawn_cover),
  });
  return (
    <BookViewer
      {...{ book, photos, finish, shownId, side, hasGuides, hasThumbnails }}
      onShow={setShownId}
      renderLayer={
        onPhoto && ((shown) => <PinLayer {...{ book, shown, photos, marks, onPhoto, onMovePin }} />)
      }
    >
      <div className="cluster gap-y-2 gap-x-4 items-center justify-center">
        <PreviewButton title={album.title} {...{ book, photos, finish }} />
        {guides && (
          <CheckboxField
            label={isBook ? t.guides : t.guidesOther}
            checked={hasGuides}
            onChange={({ target }) => setHasGuides(target.checked)}
          />
        )}
        {face && renderTools?.(face)}
      </div>
      {hasGuides && (
        <p className="muted text-sm text-center justify-self-center">
          {isBook ? t.guidesHint : t.guidesOtherHint}
        </p>
      )}
      {hasWarnings && <Warnings {...{ book, faces, photos }} onLook={setShownId} />}
    </BookViewer>
  );
}

/** The visible spread: the one the user turned to, or the one that the page requested. */
function useRequestedSpread(faces: readonly SpreadFace[], wanted: RequestedPlace | null) {
  const [shownId, setShownId] = useState<string | null>(null);
  const [side, setSide] = useState<{ part: FacePartName | null } | null>(null);
  const [reached, setReached] = useState<RequestedPlace | null>(null);
  if (wanted && wanted !== reached) {
    setReached(wanted);
    const place = placeOf(faces, wanted, shownId);
    if (place) {
      setShownId(place.id);
      setSide({ part: place.part });
    }
  }
  return { shownId, setShownId, side };
}

/**
 * Place at which a photo is shown: preferably on the visible spread, then inside the book, then on
 * the cover.
 */
function placeOf(faces: readonly SpreadFace[], wanted: RequestedPlace, shownId: string | null) {
  if ('spreadId' in wanted) return { id: wanted.spreadId, part: null };
  const frames = faces.flatMap((face) =>
    face.spread.items.flatMap((item) =>
      item.type === 'photo' && item.photo === wanted.photoId ? [{ face, item }] : [],
    ),
  );
  const shown = frames.find(({ face }) => face.spread.id === shownId);
  const found = shown ?? frames.find(({ face }) => !face.isCover) ?? frames[0];
  return (
    found && {
      id: found.face.spread.id,
      part: findPartContaining(found.face, found.item)?.name ?? null,
    }
  );
}

interface WarningsProps extends Pick<AlbumDesign, 'book'> {
  faces: readonly SpreadFace[];
  photos: ShownPhotos;
  onLook: (id: string) => void;
}

function Warnings({ book, faces, photos, onLook }: WarningsProps) {
  const warnings = useMemo(() => listSpreadWarnings(book, faces, photos), [book, faces, photos]);
  return (
    <WarningList
      {...{ warnings, photos }}
      scene={book}
      onLook={({ face }) => onLook(face.spread.id)}
    />
  );
}
