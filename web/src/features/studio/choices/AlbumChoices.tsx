import { ChoiceField, SizeField, usePricedOptions } from './ChoiceField';
import { DetailsSection } from './DetailsSection';
import { useStockHint } from './use-stock-hint';
import { useChoiceFields } from './use-choice-fields';
import type { FieldErrors } from '../save/save-problem';

/** Fields for an album's options: size, paper, theme and binding (docs/rules.md#studio-1). */
export function AlbumChoices({ errors }: { errors: FieldErrors }) {
  const { t, catalogue, chosen, choose } = useChoiceFields();
  const { papers, themes, bindings } = catalogue;
  return (
    <DetailsSection>
      <SizeField label={t.size} error={errors.album_size_id} turns={false} />
      <ChoiceField
        label={t.paper}
        placeholder={t.choosePaper}
        options={usePricedOptions(papers, 'photo')}
        value={chosen.paper_type_id}
        hint={useStockHint(papers, chosen.paper_type_id)}
        error={errors.paper_type_id}
        onChoose={(paper_type_id) => choose({ paper_type_id })}
      />
      <ChoiceField
        label={t.theme}
        optionalText={t.optional}
        placeholder={t.noTheme}
        options={themes.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={chosen.theme_id}
        onChoose={(theme_id) => choose({ theme_id })}
      />
      <ChoiceField
        label={t.binding}
        optionalText={t.optional}
        placeholder={t.noBinding}
        options={usePricedOptions(bindings, 1)}
        value={chosen.binding_type_id}
        onChoose={(binding_type_id) => choose({ binding_type_id })}
      />
    </DetailsSection>
  );
}
