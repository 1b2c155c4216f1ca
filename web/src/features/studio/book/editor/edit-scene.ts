import { spreadCount } from '@smriti/shared/book/page';
import { type Book, placedPhotos } from '@smriti/shared/book/scene';
import type { Catalogue } from '../../choices/catalogue';
import type { StudioPlan } from '../../plan';
import type { StudioState } from '../../studio-store';
import { fillInput, type FillInput, fillSource, inputText } from '../fill-input';
import { withPhoto } from '../leave-out';

type Edited = Pick<StudioState, 'order' | 'photos' | 'choices' | 'texts' | 'book'>;

/** The album's photos once a book is theirs: none of the tray, and all that stand in frames. */
function orderFor({ order, photos }: Edited, scene: Book): readonly string[] {
  const inTray = new Set(scene.tray.map(({ photo }) => photo));
  const stay = order.filter((key) => !inTray.has(key));
  const isThere = new Set(order);
  const added = Object.keys(photos);
  const back = [...placedPhotos(scene)].filter((key) => photos[key] && !isThere.has(key));
  if (back.length === 0 && stay.length === order.length) return order;
  return back.reduce((all, key) => withPhoto(all, added, key), stay);
}

/** Whether a product of these photos may have the spreads that a book has. */
function mayHaveSpreads(
  { spreads, extra_pages: extraPages, kind }: Book,
  input: FillInput,
): boolean {
  const content = { photos: input.photos.length, style: 'airy', extraPages } as const;
  const most = spreadCount(input.format, content);
  return kind === 'book' ? spreads.length <= most : spreads.length === most;
}

/**
 * An open design whose book is another by hand, and with it the album's photos. The other spreads stay
 * as they are where the product may have them all; else it is filled anew around what was edited.
 */
export function withScene(
  before: Edited,
  scene: Book,
  plan: StudioPlan,
  catalogue: Catalogue,
): Pick<Edited, 'order' | 'book'> {
  const order = orderFor(before, scene);
  const book = { ...before.book, scene, isOwn: true };
  if (order === before.order) return { order, book };
  const wasFilled = before.book.of === inputText(fillInput(plan, catalogue, fillSource(before)));
  const input = fillInput(plan, catalogue, fillSource({ ...before, order, book }));
  const stays = wasFilled && mayHaveSpreads(scene, input);
  return { order, book: stays ? { ...book, of: inputText(input) } : book };
}
