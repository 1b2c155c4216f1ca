import { countPages } from '@smriti/shared/book/page';
import { COVER_ID } from '@smriti/shared/book/scene';
import { type DragEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSpreadNames } from '#domains/book/spread/use-spread-names.ts';
import { useFaces } from '#domains/book/spread/use-faces.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import type { BookPanelProps } from './book-panel-props';
import { useBookEditing } from '../state/use-book-editing';
import { overviewMessages } from './overview-messages';
import styles from './OverviewPanel.module.css';
import { SpreadCard } from './SpreadCard';
import { type SpreadOrder, useSpreadOrder } from '../state/use-spread-order';

/** Overview of all spreads: reorders, adds and removes them, and turns page numbers on and off. */
export function OverviewPanel(props: BookPanelProps) {
  const { scene, input } = props;
  const t = useMessages(overviewMessages);
  const { faceName } = useSpreadNames(scene.kind);
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const order = useSpreadOrder(scene, input);
  const faces = useFaces(scene).filter(({ spread }) => spread.id !== COVER_ID);
  const isBook = scene.kind === 'book';

  /**
   * Makes a change and restores the focus, because the clicked button may have moved or
   * disappeared.
   */
  function keepFocus(change: () => void, id: string, action: string): void {
    flushSync(change);
    const card = list.current?.querySelector(`[data-spread="${id}"]`);
    const button = card?.querySelector<HTMLElement>(`[data-action="${action}"]`);
    (button ?? list.current?.querySelector('button'))?.focus();
  }

  function drop(event: DragEvent, to: number): void {
    event.preventDefault();
    const face = faces.find(({ spread }) => spread.id === dragged);
    if (face) order.move(face.spread.id, faceName(face), to);
    setDragged(null);
  }

  return (
    <>
      {isBook && <Pages {...props} order={order} />}
      <p className="muted text-sm">{t.hint}</p>
      <ol role="list" ref={list} aria-label={t.spreads} className={styles.list}>
        {faces.map((face, index) => (
          <SpreadCard
            key={face.spread.id}
            {...props}
            {...{ face, index, order, keepFocus }}
            neighbour={(faces[index + 1] ?? faces[index - 1])?.spread.id ?? ''}
            isDragged={face.spread.id === dragged}
            onDrag={setDragged}
            onDrop={(event) => drop(event, index)}
          />
        ))}
      </ol>
    </>
  );
}

/** Number of pages, the price of additional ones, and the switch for page numbers. */
function Pages({ scene, input, order }: BookPanelProps & { order: SpreadOrder }) {
  const t = useMessages(overviewMessages);
  const { edit } = useBookEditing();
  const { faceName } = useSpreadNames(scene.kind);
  const { format } = input;
  const { price } = order;
  const last = useFaces(scene).at(-1);
  const isTooLong = countPages(scene) > format.pagesMax;
  const fits = {
    pages: format.pagesMax,
    photos: format.pagesMax * Math.max(1, format.photosPerPage),
  };
  return (
    <div className="cluster gap-y-3 gap-x-6 items-center justify-between">
      <p role={isTooLong ? 'alert' : undefined}>{isTooLong ? t.tooMany(fits) : pagesText()}</p>
      <div className="cluster gap-y-2 gap-x-4 items-center">
        {order.isForMoney && last && (
          <Button size="small" onClick={() => order.add(last.spread.id, faceName(last))}>
            {t.addPages({ price })}
          </Button>
        )}
        {scene.extra_pages > 0 && (
          <Button size="small" variant="quiet" onClick={order.takeBack}>
            {t.takeBack({ price })}
          </Button>
        )}
        <CheckboxField
          label={t.numbers}
          checked={scene.page_numbers}
          onChange={({ target }) =>
            edit(
              (book) => ({ ...book, page_numbers: target.checked }),
              target.checked ? t.numbersOn : t.numbersOff,
            )
          }
        />
      </div>
    </div>
  );

  function pagesText(): string {
    const { extra_pages: extra } = scene;
    if (extra > 0) return t.extraPrice({ extra: t.extra(extra), price: order.priceOf(extra) });
    if (order.isForMoney) return t.extraNone({ price });
    return order.left > 0 ? t.free(order.left) : t.freeFull;
  }
}
