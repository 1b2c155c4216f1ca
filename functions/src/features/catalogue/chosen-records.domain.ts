import type { ContentFields } from '@smriti/shared/album/albums';
import {
  type CatalogueRecords,
  findCatalogueRecord,
  isOffered,
  recordNotFoundError,
} from './catalogue.domain';
import type { CatalogueKind, CatalogueRecord } from './catalogue.records';

/** The choices of a design: field, name, and kind of catalogue record. */
export const DESIGN_CHOICES = [
  { choice: 'product', field: 'product_id', kind: 'products' },
  { choice: 'frame', field: 'frame_id', kind: 'frames' },
  { choice: 'size', field: 'album_size_id', kind: 'album-sizes' },
  { choice: 'paper', field: 'paper_type_id', kind: 'paper-types' },
  { choice: 'theme', field: 'theme_id', kind: 'album-themes' },
  { choice: 'binding', field: 'binding_type_id', kind: 'album-binding-types' },
  { choice: 'lamination', field: 'lamination_id', kind: 'lamination-types' },
  { choice: 'cover', field: 'cover_type_id', kind: 'cover-types' },
] as const;

type ChoiceField = (typeof DESIGN_CHOICES)[number]['field'];

/** Ids of the catalogue records that a design refers to. */
export type Choices = Pick<ContentFields, ChoiceField>;

/** Choices of a design without any. */
export const NO_CHOICES: Choices = {
  product_id: null,
  frame_id: null,
  album_size_id: null,
  paper_type_id: null,
  theme_id: null,
  binding_type_id: null,
  lamination_id: null,
  cover_type_id: null,
};

/** A chosen record; null: nothing is chosen, undefined: the record does not exist. */
type Chosen<K extends CatalogueKind> = CatalogueRecord<K> | null | undefined;

export interface ChosenRecords {
  product: Chosen<'products'>;
  frame: Chosen<'frames'>;
  size: Chosen<'album-sizes'>;
  paper: Chosen<'paper-types'>;
  theme: Chosen<'album-themes'>;
  binding: Chosen<'album-binding-types'>;
  lamination: Chosen<'lamination-types'>;
  cover: Chosen<'cover-types'>;
}

export function findChosenRecords(catalogue: CatalogueRecords, design: Choices): ChosenRecords {
  const chosen = <K extends CatalogueKind>(kind: K, id: number | null): Chosen<K> =>
    id === null ? null : findCatalogueRecord(catalogue, kind, id);
  return {
    product: chosen('products', design.product_id),
    frame: chosen('frames', design.frame_id),
    size: chosen('album-sizes', design.album_size_id),
    paper: chosen('paper-types', design.paper_type_id),
    theme: chosen('album-themes', design.theme_id),
    binding: chosen('album-binding-types', design.binding_type_id),
    lamination: chosen('lamination-types', design.lamination_id),
    cover: chosen('cover-types', design.cover_type_id),
  };
}

const findUnknown = (chosen: ChosenRecords) =>
  DESIGN_CHOICES.find(({ choice }) => chosen[choice] === undefined);

/** Whether a chosen record does not exist. */
export function hasUnknownChoice(chosen: ChosenRecords): boolean {
  return findUnknown(chosen) !== undefined;
}

/** @throws AppError not_found for the first chosen record that does not exist. */
export function assertChoicesExist(chosen: ChosenRecords): void {
  const missing = findUnknown(chosen);
  if (missing) throw recordNotFoundError(missing.kind);
}

/** Choices of an unsaved design, and the fields whose record was already archived when it was chosen. */
export interface UnsavedChoices {
  form: Choices;
  /** Names of fields of `form`. */
  unoffered_choices: readonly string[];
}

/**
 * Fields of an unsaved design whose record was already archived when it was chosen
 * (docs/rules.md#catalogue-8).
 */
export function listUnofferedChoices(
  catalogue: CatalogueRecords,
  before: UnsavedChoices | null,
  after: Choices,
): ChoiceField[] {
  const chosen = findChosenRecords(catalogue, after);
  return DESIGN_CHOICES.flatMap(({ choice, field }) => {
    const record = chosen[choice];
    if (record === null || (record && isOffered(record))) return [];
    const wasOffered =
      before !== null &&
      before.form[field] === after[field] &&
      !before.unoffered_choices.includes(field);
    return wasOffered ? [] : [field];
  });
}

/** Choices of an unsaved design that its album may keep even if they are archived by now. */
export function choicesToKeep({ form, unoffered_choices }: UnsavedChoices): Choices {
  const refused = Object.fromEntries(unoffered_choices.map((field) => [field, null]));
  return { ...form, ...refused };
}
