import type { DraftForm, ServerDraft } from '@smriti/shared/album/drafts';
import type { PhotoReference } from '@smriti/shared/album/photos';
import type { Book } from '@smriti/shared/book/scene';
import {
  type DesignOptions,
  choicesSchema,
  toPhotoReferences,
  type DesignTexts,
  textsSchema,
} from '../design-content';
import type { StudioPlan } from '../studio-plan';
import { toServerPhotoIds, toStudioPhotoKeys } from '../book/convert-photo-ids';
import { EMPTY_BOOK, listOrderedPhotos, type StudioBook, type StudioState } from '../studio-store';
import type { Draft } from './draft';

/** Content of an unsaved design, as the server stores it. */
export interface ServerContent {
  form: DraftForm;
  images: PhotoReference[];
  /** Book; null if the customer has not edited it. */
  design: Book | null;
}

interface Content {
  choices: DesignOptions;
  texts: DesignTexts;
  /** Photos in order, without those in the book's tray. */
  photos: readonly { photoId: string | null; name: string }[];
  book: StudioBook;
  /** All photos that the book may refer to. */
  known: readonly { key: string; photoId: string | null }[];
}

/** Content to save on the server, which includes only uploaded photos. */
function contentWith(plan: StudioPlan, { photos, book, known, ...design }: Content): ServerContent {
  const { type: product_type, productId: product_id, quantity, goal: photo_goal } = plan;
  // Trimmed as on the server, so that both can be compared.
  const trimmed = Object.entries(design.texts).map(([field, text]) => [field, text.trim()]);
  return {
    form: {
      product_type,
      product_id,
      quantity,
      photo_goal,
      ...design.choices,
      ...textsSchema.parse(Object.fromEntries(trimmed)),
    },
    images: toPhotoReferences(photos),
    design: book.isOwn && book.scene ? toServerPhotoIds(book.scene, known) : null,
  };
}

export function toServerContent(plan: StudioPlan, state: StudioState): ServerContent {
  const known = Object.values(state.photos);
  return contentWith(plan, { ...state, photos: listOrderedPhotos(state), known });
}

/** Book of a stored draft; its parser is loaded only for an arranged book. */
export async function loadDraftBook(draft: Pick<Draft, 'book'> | null): Promise<StudioBook> {
  if (draft?.book === undefined) return EMPTY_BOOK;
  return (await import('../book/parse-stored-book')).parseStoredBook(draft.book);
}

export async function loadDraftContent(plan: StudioPlan, draft: Draft): Promise<ServerContent> {
  const book = await loadDraftBook(draft);
  const inTray = new Set(book.scene?.tray.map(({ photo }) => photo));
  const photos = draft.photos.filter(({ key }) => !inTray.has(key));
  return contentWith(plan, { ...draft, photos, book, known: draft.photos });
}

/** Server's book of an unsaved design, in the format of a draft. */
export function toDraftBook(design: Book | null, known: Content['known']): StudioBook | undefined {
  if (!design) return undefined;
  const { style, photo_order: photoOrder } = design;
  const scene = toStudioPhotoKeys(design, known);
  return { style, photoOrder, scene, of: '', isOwn: true };
}

/** JSON text with sorted fields, so that equal values have equal texts. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

export function hashJson(value: unknown): string {
  let [one, other] = [2_166_136_261, 3_735_928_559];
  for (const letter of ordered(value)) {
    const code = letter.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 16_777_619);
    other = Math.imul(other ^ code, 2_246_822_519);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}

/** Hash of a book, stored with the draft; '' without a book. */
export const hashBook = (design: Book | null): string => (design ? hashJson(design) : '');

/** Hash of the content, independent of the order of its fields. */
export function hashServerContent({ form, images, design }: ServerContent): string {
  const fields = Object.entries(form).toSorted(([one], [other]) => one.localeCompare(other));
  const book = design ? [hashBook(design)] : [];
  return JSON.stringify([fields, images.map(({ photo_id }) => photo_id), ...book]);
}

export function hashServerDraft({ form, images, design }: ServerDraft): string {
  return hashServerContent({
    form,
    design,
    images: images.map(({ id, sequence }) => ({ photo_id: id, sequence })),
  });
}

/** Whether anything that the server stores has changed. */
export function isContentChanged(now: StudioState, before: StudioState): boolean {
  const isSame = now.choices === before.choices && now.texts === before.texts;
  const isArranged = now.book !== before.book && (now.book.isOwn || before.book.isOwn);
  return !isSame || isArranged || now.order !== before.order || now.photos !== before.photos;
}

/** Whether the design has a photo or a title; choices alone are not worth saving. */
export function isWorthSaving({ form, images }: ServerContent): boolean {
  return images.length > 0 || form.title !== '';
}

export function toChoicesAndTexts(form: DraftForm): { choices: DesignOptions; texts: DesignTexts } {
  return { choices: choicesSchema.parse(form), texts: textsSchema.parse(form) };
}
