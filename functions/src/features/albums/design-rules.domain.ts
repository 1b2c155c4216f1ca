import { isMug, lockedOrientation, orientationsFor } from '@smriti/shared/album/orientation';
import { AppError, type FieldProblem } from '@smriti/shared/base/errors';
import { findCanvasPaper, isForDesignKind } from '@smriti/shared/catalogue/design-kinds';
import {
  type PhotoCountRule,
  photoCountText,
  isPhotoCountAllowed,
} from '@smriti/shared/catalogue/photo-counts';
import { formatEnglishDay, listOutOfStock } from '../catalogue/stock.domain';
import { invalidFieldsError } from '../../platform/invalid-fields';
import { type CatalogueRecords, isOffered } from '../catalogue/catalogue.domain';
import type { AlbumContent } from './album-content.domain';
import {
  DESIGN_CHOICES,
  type Choices,
  type ChosenRecords,
} from '../catalogue/chosen-records.domain';

/**
 * The field of a product that lists its offered records, per choice; null where a product does not restrict
 * the choice.
 */
const OFFERED = {
  size: 'sizes',
  paper: 'paper_type_ids',
  binding: 'binding_type_ids',
  lamination: 'lamination_type_ids',
  cover: 'cover_type_ids',
  product: null,
  frame: null,
  theme: null,
} as const;

/** Whether a record can be chosen. Archived records stay available to the designs that already have them. */
function mayHave(
  record: { id: number; archived?: boolean | undefined },
  kept: number | null,
): boolean {
  return isOffered(record) || record.id === kept;
}

/** Error messages for a choice that the shop or the product no longer offers (docs/rules.md#catalogue-8). */
const NOT_OFFERED = {
  product: 'The product you chose is no longer offered. Please choose another.',
  frame: 'The frame you chose is no longer offered. Please choose another.',
  size: 'The size you chose is no longer offered. Please choose another.',
  paper: 'The paper you chose is no longer offered. Please choose another.',
  theme: 'The theme you chose is no longer offered. Please choose another.',
  binding: 'The binding you chose is no longer offered. Please choose another.',
  lamination: 'The lamination you chose is no longer offered. Please choose another.',
  cover: 'The cover you chose is no longer offered. Please choose another.',
} as const satisfies Record<keyof ChosenRecords, string>;

function choiceProblems(chosen: ChosenRecords, kept: Choices): FieldProblem[] {
  const { product } = chosen;
  return DESIGN_CHOICES.flatMap(({ choice, field }) => {
    const record = chosen[choice];
    if (record === null) return [];
    const list = OFFERED[choice];
    const isInProduct = !product || !list || (record && product[list].includes(record.id));
    if (record && mayHave(record, kept[field]) && isInProduct) return [];
    return [{ field, message: NOT_OFFERED[choice] }];
  });
}

function productProblems({ product_id, product_type }: AlbumContent): FieldProblem[] {
  const field = 'product_id';
  if (product_type === 'product') {
    return product_id === null ? [{ field, message: 'is required' }] : [];
  }
  return product_id === null ? [] : [{ field, message: 'is not for designs of this type' }];
}

/** Error messages for a size or paper of another kind of design. */
const OTHER_KIND = {
  album: {
    size: 'This size is for canvas prints only. Please choose another.',
    paper: 'This paper is for canvas prints only. Please choose another.',
  },
  canvas: {
    size: 'This size is not for canvas prints. Please choose another.',
    paper: 'This paper is not for canvas prints. Please choose another.',
  },
} as const;

/**
 * Problems of a size or paper of the wrong kind. Products are skipped, because they list their own sizes and
 * papers.
 */
