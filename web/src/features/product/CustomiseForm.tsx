import {
  isMug,
  lockedOrientation,
  ORIENTATIONS,
  type Orientation,
  orientationsFor,
} from '@smriti/shared/album/orientation';
import { MAX_PHOTOS } from '@smriti/shared/album/photos';
import { nearestPhotoCount } from '@smriti/shared/catalogue/photo-counts';
import type { MasterProduct } from '@smriti/shared/catalogue/products';
import type { PricedOption } from '@smriti/shared/catalogue/reference-data';
import type { ReactNode } from 'react';
import { productMessages } from '#domains/products/product-messages.ts';
import { photoCountText } from '#lib/albums/photo-count-text.ts';
import { formatNumber, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { restockText } from '#lib/shop/restock-day.ts';
import { NumberStepper } from '#ui/fields/NumberStepper.tsx';
import { RadioCards } from '#ui/fields/RadioCards.tsx';
import { productPageMessages } from './messages';
import { OptionDrawing } from './OptionDrawing';
import { SingleOptions } from './SingleOptions';
import { type FormChoice, hasSingleOption } from './single-options';
import {
  hasPages,
  type ConfigurablePart,
  CONFIGURABLE_PARTS,
  type RequiredChoice,
} from './product-configuration';
import type { ConfigurationState } from './use-product-configuration';

interface ChoiceProps {
  product: MasterProduct;
  configuration: ConfigurationState;
  /** Whether missing choices are highlighted. */
  isMarked: boolean;
}

/** Element ids of the required choices, so that the error message can link to them. */
export const CHOICE_IDS: Readonly<Record<RequiredChoice, string>> = {
  size: 'choice-size',
  paper: 'choice-paper',
  lamination: 'choice-lamination',
  cover: 'choice-cover',
};

const PART_NAMES = Object.keys(CONFIGURABLE_PARTS) as ConfigurablePart[];

interface CustomiseFormProps extends ChoiceProps {
  /** Number of copies, shown at the end of the form. */
  children: ReactNode;
}

/**
 * Form for size, orientation, paper type, lamination, cover, binding type and number of photos. A single
 * option is shown as a fact instead of a choice (docs/rules.md#pages-18).
 */
export function CustomiseForm({ product, configuration, isMarked, children }: CustomiseFormProps) {
  const t = useMessages(productPageMessages);
  const parts = { product, configuration, isMarked };
  const isOpen = (choice: FormChoice) => !hasSingleOption(product, configuration.chosen, choice);
  return (
    <section aria-labelledby="customise-heading" className="stack gap-8 min-w-0">
      <h2 id="customise-heading">{t.customise}</h2>
      {isOpen('size') && <SizeChoice {...parts} />}
      {isOpen('orientation') && <OrientationChoice {...parts} />}
      {isOpen('photos') && <PhotoCount {...parts} />}
      {PART_NAMES.filter(isOpen).map((part) => (
        <PartChoice key={part} part={part} {...parts} />
      ))}
      <SingleOptions product={product} chosen={configuration.chosen} />
      {children}
    </section>
  );
}

interface StockedOption extends PricedOption {
  restock_day?: string | undefined;
}

function PartChoice({
  part,
  product,
  configuration,
  isMarked,
}: ChoiceProps & { part: ConfigurablePart }) {
  const t = useMessages(productPageMessages);
  const { chosen, price, choose, today } = configuration;
  const fields = CONFIGURABLE_PARTS[part];
  const options: readonly StockedOption[] = product[fields.options];
  const value = chosen[fields.chosen];
  const days = options.map((option) => restockText(option, today));
  const isSoldOut = days.length > 0 && !days.includes(null);
  const missing = {
    paper: t.choosePaper,
    lamination: t.chooseLamination,
    cover: t.chooseCover,
    binding: undefined,
  };
  const withRestockDay = (description: string, date: string | null) =>
    date === null ? (
      description
    ) : (
      <>
        <strong>{t.backOn({ date })}</strong> {description}
      </>
    );
  const priceOf = (option: PricedOption) => {
    if (option.price === 0) return t.included;
    if (part !== 'paper') return formatRupees(option.price);
    return hasPages(product)
      ? t.perPage({ price: formatRupees(option.price) })
      : formatRupees(option.price * (price?.pages ?? 1));
  };
  return (
    <RadioCards
      id={part === 'binding' ? undefined : CHOICE_IDS[part]}
      error={isMarked && value === null ? (isSoldOut ? t.soldOut : missing[part]) : undefined}
      legend={t[part]}
      layout="rows"
      value={textOf(value)}
      onChange={(text) => {
        const option = options.find(({ id }) => String(id) === text);
        if (option) choose({ [fields.chosen]: option.id }, option.name);
      }}
      options={options.map((option, index) => ({
        value: String(option.id),
        label: option.name,
        description: withRestockDay(option.description, days[index] ?? null),
        price: priceOf(option),
        isDisabled: typeof days[index] === 'string',
        drawing: <OptionDrawing kind={part} id={option.id} />,
      }))}
    />
  );
}

function SizeChoice({ product, configuration, isMarked }: ChoiceProps) {
  const t = useMessages(productPageMessages);
  const shared = useMessages(productMessages);
  return (
    <RadioCards
      id={CHOICE_IDS.size}
      error={isMarked && configuration.chosen.sizeId === null ? t.chooseSize : undefined}
      legend={t.size}
      value={textOf(configuration.chosen.sizeId)}
      onChange={(value) => {
        const name = product.album_sizes.find(({ id }) => String(id) === value)?.name ?? '';
        configuration.choose({ sizeId: Number(value) }, name);
      }}
      options={product.album_sizes.map((size) => ({
        value: String(size.id),
        label: size.name,
        description: hasPages(product) ? size.description : t.measures(measuresOf(size)),
        price: size.price === null ? shared.notAvailable : formatRupees(size.price),
        isDisabled: size.price === null,
      }))}
    />
  );
}

function OrientationChoice({ product, configuration }: ChoiceProps) {
  const t = useMessages(productPageMessages);
  const { chosen, choose } = configuration;
  const size = product.album_sizes.find(({ id }) => id === chosen.sizeId);
  const allowed: readonly Orientation[] = size ? orientationsFor(size, isMug(product)) : [];
  const names = { 1: t.square, 2: t.landscape, 3: t.portrait };
  const hint = size
    ? lockedOrientation(size, isMug(product)) !== null
      ? t.orientationLocked
      : undefined
    : t.orientationFirst;
  return (
    <RadioCards
      legend={t.orientation}
      hint={hint}
      value={textOf(chosen.orientation)}
      onChange={(value) => {
        const orientation = allowed.find((candidate) => String(candidate) === value);
        if (orientation) choose({ orientation }, names[orientation]);
      }}
      options={Object.values(ORIENTATIONS).map((orientation) => ({
        value: String(orientation),
        label: names[orientation],
        isDisabled: !allowed.includes(orientation),
      }))}
    />
  );
}

function PhotoCount({ product, configuration }: ChoiceProps) {
  const t = useMessages(productPageMessages);
  const { chosen, price, choose } = configuration;
  const size = product.album_sizes.find(({ id }) => id === chosen.sizeId);
  const pages = price && hasPages(product) ? t.pages(price.pages) : null;
  const hint =
    pages !== null && size && size.photos > 0
      ? t.photosHint({ pages, perPage: size.photos })
      : pages;
  return (
    <NumberStepper
      label={t.photos}
      hint={[photoCountText(product), hint].filter(Boolean).join(' ') || undefined}
      decreaseLabel={t.fewerPhotos}
      increaseLabel={t.morePhotos}
      value={chosen.photos}
      min={product.min_photos ?? 1}
      max={product.max_photos ?? MAX_PHOTOS}
      onChange={(photos) => {
        const isMore = photos > chosen.photos;
        const step = product.photo_step ?? 1;
        const wanted = isMore ? chosen.photos + Math.max(step, photos - chosen.photos) : photos;
        choose({ photos: nearestPhotoCount(product, wanted) }, t.photos);
      }}
    />
  );
}

function textOf(id: number | null): string | null {
  return id === null ? null : String(id);
}

/** Measures of a size in inches and in whole centimetres. */
function measuresOf({ width, height }: { width: number; height: number }) {
  const centimetres = (inches: number) => formatNumber(Math.round(inches * 2.54));
  return {
    inches: `${formatNumber(width)} × ${formatNumber(height)}`,
    centimetres: `${centimetres(width)} × ${centimetres(height)}`,
  };
}
