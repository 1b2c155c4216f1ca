import type { AlbumStatus } from '@smriti/shared/album/album-states';
import { designProblems, INCOMPLETE_ALBUM } from '@smriti/shared/album/album-validation';
import { refusedFields } from '../../platform/refused-fields';
import type { CatalogueRecords } from '../catalogue/catalogue.domain';
import type { AlbumContent, AlbumForm } from './album-content.domain';
import type { AlbumRecord } from './album.records';
import type { UnbornAlbum } from './album.states';
import {
  type Choices,
  type ChosenRecords,
  chosenRecords,
} from '../catalogue/chosen-records.domain';
import { initialDue, chosenRecordsPrice } from './design-price.domain';
import {
  assertChoices,
  assertPhotoCount,
  withAllowedOrientation,
  withCanvasPaper,
} from './design-rules.domain';

/** The names of a design's choices, '' without one. */
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

/** The same in Hindi, without what the catalogue does not say. */
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

/** @throws AppError invalid_input, in the words of the form that the design comes from. */
function assertComplete(content: AlbumContent, isEdited: boolean): void {
  const photos = content.photo_ids.length;
  const edge_style = content.canvas?.edge_style ?? null;
  const problems = designProblems({ ...content, photos, edge_style }, isEdited);
  if (problems.length === 0) return;
  const isProduct = content.product_type === 'product';
  throw refusedFields(problems, isProduct ? undefined : INCOMPLETE_ALBUM);
}

/** What a design is worked out for. */
interface Occasion {
  /** The state that the album is to have. */
  status: AlbumStatus;
  /** Whether it is an album already, of which less is asked. */
  isEdited: boolean;
  form: Pick<AlbumForm, 'orientation'>;
  catalogue: CatalogueRecords;
  /** What the design had before, which it may keep although it is no longer offered. */
  kept: Choices;
}

/**
 * An album with a content as the catalogue of today works it out, with its names and prices. What
 * only lies in the cart may be unfinished, what is requested has the number of photos that its
 * product takes.
 * @throws AppError invalid_input for choices that are not to be had, or an unfinished design;
 *   business_rule for no price, or too few or many photos.
 */
export function withDesign<A extends UnbornAlbum>(
  album: A,
  asked: AlbumContent,
  { status, isEdited, form, catalogue, kept }: Occasion,
): A {
  const onPaper = withCanvasPaper(catalogue, asked);
  const chosen = chosenRecords(catalogue, onPaper);
  const content = withAllowedOrientation(onPaper, chosen, form.orientation !== undefined);
  assertChoices(catalogue, content, chosen, kept);
  const { extra_pages } = album;
  const total = chosenRecordsPrice(chosen, { ...content, extra_pages });
  if (status !== 'Cart') assertComplete(content, isEdited);
  if (status === 'Requested') assertPhotoCount(chosen.product, content);
  return {
    ...album,
    ...content,
    photo_ids: [...content.photo_ids],
    names: namesOf(chosen),
    names_hi: hindiNamesOf(chosen),
    total_price_paise: total,
    initial_due_paise: initialDue(catalogue, content, total),
  };
}
