import {
  addSpread,
  canAddPages,
  type RemovedPhotosTarget,
  moveSpread,
  PAGES_PER_SPREAD,
  removeSpread,
  countSpreadsLeft,
} from '@smriti/shared/book/edit/spreads';
import type { Book } from '@smriti/shared/book/scene';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useCatalogue } from '../../choices/catalogue-context';
import { computeDesignPrice } from '../../choices/studio-catalogue';
import { useStudio, useStudioState } from '../../studio-context';
import type { FillInput } from '../../book/fill-input';
import { useBookEditing } from './use-book-editing';
import { overviewMessages } from '../panels/overview-messages';

/** Returns a function that computes the price of additional pages, in rupees. */
function usePagePrice(): (pages: number) => number {
  const { plan } = useStudio();
  const catalogue = useCatalogue();
  const choices = useStudioState((state) => state.choices);
  const photos = useStudioState(({ order }) => order.length);
  const price = (extra: number) => computeDesignPrice(plan.type, catalogue, choices, photos, extra);
  return (pages) => price(pages) - price(0);
}

/** Actions that change the order and number of spreads. */
export function useSpreadOrder(scene: Book, input: FillInput) {
  const t = useMessages(overviewMessages);
  const { edit } = useBookEditing();
  const context = { format: input.format, photos: input.photos };
  const left = countSpreadsLeft(scene, context);
  const priceOf = usePagePrice();
  const price = formatRupees(priceOf(PAGES_PER_SPREAD));
  const isForMoney = left === 0 && canAddPages(input.format);
  const of = scene.spreads.length;

  return {
    left,
    /** Formatted price of two pages. */
    price,
    priceOf: (pages: number) => formatRupees(priceOf(pages)),
    isForMoney,
    canAdd: scene.kind === 'book' && (left > 0 || isForMoney),
    move: (id: string, name: string, to: number) => {
      const said = { name, at: to + 1, of };
      edit((book) => moveSpread(book, id, to, context), t.moved(said));
    },
    add: (id: string, name: string) =>
      edit(
        (book) => addSpread(book, id, context),
        isForMoney ? t.paid({ name, price }) : t.added({ name }),
      ),
    remove: (id: string, name: string, photosTo: RemovedPhotosTarget) =>
      edit((book) => removeSpread(book, id, photosTo, context), t.removed({ name })),
    takeBack: () =>
      edit((book) => {
        const last = book.spreads.at(-1);
        return last ? removeSpread(book, last.id, 'elsewhere', context) : book;
      }, t.tookBack({ price })),
  };
}
export type SpreadOrder = ReturnType<typeof useSpreadOrder>;
