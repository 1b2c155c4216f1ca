import * as z from 'zod/mini';
import type { UploadedFile } from '../../../http/multipart';
import type { Deps } from '../../../platform/deps';
import { addPictures, assertPictures } from '../pictures/catalogue-picture.service';
import type { WritableRecord } from './catalogue-writes.repository';
import { pictureFields } from './form-fields.service';
import type { AddedPicture, WritableKind } from './writable-kind.service';

const named = z.union([z.string(), z.array(z.string())]);

/** The paths of the pictures that a field of a form names. */
function picturesIn(form: object, field: string): string[] {
  const paths = named.safeParse(Object.entries(form).find(([name]) => name === field)?.[1]);
  return paths.success ? [paths.data].flat().filter(Boolean) : [];
}

/** The paths of all pictures that a form of the kind names. */
export function picturesNamed<Form extends object, Shown, R extends WritableRecord>(
  writable: WritableKind<Form, Shown, R>,
  form: Form,
): string[] {
  return pictureFields(writable).flatMap((field) => picturesIn(form, field));
}

/**
 * The pictures that a form brings as files; those that it names by their paths have to be in the shop.
 * @throws AppError of addPictures and assertPictures.
 */
export async function picturesOf<Form extends object, Shown, R extends WritableRecord>(
  deps: Deps,
  writable: WritableKind<Form, Shown, R>,
  { body, files }: { body: object; files: readonly UploadedFile[] },
): Promise<AddedPicture[]> {
  if (!writable.withPictures) return [];
  for (const field of pictureFields(writable)) {
    await assertPictures(deps, picturesIn(body, field), field);
  }
  return files.length > 0 ? addPictures(deps, files) : [];
}

/** The form with the pictures that came as files of it. */
export function withFiles<Form extends object, Shown, R extends WritableRecord>(
  { withPictures }: WritableKind<Form, Shown, R>,
  form: Form,
  pictures: readonly AddedPicture[] = [],
): Form {
  return withPictures && pictures.length > 0 ? withPictures(form, pictures) : form;
}
