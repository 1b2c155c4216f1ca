import {
  type Album,
  albumContent,
  type ContentFields,
  contentFields,
  type createAlbum,
  EMPTY_ALBUM_TEXTS,
  type updateAlbum,
} from '@smriti/shared/album/albums';
import type { OutputOf } from '@smriti/shared/base/endpoint';
import { MAX_PHOTOS, sortedPhotoIds } from '@smriti/shared/album/photos';
import type { FieldProblem } from '@smriti/shared/base/errors';
import { invalidFieldsError } from '../../platform/invalid-fields';

/** Content of an album; frozen together with its price from Requested on. */
export interface AlbumContent extends ContentFields {
  /** Photo ids in their order. */
  photo_ids: readonly string[];
}

/** Body of PUT /albums/{id}: omitted fields stay unchanged, null clears a field. */
export type AlbumForm = OutputOf<(typeof updateAlbum)['body']>;
type ContentForm = Omit<AlbumForm, 'status' | 'note' | 'version' | 'quantity' | 'user_id'>;

export function emptyAlbumContent(
  form: Pick<OutputOf<(typeof createAlbum)['body']>, 'product_id' | 'product_type'>,
): ContentFields {
  const product_id = form.product_id ?? null;
  const nothing = Object.entries(contentFields).flatMap(([field, schema]) =>
    schema.safeParse(null).success ? [[field, null]] : [],
  );
  return albumContent.parse({
    ...Object.fromEntries(nothing),
    ...EMPTY_ALBUM_TEXTS,
    product_type: form.product_type ?? (product_id === null ? 'album' : 'product'),
    product_id,
  });
}

function orderedIds(form: ContentForm, before: readonly string[]): readonly string[] {
  return form.images ? sortedPhotoIds(form.images) : before;
}

function canvasWith(form: ContentForm, { product_type, canvas }: AlbumContent): Album['canvas'] {
  const edge_style = form.edge_style ?? canvas?.edge_style;
  if (product_type !== 'canvas' || edge_style === undefined) return canvas;
  return {
    edge_style,
    name: form.name ?? canvas?.name ?? '',
    email: form.email ?? canvas?.email ?? '',
    instructions: form.instructions ?? canvas?.instructions ?? '',
  };
}

function contentWith(
  before: AlbumContent,
  form: ContentForm,
  added: readonly string[],
): AlbumContent {
  const { themes_id, ...fields } = form;
  const theme_id = form.theme_id === undefined ? themes_id : form.theme_id;
  const given = Object.entries({ ...fields, theme_id }).filter(([, value]) => value !== undefined);
  const { product_type, product_id } = before;
  return {
    ...albumContent.parse({
      ...before,
      ...Object.fromEntries(given),
      product_type,
      product_id,
      canvas: canvasWith(form, before),
    }),
    photo_ids: [...new Set([...orderedIds(form, before.photo_ids), ...added])],
  };
}

/** Problems of canvas fields that would be lost: on another kind of design, or without an edge style. */
function findLostCanvasFields(form: ContentForm, content: AlbumContent): FieldProblem[] {
  const isCanvas = content.product_type === 'canvas';
  if (isCanvas && content.canvas) return [];
  const filled = (['edge_style', 'name', 'email', 'instructions'] as const).filter(
    (field) => form[field],
  );
  if (filled.length === 0) return [];
  if (isCanvas) return [{ field: 'edge_style', message: 'Edge style is required' }];
  return filled.map((field) => ({ field, message: 'is for canvas prints only' }));
}

/**
 * Applies a form to the content `before`. `added` are photos to append after the existing ones.
 * @throws AppError invalid_input for values that the content cannot hold.
 */
export function applyContentForm(
  before: AlbumContent,
  form: ContentForm,
  added: readonly string[],
): AlbumContent {
  const content = contentWith(before, form, added);
  const problems = findLostCanvasFields(form, content);
  if (content.photo_ids.length > MAX_PHOTOS) {
    problems.push({ field: 'images', message: `An album has at most ${MAX_PHOTOS} photos.` });
  }
  if (problems.length > 0) throw invalidFieldsError(problems);
  return content;
}

/** Compares two contents field by field. */
export function isSameContent(some: AlbumContent, others: AlbumContent): boolean {
  const textOf = (content: AlbumContent) =>
    JSON.stringify([albumContent.parse(content), content.photo_ids]);
  return textOf(some) === textOf(others);
}
