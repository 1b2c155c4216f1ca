import { EDGE_STYLES, MAX_NOTE_LENGTH } from '@smriti/shared/album/albums';
import { Suspense } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { lazyOptionalComponent } from '#lib/loading/lazy-optional-component.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { DetailsSection, ChoiceField, SizeField, usePricedOptions } from './ChoiceField';
import { useChoiceFields } from './use-choice-fields';
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
  const { frames } = catalogue;
  const photo = useStudioState(({ order, photos }) => photos[order[0] ?? ''] ?? null);
  return (
    <>
      <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
        <CanvasPreview catalogue={catalogue} choices={chosen} photo={photo} />
      </Suspense>
      <DetailsSection>
        <SizeField label={t.canvasSize} error={errors.album_size_id} turns={false} />
        <ChoiceField
          label={t.frameType}
          placeholder={t.chooseFrame}
          options={usePricedOptions(frames, 'once')}
          value={chosen.frame_id}
          error={errors.frame_id}
          onChoose={(frame_id) => choose({ frame_id })}
        />
        <SelectField
          label={t.edgeStyle}
          placeholder={t.chooseEdge}
          value={chosen.edge_style ?? ''}
          error={errors.edge_style}
          options={EDGE_STYLES.map((style) => ({ value: style, label: t[style] }))}
          onChange={({ target }) => {
            choose({ edge_style: EDGE_STYLES.find((style) => style === target.value) ?? null });
          }}
        />
        <CanvasTexts errors={errors} />
      </DetailsSection>
      <Suspense>
        <CanvasPrice catalogue={catalogue} choices={chosen} />
      </Suspense>
    </>
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
