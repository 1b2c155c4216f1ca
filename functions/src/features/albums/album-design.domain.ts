import { designProblems, INCOMPLETE_ALBUM } from '@smriti/shared/album/album-validation';
import {
  isOrientationLocked,
  ORIENTATIONS,
  orientationsFor,
} from '@smriti/shared/album/orientation';
import { AppError, type FieldProblem } from '@smriti/shared/base/errors';
import { MAX_RUPEES, type Paise, paise, toPaise } from '@smriti/shared/base/money';
import { pricedPhotos } from '@smriti/shared/catalogue/photo-counts';
import { albumPrice, initialPaymentAmount, productPrice } from '@smriti/shared/catalogue/pricing';
import { refusedFields } from '../../platform/refused-fields';
import { type CatalogueRecords, getRecord, hasRecord } from '../catalogue/catalogue.domain';
import type { CatalogueRecord } from '../catalogue/catalogue.records';
import type { AlbumContent } from './album.domain';
import type { AlbumRecord } from './album.records';
import { kindProblems, photoCountOf, withCanvasPaper } from './design-rules.domain';

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

function productOf(catalogue: CatalogueRecords, id: number | null): Product | null {
  if (id === null || !hasRecord(catalogue, 'products', id)) return null;
  return getRecord(catalogue, 'products', id);
}

function choiceProblems(
  catalogue: CatalogueRecords,
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

function productProblems(catalogue: CatalogueRecords, content: AlbumContent): FieldProblem[] {
  const { product_id, product_type } = content;
  const field = 'product_id';
  if (product_type !== 'product') {
    return product_id === null ? [] : [{ field, message: 'is not for designs of this type' }];
  }
  if (product_id === null) return [{ field, message: 'is required' }];
  const isKnown = hasRecord(catalogue, 'products', product_id);
  return isKnown ? [] : [{ field, message: 'is not in the catalogue' }];
}

/** @throws AppError invalid_input, naming every choice that is not to be had. */
function assertChoices(catalogue: CatalogueRecords, content: AlbumContent): void {
  const problems = [
    ...productProblems(catalogue, content),
    ...kindProblems(catalogue, content),
    ...CHOICES.flatMap((choice) => choiceProblems(catalogue, content, choice)),
  ];
  if (problems.length === 0) return;
  const summary = problems.map(({ field, message }) => `${field}: ${message}`).join(', ');
  throw refusedFields(problems, summary);
}

/** The names of a design's choices, '' without one. */
function namesOf(catalogue: CatalogueRecords, content: AlbumContent): AlbumRecord['names'] {
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

/**
 * The design with an orientation that its size has: a size as wide as high forces Square; another
 * one cannot be Square, and what an earlier size forced is forgotten.
 * @throws AppError invalid_input when Square `isChosen` for such a size.
 */
export function withAllowedOrientation(
  catalogue: CatalogueRecords,
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

type PricedDesign = Pick<
  AlbumContent,
  | 'product_type'
  | 'product_id'
  | 'album_size_id'
  | 'paper_type_id'
  | 'frame_id'
  | 'binding_type_id'
  | 'lamination_id'
  | 'cover_type_id'
  | 'photo_ids'
>;

type PricedKind =
  'frames' | 'paper-types' | 'album-binding-types' | 'lamination-types' | 'cover-types';

/** @throws AppError business_rule for a total that no price may be. */
function asPrice(total: Paise): Paise {
  if (total <= toPaise(MAX_RUPEES)) return total;
  throw new AppError('business_rule', 'This design costs more than we can take online.');
}

/**
 * The price of one copy of a design, from the catalogue of today; what is not chosen yet costs
 * nothing.
 * @throws AppError not_found for a choice that does not exist, business_rule for a size without a
 *   price, or a total that no price may be.
 */
export function designPrice(catalogue: CatalogueRecords, design: PricedDesign): Paise {
  const sizeId = design.album_size_id;
  const size = sizeId === null ? null : getRecord(catalogue, 'album-sizes', sizeId);
  if (size?.price_paise === null) {
    throw new AppError('business_rule', 'This size cannot be ordered at the moment.');
  }
  const priceOf = (kind: PricedKind, id: number | null): Paise =>
    id === null ? paise(0) : getRecord(catalogue, kind, id).price_paise;
  const parts = {
    sizePaise: size?.price_paise ?? paise(0),
    paperPaise: priceOf('paper-types', design.paper_type_id),
    bindingPaise: priceOf('album-binding-types', design.binding_type_id),
    laminationPaise: priceOf('lamination-types', design.lamination_id),
    coverPaise: priceOf('cover-types', design.cover_type_id),
    photos: design.photo_ids.length,
  };
  if (design.product_type === 'product') {
    const photos = pricedPhotos(photoCountOf(catalogue, design.product_id), parts.photos);
    return asPrice(productPrice({ ...parts, photos, photosPerPage: size?.photos ?? 0 }));
  }
  return asPrice(albumPrice({ ...parts, framePaise: priceOf('frames', design.frame_id) }));
}

/** What is to be paid at the request of a design of this price, in all. */
export function initialDue(
  { data }: CatalogueRecords,
  design: Pick<AlbumContent, 'product_id'>,
  total: Paise,
): Paise {
  const settings = data['initial-payments'];
  const setting =
    settings.find(({ product_id }) => product_id !== null && product_id === design.product_id) ??
    settings.find(({ product_id }) => product_id === null);
  return setting ? initialPaymentAmount(setting, total) : paise(0);
}

/** A design with everything that the catalogue of today makes of it. */
interface Designed {
  content: AlbumContent;
  names: AlbumRecord['names'];
  total: Paise;
  initialDue: Paise;
  /** What is missing before it can be requested, in the words of its form. */
  problems: FieldProblem[];
}

/**
 * Works a design out: the names and prices of today, and what is missing.
 * @throws AppError invalid_input for choices that are not to be had, business_rule for no price.
 */
export function designed(catalogue: CatalogueRecords, chosen: AlbumContent): Designed {
  assertChoices(catalogue, chosen);
  const content = withCanvasPaper(catalogue, chosen);
  const total = designPrice(catalogue, content);
  return {
    content,
    names: namesOf(catalogue, content),
    total,
    initialDue: initialDue(catalogue, content, total),
    problems: designProblems({
      ...content,
      photos: content.photo_ids.length,
      edge_style: content.canvas?.edge_style ?? null,
    }),
  };
}

/** @throws AppError invalid_input, in the words of the form that the design comes from. */
export function assertComplete({ content, problems }: Designed): void {
  if (problems.length === 0) return;
  const isProduct = content.product_type === 'product';
  throw refusedFields(problems, isProduct ? undefined : INCOMPLETE_ALBUM);
}
