import {
  type AlbumActor,
  type AlbumStatus,
  allowedMoves,
  isContentOpen,
} from '@smriti/shared/album/album-states';
import type { DesignType } from '@smriti/shared/album/album-validation';
import type { Album, updateAlbum } from '@smriti/shared/album/albums';
import type { OutputOf } from '@smriti/shared/base/endpoint';
import { AppError, type FieldProblem } from '@smriti/shared/base/errors';
import { ORIENTATIONS, type Orientation } from '@smriti/shared/album/orientation';

/** What an album is made of: frozen with its price from Requested on (design.md section 6). */
export interface AlbumContent {
  title: string;
  product_type: DesignType;
  product_id: number | null;
  album_size_id: number | null;
  paper_type_id: number | null;
  frame_id: number | null;
  binding_type_id: number | null;
  theme_id: number | null;
  lamination_id: number | null;
  cover_type_id: number | null;
  orientation: Orientation | null;
  canvas: Album['canvas'];
  /** The photos' ids in their order. */
  photo_ids: readonly string[];
}

/** A form as PUT /albums/{id} takes it: what it leaves out stays, null clears. */
export type AlbumForm = OutputOf<(typeof updateAlbum)['body']>;
type ContentForm = Omit<AlbumForm, 'status' | 'note' | 'version' | 'quantity' | 'user_id'>;

function given<T>(value: T | undefined, before: T): T {
  return value === undefined ? before : value;
}

function toOrientation(value: number | null): Orientation | null {
  return Object.values(ORIENTATIONS).find((orientation) => orientation === value) ?? null;
}

function orderedIds(form: ContentForm, before: readonly string[]): readonly string[] {
  if (!form.images) return before;
  return form.images.toSorted((a, b) => a.sequence - b.sequence).map(({ photo_id }) => photo_id);
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

/** The content that a form makes of `before`; `added` are photos that come behind those there. */
export function contentWith(
  before: AlbumContent,
  form: ContentForm,
  added: readonly string[],
): AlbumContent {
  const theme = given(form.theme_id, given(form.themes_id, before.theme_id));
  const orientation = form.orientation;
  return {
    title: given(form.title, before.title),
    product_type: before.product_type,
    product_id: before.product_id,
    album_size_id: given(form.album_size_id, before.album_size_id),
    paper_type_id: given(form.paper_type_id, before.paper_type_id),
    frame_id: given(form.frame_id, before.frame_id),
    binding_type_id: given(form.binding_type_id, before.binding_type_id),
    theme_id: theme,
    lamination_id: given(form.lamination_id, before.lamination_id),
    cover_type_id: given(form.cover_type_id, before.cover_type_id),
    orientation: orientation === undefined ? before.orientation : toOrientation(orientation),
    canvas: canvasWith(form, before),
    photo_ids: [...new Set([...orderedIds(form, before.photo_ids), ...added])],
  };
}

/** Fields of the canvas form that would be lost: on another design, or without an edge style. */
export function strayCanvasFields(form: ContentForm, content: AlbumContent): FieldProblem[] {
  const isCanvas = content.product_type === 'canvas';
  if (isCanvas && content.canvas) return [];
  const filled = (['edge_style', 'name', 'email', 'instructions'] as const).filter(
    (field) => form[field],
  );
  if (filled.length === 0) return [];
  if (isCanvas) return [{ field: 'edge_style', message: 'Edge style is required' }];
  return filled.map((field) => ({ field, message: 'is for canvas prints only' }));
}

function isSame(some: unknown, others: unknown): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

/** Whether two contents are of one design, field by field. */
export function isSameContent(some: AlbumContent, others: AlbumContent): boolean {
  const fieldsOf = (content: AlbumContent) => {
    const { canvas, ...fields } = contentWith(content, {}, []);
    const { edge_style, name, email, instructions } = canvas ?? {};
    return [fields, edge_style, name, email, instructions];
  };
  return isSame(fieldsOf(some), fieldsOf(others));
}

interface AlbumState {
  status: AlbumStatus;
  is_placed: boolean;
}

interface Wish {
  actor: AlbumActor;
  /** The status that is asked for; undefined: none. */
  target: AlbumStatus | undefined;
  hasNewContent: boolean;
}

function refusedMove({ status, is_placed }: AlbumState, { actor, target }: Wish): AppError {
  const allowed = allowedMoves(status, actor, is_placed);
  const frozen =
    target === undefined || target === status || allowed.includes(target)
      ? `This album is ${status}: its content cannot be changed now.`
      : `This album is ${status} and cannot become ${target} now.`;
  const message = is_placed ? 'This album is ordered and cannot be changed any more.' : frozen;
  return new AppError('conflict', message, { details: { status, allowed } });
}

/**
 * Where an album goes; null: nowhere, because it is there already or nothing is asked. Content
 * changes in Draft and Cart only, or together with a move to Draft.
 * @throws AppError conflict with the moves that are allowed.
 */
export function decideMove(state: AlbumState, wish: Wish): AlbumStatus | null {
  const { status, is_placed } = state;
  const { actor, target, hasNewContent } = wish;
  const to = target === undefined || target === status ? null : target;
  const isLegal = to === null || allowedMoves(status, actor, is_placed).includes(to);
  const isOpen = !is_placed && (isContentOpen(status) || to === 'Draft');
  if (!isLegal || (hasNewContent && !isOpen)) throw refusedMove(state, wish);
  return to;
}

/** @throws AppError conflict when the album is part of an order: then it never changes. */
export function assertNotPlaced(state: AlbumState): void {
  if (!state.is_placed) return;
  throw refusedMove(state, { actor: 'owner', target: undefined, hasNewContent: true });
}
