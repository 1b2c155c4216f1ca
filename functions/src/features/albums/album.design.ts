import { designProblems, INCOMPLETE_ALBUM } from '@smriti/shared/album/album-validation';
import { AppError } from '@smriti/shared/base/errors';
import { type Paise, toPaise, toRupees } from '@smriti/shared/base/money';
import { MAX_PHOTOS } from '@smriti/shared/album/photos';
import { refusedFields } from '../../platform/refused-fields';
import type { Catalogue } from '../catalogue/catalogue.service';
import { assertChoices, namesOf, withAllowedOrientation } from './album.choices';
import { type AlbumContent, type AlbumForm, contentWith, strayCanvasFields } from './album.domain';
import { designPrice, initialDue } from './album.pricing';
import type { AlbumRecord } from './album.records';

/** @throws AppError invalid_input, in the words of the form that the design comes from. */
export function assertComplete(content: AlbumContent): void {
  const problems = designProblems({
    ...content,
    photos: content.photo_ids.length,
    edge_style: content.canvas?.edge_style ?? null,
  });
  if (problems.length === 0) return;
  const isProduct = content.product_type === 'product';
  throw refusedFields(problems, isProduct ? undefined : INCOMPLETE_ALBUM);
}

/** @throws AppError conflict, with the right price, when a client has worked out another one. */
export function assertTotal(clientTotal: number | undefined, total: Paise): void {
  if (clientTotal === undefined || toPaise(clientTotal) === total) return;
  const right = toRupees(total);
  throw new AppError('conflict', `The total price is ₹${right.toFixed(2)}.`, {
    details: { total_price: right },
  });
}

/** What somebody sends: a form, and photos that come behind those that are there. */
interface Sent {
  form: AlbumForm;
  added: readonly string[];
}

/**
 * The content that is wanted of an album.
 * @throws AppError invalid_input for what it could not hold.
 */
export function wantedContent(
  record: AlbumContent,
  { form, added }: Sent,
  catalogue: Catalogue,
): AlbumContent {
  const content = contentWith(record, form, added);
  const problems = strayCanvasFields(form, content);
  if (content.photo_ids.length > MAX_PHOTOS) {
    problems.push({ field: 'images', message: `An album has at most ${MAX_PHOTOS} photos.` });
  }
  if (problems.length > 0) throw refusedFields(problems);
  const isChosen = form.orientation !== undefined;
  if (!isChosen && form.album_size_id === undefined) return content;
  return withAllowedOrientation(catalogue, content, isChosen);
}

/**
 * The design as it is to be stored, with the names and prices of today.
 * @throws AppError invalid_input for choices that are not to be had, business_rule for no price.
 */
export function priced(
  record: AlbumRecord,
  content: AlbumContent,
  catalogue: Catalogue,
): AlbumRecord {
  assertChoices(catalogue, content);
  const total = designPrice(catalogue, content);
  return {
    ...record,
    ...content,
    photo_ids: [...content.photo_ids],
    names: namesOf(catalogue, content),
    total_price_paise: total,
    initial_due_paise: initialDue(catalogue, content, total),
  };
}