function kindProblems(
  { data }: CatalogueRecords,
  { product_type: kind }: AlbumContent,
  { size, paper }: ChosenRecords,
  kept: Choices,
): FieldProblem[] {
  if (kind === 'product') return [];
  const { size: sizeText, paper: paperText } = OTHER_KIND[kind];
  const problems: FieldProblem[] = [];
  if (size && !isForDesignKind(size, kind))
    problems.push({ field: 'album_size_id', message: sizeText });
  const only =
    kind === 'canvas' ? findCanvasPaper(data['paper-types'].filter(isOffered)) : undefined;
  const isKept = paper?.archived === true && paper.id === kept.paper_type_id;
  const isOther = only !== undefined && paper?.id !== only.id && !isKept;
  if (paper && (isOther || !isForDesignKind(paper, kind))) {
    problems.push({ field: 'paper_type_id', message: paperText });
  }
  return problems;
}

/**
 * @param kept previous choices of the design, which may stay even if no longer offered
 * @throws AppError invalid_input, naming every unavailable choice.
 */
export function assertChoicesOffered(
  catalogue: CatalogueRecords,
  content: AlbumContent,
  chosen: ChosenRecords,
  kept: Choices,
): void {
  const [misplaced] = productProblems(content);
  if (misplaced) throw invalidFieldsError([misplaced], `${misplaced.field}: ${misplaced.message}`);
  const problems = [
    ...kindProblems(catalogue, content, chosen, kept),
    ...choiceProblems(chosen, kept),
  ];
  if (problems.length === 0) return;
  throw invalidFieldsError(problems, problems.map(({ message }) => message).join(' '));
}

/** Sets the canvas paper on a canvas without a paper, because the canvas form has no such field. */
export function addDefaultCanvasPaper(
  { data }: CatalogueRecords,
  content: AlbumContent,
): AlbumContent {
  if (content.product_type !== 'canvas' || content.paper_type_id !== null) return content;
  return {
    ...content,
    paper_type_id: findCanvasPaper(data['paper-types'].filter(isOffered))?.id ?? null,
  };
}

/**
 * Returns the design with an orientation that its size allows. A square size forces Square; other sizes
 * cannot be Square, and an orientation forced by an earlier size is reset. The print around a mug is Landscape.
 * @throws AppError invalid_input when Square was chosen explicitly (`isChosen`) for a size that is not
 *   square.
 */
export function correctOrientation(
  content: AlbumContent,
  { size, product }: Pick<ChosenRecords, 'size' | 'product'>,
  isChosen: boolean,
): AlbumContent {
  const { orientation } = content;
  if (!size) return content;
  const isAroundMug = product ? isMug(product) : false;
  const locked = lockedOrientation(size, isAroundMug);
  if (locked !== null) return { ...content, orientation: locked };
  if (orientation === null || orientationsFor(size, isAroundMug).includes(orientation))
    return content;
  if (!isChosen) return { ...content, orientation: null };
  throw invalidFieldsError([{ field: 'orientation', message: 'This size is not square.' }]);
}

/**
 * Checks that the paper and the cover of a requested design are in stock (docs/rules.md#catalogue-15).
 * @throws AppError business_rule, with the day on which they are back.
 */
export function assertInStock(catalogue: CatalogueRecords, choices: Choices, now: Date): void {
  const problems = listOutOfStock(catalogue, choices, now).map(
    ({ field, name, restock_day }): FieldProblem => {
      const date = formatEnglishDay(restock_day);
      return {
        field,
        message: `${name} is out of stock and back on ${date}. Please choose another, or send us the album from that day on.`,
      };
    },
  );
  const [last] = problems;
  if (last) throw new AppError('business_rule', last.message, { details: problems });
}

/**
 * Checks the number of photos of a requested design against its product; drafts may have fewer or more.
 * @throws AppError business_rule, with the product's own limits.
 */
export function assertPhotoCount(
  product: PhotoCountRule | null | undefined,
  { photo_ids }: Pick<AlbumContent, 'photo_ids'>,
): void {
  const rule = product ?? {};
  const message = photoCountText(rule);
  if (message === null || isPhotoCountAllowed(rule, photo_ids.length)) return;
  throw new AppError('business_rule', message, { details: [{ field: 'images', message }] });
}
