import type { AlbumSize } from '@smriti/shared/catalogue/album-sizes';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Price } from '#domains/products/Price.tsx';
import { productMessages } from '#domains/products/product-messages.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { albumSizesQuery } from '#lib/shop/catalogue-queries.ts';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { homeMessages } from './messages';
import styles from './SizePicker.module.css';

/** Section 'Choose Album Size' with a card for each size, all drawn to the same scale. */
export function SizePicker() {
  const t = useMessages(homeMessages);
  const { data: sizes, isPending, isError, isFetching, refetch } = useQuery(albumSizesQuery);
  const [selected, setSelected] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const navigate = useNavigate();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (selected === null) setMissing(true);
    else void navigate(`/products?size=${selected}`);
  }

  function select(id: number) {
    setSelected(id);
    setMissing(false);
  }

  return (
    <form onSubmit={submit} className="stack gap-6" aria-labelledby="sizes-heading">
      <div>
        <h2 id="sizes-heading">{t.sizesHeading}</h2>
        <p className="mt-2 muted">{t.sizesHint}</p>
      </div>
      {isPending && <SizeSkeletons />}
      {isError && !sizes && (
        <div className="cluster gap-4 items-center">
          <p role="alert">{t.noSizes}</p>
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {t.retry}
          </Button>
        </div>
      )}
      {sizes && (
        <fieldset className={styles.grid}>
          <legend className="visually-hidden">{t.sizesLegend}</legend>
          {sizes.map((size) => (
            <SizeCard
              key={size.id}
              size={size}
              scale={drawingScale(sizes)}
              isSelected={size.id === selected}
              onSelect={select}
            />
          ))}
        </fieldset>
      )}
      <div className={cx('cluster gap-4 items-center', styles.next)} hidden={isError && !sizes}>
        <Button type="submit" variant={selected === null ? 'outline' : 'filled'}>
          {t.continueWithSize}
        </Button>
        {isMissing && <InlineMessage tone="error">{t.selectSize}</InlineMessage>}
      </div>
    </form>
  );
}

interface SizeCardProps {
  size: AlbumSize;
  scale: DrawingScale;
  isSelected: boolean;
  onSelect: (id: number) => void;
}

function SizeCard({ size, scale, isSelected, onSelect }: SizeCardProps) {
  const t = useMessages(productMessages);
  return (
    <label className={styles.card}>
      <input
        type="radio"
        name="album-size"
        value={size.id}
        checked={isSelected}
        onChange={() => onSelect(size.id)}
        className={styles.radio}
      />
      <SizeDrawing size={size} scale={scale} />
      <span className="strong">{size.name}</span>
      <span className="muted text-sm leading-snug">{size.description}</span>
      <Price
        amount={size.price}
        unavailableText={t.notAvailable}
        original={size.original}
        originalLabel={t.originalPrice}
        saving={
          size.price !== null && size.discount > 0
            ? t.saving({ percent: size.discount })
            : undefined
        }
        size="small"
      />
    </label>
  );
}

/** Drawing of a closed album, standing on the card's base line. */
function SizeDrawing({ size, scale }: Pick<SizeCardProps, 'size' | 'scale'>) {
  const width = size.width * scale.unitsPerInch;
  const height = size.height * scale.unitsPerInch;
  const left = (DRAWING_WIDTH - width) / 2;
  const ground = scale.height;
  return (
    <svg
      viewBox={`-4 -2 ${DRAWING_WIDTH + 8} ${ground + 4}`}
      className={styles.drawing}
      aria-hidden="true"
    >
      <rect
        x={left}
        y={ground - height}
        width={width}
        height={height}
        rx="1.5"
        className={styles.cover}
      />
      <line x1={left + 3} x2={left + 3} y1={ground - height} y2={ground} className={styles.hinge} />
      <line x1="-4" x2={DRAWING_WIDTH + 4} y1={ground} y2={ground} className={styles.ground} />
    </svg>
  );
}

/** Placeholders while the sizes load; twelve, as many as the shop started with. */
const PLACES = Array.from({ length: 12 }, (_, place) => place);

function SizeSkeletons() {
  return (
    <Loading>
      <div className={styles.grid}>
        {PLACES.map((place) => (
          <div key={place} className={styles.card}>
            <div className={styles.coming} />
            <Skeleton width="70%" />
            <Skeleton />
            <Skeleton width="40%" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** Width of a drawing, in user units of its SVG. */
const DRAWING_WIDTH = 100;

interface DrawingScale {
  /** User units per inch, equal for all sizes, chosen so that the widest album fits. */
  unitsPerInch: number;
  /** Height of the tallest album, in user units. */
  height: number;
}

function drawingScale(sizes: readonly AlbumSize[]): DrawingScale {
  const unitsPerInch = DRAWING_WIDTH / Math.max(...sizes.map(({ width }) => width), 1);
  return { unitsPerInch, height: Math.max(...sizes.map(({ height }) => height), 1) * unitsPerInch };
}
