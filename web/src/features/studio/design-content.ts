import {
  type Album,
  EDGE_STYLES,
  EMPTY_ALBUM_TEXTS,
  albumTextFields,
} from '@smriti/shared/album/albums';
import { type DesignType, designProblems } from '@smriti/shared/album/album-validation';
import type { AlbumSize } from '@smriti/shared/catalogue/album-sizes';
import type { FieldProblem } from '@smriti/shared/base/errors';
import { lockedOrientation, orientation, orientationsFor } from '@smriti/shared/album/orientation';
import { toStoredPhotoName } from '@smriti/shared/album/photo-names';
import type { PhotoReference } from '@smriti/shared/album/photos';
import * as z from 'zod/mini';

const choice = z.nullable(z.int());

/** Schema of the chosen options, by API field name; null if none. */
export const choicesSchema = z.object({
  frame_id: choice,
  album_size_id: choice,
  paper_type_id: choice,
  theme_id: choice,
  binding_type_id: choice,
  lamination_id: choice,
  cover_type_id: choice,
  orientation: z.nullable(orientation),
  edge_style: z.nullable(z.enum(EDGE_STYLES)),
});
export type DesignOptions = z.infer<typeof choicesSchema>;

/** Schema of the text fields; `name` and the following ones belong to the canvas form. */
export const textsSchema = z.object({
  ...albumTextFields,
  name: z.string(),
  email: z.string(),
  instructions: z.string(),
});
export type DesignTexts = z.infer<typeof textsSchema>;

export const EMPTY_DESIGN_TEXTS: DesignTexts = {
  ...EMPTY_ALBUM_TEXTS,
  name: '',
  email: '',
  instructions: '',
};

export const NO_OPTIONS: DesignOptions = {
  frame_id: null,
  album_size_id: null,
  paper_type_id: null,
  theme_id: null,
  binding_type_id: null,
  lamination_id: null,
  cover_type_id: null,
  orientation: null,
  edge_style: null,
};

/** Choices with another size; a square size and a mug set the orientation (docs/rules.md#catalogue-5). */
export function setDesignSize(
  current: DesignOptions,
  size: AlbumSize | undefined,
  isAroundMug?: boolean,
): DesignOptions {
  if (!size) return { ...current, album_size_id: null };
  const allowed = orientationsFor(size, isAroundMug);
  const stays = current.orientation !== null && allowed.includes(current.orientation);
  const kept = stays ? current.orientation : null;
  const forced = lockedOrientation(size, isAroundMug) ?? kept;
  return { ...current, album_size_id: size.id, orientation: forced };
}

export function toDesignContent(album: Album): { choices: DesignOptions; texts: DesignTexts } {
  const fields = { edge_style: null, ...EMPTY_DESIGN_TEXTS, ...album.canvas, ...album };
  return { choices: choicesSchema.parse(fields), texts: textsSchema.parse(fields) };
}

export interface DesignContent {
  choices: DesignOptions;
  texts: DesignTexts;
  /** Photos in order; those that are not uploaded are skipped. */
  photos: readonly { photoId: string | null; name: string }[];
}

/** Lists what is missing before the design can be saved or requested (docs/rules.md#studio-1). */
export function listMissingDetails(
  { type, albumId }: { type: DesignType; albumId?: string },
  { choices: chosen, texts: typed }: Pick<DesignContent, 'choices' | 'texts'>,
  photos: number,
): FieldProblem[] {
  const design = { product_type: type, title: typed.title, photos, ...chosen };
  return designProblems(design, albumId !== undefined);
}

/** Photo references with file names, in the format of the API. */
export function toPhotoReferences(photos: DesignContent['photos']): PhotoReference[] {
  const uploaded = photos.flatMap(({ photoId, name }) =>
    photoId === null ? [] : [{ photo_id: photoId, name: toStoredPhotoName(name) }],
  );
  return uploaded.map(({ photo_id, name }, index) => ({
    photo_id,
    sequence: index + 1,
    ...(name !== undefined && { name }),
  }));
}

/** Request body of POST and PUT /albums; `total` is in rupees. */
export function toAlbumBody(type: DesignType, content: DesignContent, total: number) {
  const { edge_style, ...chosen } = content.choices;
  const { name, email, instructions, ...texts } = content.texts;
  return {
    ...chosen,
    ...texts,
    total_price: total,
    images: toPhotoReferences(content.photos),
    ...(type === 'canvas' && {
      name,
      email,
      instructions,
      ...(edge_style !== null && { edge_style }),
    }),
  };
}
