import type { AlbumStatus } from '@smriti/shared/album/album-states';
import { designProblems, INCOMPLETE_ALBUM_TEXT } from '@smriti/shared/album/album-validation';
import { invalidFieldsError } from '../../platform/invalid-fields';
import type { CatalogueRecords } from '../catalogue/catalogue.domain';
import type { AlbumContent, AlbumForm } from './album-content.domain';
import type { AlbumRecord } from './album.records';
import type { NewAlbum } from './album.states';
import {
  type Choices,
  type ChosenRecords,
  findChosenRecords,
} from '../catalogue/chosen-records.domain';
import { initialPaymentDue, calculateRecordsPrice } from './design-price.domain';
import {
  assertChoicesOffered,
  assertInStock,
  assertPhotoCount,
  correctOrientation,
  addDefaultCanvasPaper,
} from './design-rules.domain';

/** Names of the chosen records; '' for an option that is not chosen. */
function namesOf(chosen: ChosenRecords): AlbumRecord['names'] {
  return {
    frame: chosen.frame?.name ?? '',
    paperType: chosen.paper?.name ?? '',
    albumSize: chosen.size?.name ?? '',
    bindingType: chosen.binding?.name ?? '',
    theme: chosen.theme?.name ?? '',
    lamination: chosen.lamination?.name ?? '',
    coverType: chosen.cover?.name ?? '',
    product: chosen.product?.title ?? '',
  };
}

/** Names of the chosen records in Hindi; names that the catalogue lacks are omitted. */
function hindiNamesOf(chosen: ChosenRecords): AlbumRecord['names_hi'] {
  const names = {
    frame: chosen.frame?.hi?.name,
    paperType: chosen.paper?.hi?.name,
    albumSize: chosen.size?.hi?.name,
    bindingType: chosen.binding?.hi?.name,
    theme: chosen.theme?.hi?.name,
    lamination: chosen.lamination?.hi?.name,
    coverType: chosen.cover?.hi?.name,
    product: chosen.product?.hi?.title,
  };
  return Object.fromEntries(Object.entries(names).filter(([, name]) => name !== undefined));
}

/** @throws AppError invalid_input, worded for the kind of form (product or album). */
function assertComplete(content: AlbumContent, isEdited: boolean): void {
  const photos = content.photo_ids.length;
  const edge_style = content.canvas?.edge_style ?? null;
  const problems = designProblems({ ...content, photos, edge_style }, isEdited);
  if (problems.length === 0) return;
  const isProduct = content.product_type === 'product';
  throw invalidFieldsError(problems, isProduct ? undefined : INCOMPLETE_ALBUM_TEXT);
}

/** Inputs of a design besides its choices. */
interface Occasion {
  /** The state that the album will have. */
  status: AlbumStatus;
  /** Whether the album already exists; the requirements are lower then. */
  isEdited: boolean;
  form: Pick<AlbumForm, 'orientation'>;
  catalogue: CatalogueRecords;
  /** Previous choices of the design; they may stay even if they are no longer offered. */
  kept: Choices;
  now: Date;
}

/**
 * Applies content to an album, with names and prices from the current catalogue. An album in the cart may be
 * incomplete; a requested album must have a number of photos that its product allows, and a paper and a cover
 * that are in stock.
 * @throws AppError invalid_input for unavailable choices or an incomplete design; business_rule for a missing
 *   price, too few or too many photos, or an option that is out of stock.
 */
export function applyDesign<A extends NewAlbum>(
  album: A,
  asked: AlbumContent,
  { status, isEdited, form, catalogue, kept, now }: Occasion,
): A {
  const onPaper = addDefaultCanvasPaper(catalogue, asked);
  const chosen = findChosenRecords(catalogue, onPaper);
  const content = correctOrientation(onPaper, chosen, form.orientation !== undefined);
  assertChoicesOffered(catalogue, content, chosen, kept);
  const { extra_pages } = album;
  const total = calculateRecordsPrice(chosen, { ...content, extra_pages });
  if (status !== 'Cart') assertComplete(content, isEdited);
  if (status === 'Requested') {
    assertPhotoCount(chosen.product, content);
    assertInStock(catalogue, content, now);
  }
  return {
    ...album,
    ...content,
    photo_ids: [...content.photo_ids],
    names: namesOf(chosen),
    names_hi: hindiNamesOf(chosen),
    total_price_paise: total,
    initial_due_paise: initialPaymentDue(catalogue, content, total),
  };
}
