import { lockedOrientation, ORIENTATIONS, orientationsFor } from '@smriti/shared/album/orientation';
import { useMessages } from '#lib/language/i18n.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { ChoiceField, SizeField, usePricedOptions } from './ChoiceField';
import { DetailsSection } from './DetailsSection';
import { useStockHint } from './use-stock-hint';
import { useChoiceFields, useChangeChoices } from './use-choice-fields';
import { useCatalogue } from './catalogue-context';
import { choiceMessages } from './messages';
import { useStudioState } from '../studio-context';
import type { FieldErrors } from '../save/save-problem';

interface ProductChoicesProps {
  errors: FieldErrors;
  /** Number of sheets that the paper is charged for; null for a book. */
  sheets: number | null;
}

/** Fields for a product's options (docs/rules.md#studio-1). */
export function ProductChoices({ errors, sheets }: ProductChoicesProps) {
  const { t, catalogue, chosen, choose } = useChoiceFields();
  const { papers, laminations, covers, bindings } = catalogue;
  return (
    <DetailsSection>
      <SizeField label={t.size} error={errors.album_size_id} turns />
      <OrientationField />
      <ChoiceField
        label={t.paper}
        placeholder={t.choosePaper}
        options={usePricedOptions(papers, sheets ?? 'page')}
        value={chosen.paper_type_id}
        hint={useStockHint(papers, chosen.paper_type_id)}
        error={errors.paper_type_id}
        onChoose={(paper_type_id) => choose({ paper_type_id })}
      />
      <ChoiceField
        label={t.binding}
        placeholder={t.chooseBinding}
        options={usePricedOptions(bindings, 1)}
        value={chosen.binding_type_id}
        error={errors.binding_type_id}
        onChoose={(binding_type_id) => choose({ binding_type_id })}
      />
      <ChoiceField
        label={t.lamination}
        placeholder={t.chooseLamination}
        options={usePricedOptions(laminations, 1)}
        value={chosen.lamination_id}
        error={errors.lamination_id}
        onChoose={(lamination_id) => choose({ lamination_id })}
      />
      <ChoiceField
        label={t.cover}
        placeholder={t.chooseCover}
        options={usePricedOptions(covers, 1)}
        value={chosen.cover_type_id}
        hint={useStockHint(covers, chosen.cover_type_id)}
        error={errors.cover_type_id}
        onChoose={(cover_type_id) => choose({ cover_type_id })}
      />
    </DetailsSection>
  );
}

/** Select box for the orientation; disabled if the size and the product have only one. */
function OrientationField() {
  const t = useMessages(choiceMessages);
  const { sizes, isAroundMug } = useCatalogue();
  const { album_size_id, orientation } = useStudioState(({ choices }) => choices);
  const choose = useChangeChoices();
  const size = sizes.find(({ id }) => id === album_size_id);
  const allowed = size ? orientationsFor(size, isAroundMug) : [];
  const locked = size ? lockedOrientation(size, isAroundMug) : null;
  const names = { 1: t.square, 2: t.landscape, 3: t.portrait };
  return (
    <SelectField
      label={t.orientation}
      hint={locked === ORIENTATIONS.square ? t.orientationLocked : undefined}
      optionalText={t.optional}
      placeholder={t.chooseOrientation}
      disabled={locked !== null}
      value={orientation ?? ''}
      options={Object.values(ORIENTATIONS).map((one) => ({
        value: String(one),
        label: names[one],
        isDisabled: !allowed.includes(one),
      }))}
      onChange={({ target }) => {
        choose({ orientation: allowed.find((one) => String(one) === target.value) ?? null });
      }}
    />
  );
}
