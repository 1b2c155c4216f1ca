import type { FieldProblem } from '@smriti/shared/base/errors';
import {
  isOrientationLocked,
  ORIENTATIONS,
  orientationsFor,
} from '@smriti/shared/album/orientation';
import { refusedFields } from '../../platform/refused-fields';
import type { CatalogueRecord } from '../catalogue/catalogue.records';
import { type Catalogue, getRecord, hasRecord } from '../catalogue/catalogue.service';
import type { AlbumContent } from './album.domain';
import type { AlbumRecord } from './album.records';

type Product = CatalogueRecord<'products'>;

/** The choices of a design: where the catalogue has them, and which of them a product allows. */
const CHOICES = [
  ['frame_id', 'frames', null],
  ['album_size_id', 'album-sizes', 'sizes'],
  ['paper_type_id', 'paper-types', 'paper_type_ids'],
  ['theme_id', 'album-themes', null],
  ['binding_type_id', 'album-binding-types', 'binding_type_ids'],
  ['lamination_id', 'lamination-types', 'lamination_type_ids'],
  ['cover_type_id', 'cover-types', 'cover_type_ids'],
] as const;
type Choice = (typeof CHOICES)[number];

function productOf(catalogue: Catalogue, id: number | null): Product | null {
  if (id === null || !hasRecord(catalogue, 'products', id)) return null;
  return getRecord(catalogue, 'products', id);
}

function problemOf(
  catalogue: Catalogue,
  content: AlbumContent,
  [field, kind, allowed]: Choice,
): FieldProblem[] {
  const id = content[field];
  if (id === null) return [];
  if (!hasRecord(catalogue, kind, id)) return [{ field, message: 'is not in the catalogue' }];
  const product = productOf(catalogue, content.product_id);
  if (!product || !allowed || product[allowed].includes(id)) return [];
  return [{ field, message: `is not offered for ${product.title}` }];
}

function productProblems(catalogue: Catalogue, content: AlbumContent): FieldProblem[] {
  const { product_id, product_type } = content;
  const field = 'product_id';
  if (product_type !== 'product') {
    return product_id === null ? [] : [{ field, message: 'is not for designs of this type' }];
  }
  if (product_id === null) return [{ field, message: 'is required' }];
  const isKnown = hasRecord(catalogue, 'products', product_id);
  return isKnown ? [] : [{ field, message: 'is not in the catalogue' }];
}

/**
 * The design with an orientation that its size has: a size as wide as high forces Square; another
 * one cannot be Square, and what an earlier size forced is forgotten.
 * @throws AppError invalid_input when Square `isChosen` for such a size.
 */
export function withAllowedOrientation(
  catalogue: Catalogue,
  content: AlbumContent,
  isChosen: boolean,
): AlbumContent {
  const { album_size_id: id, orientation } = content;
  if (id === null || !hasRecord(catalogue, 'album-sizes', id)) return content;
  const size = getRecord(catalogue, 'album-sizes', id);
  if (isOrientationLocked(size)) return { ...content, orientation: ORIENTATIONS.square };
  if (orientation === null || orientationsFor(size).includes(orientation)) return content;
  if (!isChosen) return { ...content, orientation: null };
  throw refusedFields([{ field: 'orientation', message: 'This size is not square.' }]);
}

/** @throws AppError invalid_input, naming every choice that is not to be had. */
export function assertChoices(catalogue: Catalogue, content: AlbumContent): void {
  const problems = [
    ...productProblems(catalogue, content),
    ...CHOICES.flatMap((choice) => problemOf(catalogue, content, choice)),
  ];
  if (problems.length === 0) return;
  const summary = problems.map(({ field, message }) => `${field}: ${message}`).join(', ');
  throw refusedFields(problems, summary);
}

/** The names of a design's choices, '' without one. @throws AppError not_found. */
export function namesOf(catalogue: Catalogue, content: AlbumContent): AlbumRecord['names'] {
  const name = (kind: Choice[1], id: number | null) =>
    id === null ? '' : getRecord(catalogue, kind, id).name;
  return {
    frame: name('frames', content.frame_id),
    paperType: name('paper-types', content.paper_type_id),
    albumSize: name('album-sizes', content.album_size_id),
    bindingType: name('album-binding-types', content.binding_type_id),
    theme: name('album-themes', content.theme_id),
    lamination: name('lamination-types', content.lamination_id),
    coverType: name('cover-types', content.cover_type_id),
    product: productOf(catalogue, content.product_id)?.title ?? '',
  };
}
