import * as z from 'zod/mini';
import type { UploadedFile } from '../../../http/multipart';
import type { Deps } from '../../../platform/deps';
import { storeAndRenderPictures, assertPicturesExist } from '../pictures/catalogue-picture.service';
import type { WritableRecord } from './catalogue-writes.repository';
import { pictureFieldNames } from './form-fields.service';
import type { UploadedPicture, WritableKind } from './writable-kind.service';

const named = z.union([z.string(), z.array(z.string())]);

function picturesIn(form: object, field: string): string[] {
  const paths = named.safeParse(Object.entries(form).find(([name]) => name === field)?.[1]);
  return paths.success ? [paths.data].flat().filter(Boolean) : [];
}

export function formPicturePaths<Form extends object, Shown, R extends WritableRecord>(
  writable: WritableKind<Form, Shown, R>,
  form: Form,
): string[] {
  return pictureFieldNames(writable).flatMap((field) => picturesIn(form, field));
}

/**
 * Stores the picture files of a form, and checks that the pictures in its path fields exist.
 * @throws AppError of storeAndRenderPictures and assertPicturesExist.
 */
export async function storeFormPictures<Form extends object, Shown, R extends WritableRecord>(
  deps: Deps,
  writable: WritableKind<Form, Shown, R>,
  { body, files }: { body: object; files: readonly UploadedFile[] },
): Promise<UploadedPicture[]> {
  if (!writable.withPictures) return [];
  for (const field of pictureFieldNames(writable)) {
    await assertPicturesExist(deps, picturesIn(body, field), field);
  }
  return files.length > 0 ? storeAndRenderPictures(deps, files) : [];
}

export function addPicturesToForm<Form extends object, Shown, R extends WritableRecord>(
  { withPictures }: WritableKind<Form, Shown, R>,
  form: Form,
  pictures: readonly UploadedPicture[] = [],
): Form {
  return withPictures && pictures.length > 0 ? withPictures(form, pictures) : form;
}
