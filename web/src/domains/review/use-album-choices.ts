import type { Album } from '@smriti/shared/album/albums';
import { useMessages } from '#lib/language/i18n.ts';
import { localiseRecords } from '#lib/language/localise.ts';
import { albumReviewMessages } from './messages';

type Chosen = Pick<
  Album,
  | 'albumSize'
  | 'orientation'
  | 'paperType'
  | 'frame'
  | 'theme'
  | 'bindingType'
  | 'lamination'
  | 'coverType'
  | 'images'
  | 'quantity'
> & {
  canvas: Pick<NonNullable<Album['canvas']>, 'edge_style' | 'instructions'> | null;
  /** Order number, shown to staff only. */
  order_number?: string | null;
};

/** Labels and values of the album's options, for customers and reviewers. */
export function useAlbumChoices(chosen: Chosen): { label: string; value: string }[] {
  const t = useMessages(albumReviewMessages);
  const album = localiseRecords(chosen);
  const orientations = { 1: t.square, 2: t.landscape, 3: t.portrait };
  const edges = {
    mirrored: t.edgeMirrored,
    wrapped: t.edgeWrapped,
    white: t.edgeWhite,
    black: t.edgeBlack,
  };
  return [
    { label: t.orderNumber, value: album.order_number ?? '' },
    { label: t.size, value: album.albumSize },
    { label: t.orientation, value: album.orientation ? orientations[album.orientation] : '' },
    { label: t.paper, value: album.paperType },
    { label: t.frame, value: album.frame },
    { label: t.theme, value: album.theme },
    { label: t.binding, value: album.bindingType },
    { label: t.lamination, value: album.lamination },
    { label: t.cover, value: album.coverType },
    { label: t.edges, value: album.canvas ? edges[album.canvas.edge_style] : '' },
    { label: t.instructions, value: album.canvas?.instructions ?? '' },
    { label: t.photos, value: String(album.images.length) },
    { label: t.copies, value: String(album.quantity) },
  ].filter(({ value }) => value !== '');
}
