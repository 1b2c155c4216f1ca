import type { ContentFields } from '@smriti/shared/album/albums';
import { type CatalogueRecords, findRecord, missingRecord } from '../catalogue/catalogue.domain';
import type { CatalogueKind, CatalogueRecord } from '../catalogue/catalogue.records';

/** The choices of a design, and the lists of the catalogue that have them. */
export const CHOICES = [
  { choice: 'product', field: 'product_id', kind: 'products' },
  { choice: 'frame', field: 'frame_id', kind: 'frames' },
  { choice: 'size', field: 'album_size_id', kind: 'album-sizes' },
  { choice: 'paper', field: 'paper_type_id', kind: 'paper-types' },
  { choice: 'theme', field: 'theme_id', kind: 'album-themes' },
  { choice: 'binding', field: 'binding_type_id', kind: 'album-binding-types' },
  { choice: 'lamination', field: 'lamination_id', kind: 'lamination-types' },
  { choice: 'cover', field: 'cover_type_id', kind: 'cover-types' },
] as const;

/** What a design names of the catalogue, by id. */
export type Choices = Pick<ContentFields, (typeof CHOICES)[number]['field']>;

/** A record that is chosen; null: nothing is, undefined: the catalogue has none of that id. */
type Chosen<K extends CatalogueKind> = CatalogueRecord<K> | null | undefined;

/** The records that a design names. */
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

/** Looks up what a design names, once for all rules. */
export function chosenRecords(catalogue: CatalogueRecords, design: Choices): ChosenRecords {
  const chosen = <K extends CatalogueKind>(kind: K, id: number | null): Chosen<K> =>
    id === null ? null : findRecord(catalogue, kind, id);
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

/** @throws AppError not_found for the first choice that the catalogue has not got. */
export function assertKnown(chosen: ChosenRecords): void {
  const missing = CHOICES.find(({ choice }) => chosen[choice] === undefined);
  if (missing) throw missingRecord(missing.kind);
}
