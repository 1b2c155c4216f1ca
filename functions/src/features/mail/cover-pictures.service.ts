import { fontsForText } from '@smriti/shared/book/text/text-fonts';
import { layoutText } from '@smriti/shared/book/text/text-layout';
import { createTextPath } from '@smriti/shared/book/text/text-path';
import { loadShaper } from '../../platform/pdf/shaper';
import { renderDrawing, renderPrintJpeg } from '../../platform/pictures/pictures';
import type { TriggerDeps } from '../../platform/trigger-deps';
import { presentCover } from '../albums/album-cover.presenter';
import { coverPhotoIds } from '../albums/album-cover.domain';
import type { CoverRecord } from '../albums/album-cover.records';
import { findOrderCovers } from '../orders/order-answers.service';
import type { OrderRecord } from '../orders/order.records';
import { findOrdersById } from '../orders/order.repository';
import type { PhotosById, ShownPhoto } from '../photos/photo.presenter';
import { readRendition, renditionPath } from '../photos/photo.storage';
import { coverSvg } from './cover-svg.presenter';
import type { InlinePicture } from './smtp-sender.service';

const MAX_COVERS = 4;
/** Side of a picture in pixels: twice that of its place in the message. */
const PICTURE_SIDE_PIXELS = 320;

type PictureDeps = Pick<TriggerDeps, 'db' | 'bucket' | 'logger'>;

/** The small rendition of a photo as a JPEG in a data URI; null when it is gone. */
async function photoSource(deps: PictureDeps, photo: ShownPhoto): Promise<string | null> {
  if (photo.renditions === null) return null;
  const bytes = await readRendition(deps, { path: renditionPath(photo, 'small') });
  if (bytes === null) return null;
  return `data:image/jpeg;base64,${(await renderPrintJpeg(bytes)).toString('base64')}`;
}

/** Outlines of a title as printed; '' without one. */
async function titleOutlines({ title }: CoverRecord): Promise<string> {
  if (!title) return '';
  const item = { ...title, leading: 1.2, fit: true };
  const shaper = await loadShaper(fontsForText(item, item));
  return createTextPath(layoutText(item, item, shaper), shaper);
}

async function drawCover(
  deps: PictureDeps,
  cover: CoverRecord,
  { product, photos }: { product: string; photos: PhotosById },
): Promise<Buffer> {
  const shown = coverPhotoIds(cover).flatMap((id) => photos.get(id) ?? []);
  const drawnPhotos = new Map(
    await Promise.all(
      shown.map(async (photo) => {
        const { id, width, height } = photo;
        return [id, { thumbnail_url: await photoSource(deps, photo), width, height }] as const;
      }),
    ),
  );
  const drawn = presentCover(cover, product, (id) => drawnPhotos.get(id) ?? null);
  return renderDrawing(coverSvg(drawn, await titleOutlines(cover)), PICTURE_SIDE_PIXELS);
}

/**
 * Draws the covers of orders, each album once. A picture that cannot be drawn is logged and left out, because
 * the message matters more (docs/rules.md#mail-7).
 */
export async function drawOrderCovers(
  deps: PictureDeps,
  orderIds: readonly string[],
): Promise<InlinePicture[]> {
  const orders = await findOrdersById(deps.db, orderIds);
  const byAlbum = new Map<string, OrderRecord>(orders.map((order) => [order.album_id, order]));
  const shown = [...byAlbum.values()].slice(0, MAX_COVERS);
  const covers = await findOrderCovers(deps.db, shown);
  const pictures: InlinePicture[] = [];
  for (const { id, album, album_id } of shown) {
    const cover = album.cover ?? covers.byAlbum.get(album_id);
    if (!cover) continue;
    const contents = { product: album.product, photos: covers.photos };
    try {
      pictures.push({ cid: `cover-${id}@smriti`, bytes: await drawCover(deps, cover, contents) });
    } catch (error) {
      deps.logger.error({ err: error, order: id }, 'The cover of an order was not drawn.');
    }
  }
  return pictures;
}
