import {
  isOrientationLocked,
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
import { NumberStepper } from '#ui/fields/NumberStepper.tsx';
import { RadioCards } from '#ui/fields/RadioCards.tsx';
import { productPageMessages } from './messages';
import { FixedChoices } from './FixedChoices';
import { OptionDrawing } from './OptionDrawing';
import { isFixedChoice, type FixableChoice } from './fixed-choices';
import { hasPages, type RequiredChoice } from './product-configuration';
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

interface CustomiseFormProps extends ChoiceProps {
  /** Number of copies, shown at the end of the form. */
  children: ReactNode;
}

/**
 * Form for size, orientation, paper type, lamination, cover, binding type and number of photos. A choice
 * with a single option is a fact and no choice (docs/rules.md#pages-18).
 */
export function CustomiseForm({ product, configuration, isMarked, children }: CustomiseFormProps) {
  const t = useMessages(productPageMessages);
  const parts = { product, configuration, isMarked };
  const isOpen = (choice: FixableChoice) => !isFixedChoice(product, configuration.chosen, choice);
  return (
    <section aria-labelledby="customise-heading" className="stack gap-8 min-w-0">
      <h2 id="customise-heading">{t.customise}</h2>
      {isOpen('size') && <SizeChoice {...parts} />}
      {isOpen('orientation') && <OrientationChoice {...parts} />}
      {isOpen('photos') && <PhotoCount {...parts} />}
      {isOpen('paper') && <PaperChoice {...parts} />}
      {isOpen('lamination') && <LaminationChoice {...parts} />}
      {isOpen('cover') && <CoverChoice {...parts} />}
      {isOpen('binding') && <BindingChoice {...parts} />}
      <FixedChoices product={product} chosen={configuration.chosen} />
      {children}
    </section>
  );
}

function PaperChoice({ product, configuration, isMarked }: ChoiceProps) {
  const t = useMessages(productPageMessages);
  const { chosen, price, choose } = configuration;
  return (
    <OptionChoice
      kind="paper"
      id={CHOICE_IDS.paper}
      error={isMarked && chosen.paperId === null ? t.choosePaper : undefined}
      legend={t.paper}
      options={product.paper_types}
      pages={price?.pages ?? 1}
      isPricedPerPage={hasPages(product)}
      value={chosen.paperId}
      onChoose={(paperId, name) => choose({ paperId }, name)}
    />
  );
}

function LaminationChoice({ product, configuration, isMarked }: ChoiceProps) {
  const t = useMessages(productPageMessages);
  const { chosen, choose } = configuration;
  return (
    <OptionChoice
      kind="lamination"
      id={CHOICE_IDS.lamination}
      error={isMarked && chosen.laminationId === null ? t.chooseLamination : undefined}
      legend={t.lamination}
      options={product.lamination_types}
      value={chosen.laminationId}
      onChoose={(laminationId, name) => choose({ laminationId }, name)}
    />
  );
}

function CoverChoice({ product, configuration, isMarked }: ChoiceProps) {
  const t = useMessages(productPageMessages);
  const { chosen, choose } = configuration;
  return (
    <OptionChoice
      kind="cover"
      id={CHOICE_IDS.cover}
      error={isMarked && chosen.coverId === null ? t.chooseCover : undefined}
      legend={t.cover}
      options={product.cover_types}
      value={chosen.coverId}
      onChoose={(coverId, name) => choose({ coverId }, name)}
    />
  );
}

function BindingChoice({ product, configuration }: ChoiceProps) {
  const t = useMessages(productPageMessages);
  const { chosen, choose } = configuration;
  return (
    <OptionChoice
      kind="binding"
      legend={t.binding}
      options={product.binding_types}
      value={chosen.bindingId}
      onChoose={(bindingId, name) => choose({ bindingId }, name)}
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
  const allowed: readonly Orientation[] = size ? orientationsFor(size) : [];
  const names = { 1: t.square, 2: t.landscape, 3: t.portrait };
  const hint = size
    ? isOrientationLocked(size)
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

interface OptionChoiceProps {
  id?: string;
  error?: string;
  kind: 'paper' | 'lamination' | 'cover' | 'binding';
  legend: string;
  options: readonly PricedOption[];
  /** Number of pages that the price of an option is multiplied by. */
  pages?: number;
  /** Whether the price of a single page is shown, instead of that of all pages. */
  isPricedPerPage?: boolean;
  value: number | null;
  onChoose: (id: number, name: string) => void;
}

function OptionChoice({
  id,
  error,
  kind,
  legend,
  options,
  pages = 1,
  isPricedPerPage = false,
  value,
  onChoose,
}: OptionChoiceProps) {
  const t = useMessages(productPageMessages);
  const priceOf = ({ price }: PricedOption) => {
    if (price === 0) return t.included;
    return isPricedPerPage
      ? t.perPage({ price: formatRupees(price) })
      : formatRupees(price * pages);
  };
  return (
    <RadioCards
      id={id}
      error={error}
      legend={legend}
      layout="rows"
      value={textOf(value)}
      onChange={(chosen) => {
        const option = options.find(({ id }) => String(id) === chosen);
        if (option) onChoose(option.id, option.name);
      }}
      options={options.map((option) => ({
        value: String(option.id),
        label: option.name,
        description: option.description,
        price: priceOf(option),
        drawing: <OptionDrawing kind={kind} id={option.id} />,
      }))}
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
