import { type EDGE_STYLES, MAX_NOTE_LENGTH } from '@smriti/shared/album/albums';
import { findCanvasPaper } from '@smriti/shared/catalogue/design-kinds';
import { Suspense } from 'react';
import { productMessages } from '#domains/products/product-messages.ts';
import { formatNumber, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { lazyOptionalComponent } from '#lib/loading/lazy-optional-component.tsx';
import { cx } from '#ui/cx.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { RadioCards } from '#ui/fields/RadioCards.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { useStockHint } from './use-stock-hint';
import { DetailsSection } from './DetailsSection';
import { useChoiceFields, useChooseSize } from './use-choice-fields';
import styles from './CanvasChoices.module.css';
import { choiceMessages } from './messages';
import { useStudio, useStudioState } from '../studio-context';
import type { FieldErrors } from '../save/save-problem';

// Lazily loaded, so that the fields are shown first.
const CanvasPreview = lazyOptionalComponent(
  'CanvasPreview',
  async () => (await import('./CanvasPreview')).CanvasPreview,
);
const CanvasPrice = lazyOptionalComponent(
  'CanvasPrice',
  async () => (await import('./CanvasPrice')).CanvasPrice,
);

/**
 * Form for a canvas: size, frame, edge style, contact details and instructions
 * (docs/rules.md#pricing-10).
 */
export function CanvasChoices({ errors }: { errors: FieldErrors }) {
  const { t, catalogue, chosen, choose } = useChoiceFields();
  const { frames, papers } = catalogue;
  const outOfStock = useStockHint(
    papers,
    chosen.paper_type_id ?? findCanvasPaper(papers)?.id ?? null,
    'canvasBackOn',
  );
  const photo = useStudioState(({ order, photos }) => photos[order[0] ?? ''] ?? null);
  return (
    <>
      <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
        <CanvasPreview catalogue={catalogue} choices={chosen} photo={photo} />
      </Suspense>
      <DetailsSection>
        <div className={cx('stack gap-6', styles.wide)}>
          {outOfStock !== undefined && <InlineMessage tone="waiting">{outOfStock}</InlineMessage>}
          <CanvasSize error={errors.album_size_id} />
          <RadioCards
            legend={t.frameType}
            error={errors.frame_id}
            value={toText(chosen.frame_id)}
            onChange={(id) => choose({ frame_id: Number(id) })}
            options={frames.map(({ id, name, price, border_colour }) => ({
              value: String(id),
              label: name,
              price: formatRupees(price),
              drawing: <BorderDrawing colour={border_colour} />,
            }))}
          />
          <RadioCards<EdgeStyle>
            legend={t.edgeStyle}
            error={errors.edge_style}
            value={chosen.edge_style}
            onChange={(edge_style) => choose({ edge_style })}
            options={[
              { value: 'mirrored', label: t.mirrored, description: t.mirroredEdge },
              { value: 'wrapped', label: t.wrapped, description: t.wrappedEdge },
              { value: 'white', label: t.white },
              { value: 'black', label: t.black },
            ]}
          />
        </div>
        <CanvasTexts errors={errors} />
      </DetailsSection>
      <Suspense>
        <CanvasPrice catalogue={catalogue} choices={chosen} />
      </Suspense>
    </>
  );
}

type EdgeStyle = (typeof EDGE_STYLES)[number];

const toText = (id: number | null) => (id === null ? null : String(id));

/** Corner of a canvas with its border. */
function BorderDrawing({ colour }: { colour: string | undefined }) {
  return (
    <svg viewBox="0 0 40 24" className={styles.border} aria-hidden="true">
      <path d="M4 24V4h36" stroke={colour} strokeWidth="8" fill="none" />
    </svg>
  );
}

const toCentimetres = (inches: number) => formatNumber(Math.round(inches * 2.54));

/** Radio cards for the size; sizes without a price are disabled. */
function CanvasSize({ error }: { error: string | undefined }) {
  const { t, catalogue, chosen } = useChoiceFields();
  const { notAvailable } = useMessages(productMessages);
  const choose = useChooseSize(false);
  return (
    <RadioCards
      legend={t.canvasSize}
      error={error}
      value={toText(chosen.album_size_id)}
      onChange={(id) => choose(Number(id))}
      options={catalogue.sizes.map(({ id, name, width, height, price }) => ({
        value: String(id),
        label: name,
        description: t.centimetres({ width: toCentimetres(width), height: toCentimetres(height) }),
        price: price === null ? notAvailable : formatRupees(price),
        isDisabled: price === null,
      }))}
    />
  );
}

function CanvasTexts({ errors }: { errors: FieldErrors }) {
  const t = useMessages(choiceMessages);
  const { store } = useStudio();
  const texts = useStudioState((state) => state.texts);
  const type = (part: Partial<typeof texts>) => store.setState({ texts: { ...texts, ...part } });
  return (
    <>
      <TextField
        label={t.name}
        optionalText={t.optional}
        autoComplete="name"
        maxLength={100}
        value={texts.name}
        onChange={({ target }) => type({ name: target.value })}
      />
      <TextField
        type="email"
        label={t.email}
        optionalText={t.optional}
        autoComplete="email"
        maxLength={254}
        value={texts.email}
        error={errors.email}
        onChange={({ target }) => type({ email: target.value })}
      />
      <div className={styles.wide}>
        <TextAreaField
          label={t.instructions}
          hint={t.instructionsHint}
          optionalText={t.optional}
          rows={4}
          maxLength={MAX_NOTE_LENGTH}
          value={texts.instructions}
          onChange={({ target }) => type({ instructions: target.value })}
        />
      </div>
    </>
  );
}
