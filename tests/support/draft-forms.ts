import type { DraftForm } from '@smriti/shared/album/drafts';

/** The form of a new album without any choices. */
export const EMPTY_DRAFT_FORM: DraftForm = {
  product_type: 'album',
  product_id: null,
  quantity: 1,
  photo_goal: null,
  title: '',
  album_size_id: null,
  paper_type_id: null,
  frame_id: null,
  binding_type_id: null,
  theme_id: null,
  lamination_id: null,
  cover_type_id: null,
  orientation: null,
  edge_style: null,
  name: '',
  email: '',
  instructions: '',
};

/** A form with all the choices that an album needs. */
export const GOA_DRAFT_FORM: DraftForm = {
  ...EMPTY_DRAFT_FORM,
  title: 'Goa',
  album_size_id: 4,
  paper_type_id: 1,
  frame_id: 1,
  binding_type_id: 2,
};
