import type { FieldProblem } from '../base/errors';

/**
 * The form that a design comes from: the create form, a product's configuration, or the canvas form. It
 * determines the required fields and the price calculation.
 */
export const DESIGN_TYPES = ['album', 'product', 'canvas'] as const;
export type DesignType = (typeof DESIGN_TYPES)[number];

/** The shop's alert text on the create and edit pages (docs/rules.md#studio-1). */
export const INCOMPLETE_ALBUM_TEXT =
  'Please complete all album details and upload at least one photo.';

interface Design {
  product_type: DesignType;
  title: string;
  photos: number;
  album_size_id: number | null;
  paper_type_id: number | null;
  frame_id: number | null;
  binding_type_id: number | null;
  lamination_id: number | null;
  cover_type_id: number | null;
  edge_style: string | null;
}

type Requirement = readonly [
  field: string,
  message: string,
  /** Name of the message for translation (base/error-rules.ts). */
  rule: string,
  isMissing: (design: Design) => boolean,
];

const TITLE: Requirement = [
  'title',
  'Album title is required',
  'title_required',
  ({ title }) => title.trim() === '',
];
const SIZE: Requirement = [
  'album_size_id',
  'Album size is required',
  'size_required',
  ({ album_size_id }) => album_size_id === null,
];
const PAPER: Requirement = [
  'paper_type_id',
  'Paper type is required',
  'paper_required',
  ({ paper_type_id }) => paper_type_id === null,
];
const FRAME: Requirement = [
  'frame_id',
  'Frame is required',
  'frame_required',
  ({ frame_id }) => frame_id === null,
];
const PHOTOS: Requirement = [
  'images',
  'At least one photo is required',
  'photo_required',
  ({ photos }) => photos === 0,
];

/** Required fields of each form, in the order of its fields (docs/rules.md#studio-1). */
const REQUIREMENTS: Readonly<Record<DesignType, readonly Requirement[]>> = {
  album: [TITLE, FRAME, SIZE, PAPER, PHOTOS],
  product: [
    TITLE,
    SIZE,
    PAPER,
    [
      'binding_type_id',
      'Binding type is required',
      'binding_required',
      (design) => design.binding_type_id === null,
    ],
    [
      'lamination_id',
      'Lamination is required',
      'lamination_required',
      (design) => design.lamination_id === null,
    ],
    [
      'cover_type_id',
      'Cover type is required',
      'cover_required',
      (design) => design.cover_type_id === null,
    ],
    PHOTOS,
  ],
  canvas: [
    TITLE,
    ['album_size_id', 'Canvas size is required', 'canvas_size_required', SIZE[3]],
    FRAME,
    [
      'edge_style',
      'Edge style is required',
      'edge_required',
      ({ edge_style }) => edge_style === null,
    ],
    PHOTOS,
  ],
};

/** Requirements when an album is edited: only the create form requires a frame. */
const EDITED_ALBUM = REQUIREMENTS.album.filter((requirement) => requirement !== FRAME);

/**
 * Missing fields that prevent saving or requesting a design; empty when complete.
 * @param isEdited whether the design is an album already (docs/rules.md#studio-1)
 */
export function designProblems(design: Design, isEdited = false): FieldProblem[] {
  const { product_type: type } = design;
  const asked = isEdited && type === 'album' ? EDITED_ALBUM : REQUIREMENTS[type];
  return asked.flatMap(([field, message, rule, isMissing]) =>
    isMissing(design) ? [{ field, message, rule }] : [],
  );
}
