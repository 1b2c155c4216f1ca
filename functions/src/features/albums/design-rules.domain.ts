import { AppError, type FieldProblem } from '@smriti/shared/base/errors';
import { canvasPaper, isForKind } from '@smriti/shared/catalogue/kinds';
import {
  type PhotoCountRule,
  photoCountText,
  takesPhotos,
} from '@smriti/shared/catalogue/photo-counts';
import { type CatalogueRecords, getRecord, hasRecord } from '../catalogue/catalogue.domain';
import type { AlbumContent } from './album.domain';

/** What a size and a paper are for, where no product names those that it takes. */
export function kindProblems(catalogue: CatalogueRecords, content: AlbumContent): FieldProblem[] {
  const { product_type: kind, album_size_id, paper_type_id } = content;
  if (kind === 'product') return [];
  const message = kind === 'canvas' ? 'is not for canvas prints' : 'is for canvas prints only';
  const isFor = (list: 'album-sizes' | 'paper-types', id: number | null) =>
    id === null ||
    !hasRecord(catalogue, list, id) ||
    isForKind(getRecord(catalogue, list, id), kind);
  const problems: FieldProblem[] = [];
  if (!isFor('album-sizes', album_size_id)) problems.push({ field: 'album_size_id', message });
  const paper = kind === 'canvas' ? canvasPaper(catalogue.data['paper-types'])?.id : undefined;
  const isOther = paper !== undefined && paper_type_id !== null && paper_type_id !== paper;
  if (isOther || !isFor('paper-types', paper_type_id)) {
    problems.push({ field: 'paper_type_id', message });
  }
  return problems;
}

/** A canvas is printed on the canvas paper: its form does not ask. */
export function withCanvasPaper(catalogue: CatalogueRecords, content: AlbumContent): AlbumContent {
  if (content.product_type !== 'canvas' || content.paper_type_id !== null) return content;
  const paper = canvasPaper(catalogue.data['paper-types']);
  return { ...content, paper_type_id: paper?.id ?? null };
}

/** How many photos the product of a design takes; any number without one. */
export function photoCountOf(catalogue: CatalogueRecords, id: number | null): PhotoCountRule {
  return id !== null && hasRecord(catalogue, 'products', id)
    ? getRecord(catalogue, 'products', id)
    : {};
}

/**
 * Holds a design that is requested to the number of photos that its product takes; what is saved as
 * a draft may have fewer, or more.
 * @throws AppError business_rule, with the product's own numbers.
 */
export function assertPhotoCount(
  catalogue: CatalogueRecords,
  { product_id, photo_ids }: Pick<AlbumContent, 'product_id' | 'photo_ids'>,
): void {
  const rule = photoCountOf(catalogue, product_id);
  const message = photoCountText(rule);
  if (message === null || takesPhotos(rule, photo_ids.length)) return;
  throw new AppError('business_rule', message, { details: [{ field: 'images', message }] });
}
