import { changeText } from '@smriti/shared/book/edit/texts';
import { MAX_TEXT_LENGTH, type TextItem } from '@smriti/shared/book/scene';
import { useMessages } from '#lib/language/i18n.ts';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import type { EditedSpread } from './LayoutTools';
import { proposeMessages } from './proposal-messages';

/** Fields to correct the texts of a spread. */
export function TextTools({ scene, spread, onScene }: EditedSpread) {
  const t = useMessages(proposeMessages);
  const texts = spread.items.filter((item): item is TextItem => item.type === 'text');
  return texts.map(({ id, text }, index) => (
    <TextAreaField
      key={id}
      label={t.text({ number: index + 1 })}
      rows={2}
      maxLength={MAX_TEXT_LENGTH}
      value={text}
      onChange={({ target }) =>
        onScene(changeText(scene, { spread: spread.id, item: id }, { text: target.value }))
      }
    />
  ));
}
