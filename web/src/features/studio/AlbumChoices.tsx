import { useMessages } from '../../lib/i18n';
import { useCatalogue } from './catalogue-context';
import { ChoiceField, SizeField, usePricedOptions } from './ChoiceField';
import { studioMessages } from './messages';
import styles from './fields.module.css';
import { useStudioState } from './studio-context';
import type { FieldErrors } from './use-save';
import { useChoose } from './use-choose';

/** The selects of an album: size, paper, theme, binding (design-studio.md section 2). */
export function AlbumChoices({ errors }: { errors: FieldErrors }) {
  const t = useMessages(studioMessages);
  const { papers, themes, bindings } = useCatalogue();
  const chosen = useStudioState(({ choices }) => choices);
  const choose = useChoose();
  return (
    <section aria-labelledby="details-heading" className={styles.section}>
      <h2 id="details-heading">{t.details}</h2>
      <div className={styles.fields}>
        <SizeField label={t.size} error={errors.album_size_id} turns={false} />
        <ChoiceField
          label={t.paper}
          placeholder={t.choosePaper}
          options={usePricedOptions(papers, 'photo')}
          value={chosen.paper_type_id}
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
          options={usePricedOptions(bindings, 'once')}
          value={chosen.binding_type_id}
          onChoose={(binding_type_id) => choose({ binding_type_id })}
        />
      </div>
    </section>
  );
}
