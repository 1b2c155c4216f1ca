import { findText, type TextAddress } from '@smriti/shared/book/edit/find-text';
import { removeText } from '@smriti/shared/book/edit/remove-text';
import { changeText, type TextChange } from '@smriti/shared/book/edit/texts';
import { type Book, MAX_TEXT_LENGTH, type TextItem } from '@smriti/shared/book/scene';
import { missingCharacters } from '@smriti/shared/book/text/missing-characters';
import Trash2 from 'lucide-react/icons/trash-2';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { findTextFit, watchDrawnTexts } from '#domains/book/spread/text/text-outline.ts';
import { useIsNarrowWindow } from '#domains/book/spread/use-viewport.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useStableCallback } from '#lib/loading/defer-rendering.tsx';
import { useChangeAfterPaint } from '#lib/loading/use-change-after-paint.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { useBookEditing } from '../state/use-book-editing';
import { focusFrame } from '../gestures/focus-frame';
import { textMessages } from './text-messages';
import { TextStyles, type TextStylesProps } from './TextStyles';
import styles from './TextPanel.module.css';

export interface TextPanelProps {
  scene: Book;
  at: TextAddress;
  /** Counter whose change moves the focus to the text field. */
  writing: number;
  onDone: () => void;
}

/**
 * Toolbar with the words and the style of a text; the page changes while the user types. As high as that of a
 * photo, because the styles open above it; on phones they are a row of their own.
 */
export function TextPanel({ scene, at, writing, onDone }: TextPanelProps) {
  const t = useMessages(textMessages);
  const { edit } = useBookEditing();
  const text = findText(scene, at);
  const change = useStableCallback((to: TextChange, merge: string) =>
    edit((book) => changeText(book, at, to), '', `${merge} ${at.spread} ${at.item}`),
  );
  if (!text) return null;

  return (
    <section aria-label={t.panel} className={styles.panel}>
      <WordsField text={text} writing={writing} onChange={change} />
      <TextStyles {...{ scene, at, text }} onChange={change} />
      <Ends at={at} onDone={onDone} />
    </section>
  );
}

interface WordsFieldProps extends Pick<TextStylesProps, 'text' | 'onChange'> {
  writing: number;
}

/** Field with the words; the page is drawn after the field, so that no key press waits for it. */
function WordsField({ text, writing, onChange }: WordsFieldProps) {
  const t = useMessages(textMessages);
  const isNarrow = useIsNarrowWindow();
  const field = useRef<HTMLTextAreaElement>(null);
  // A layout effect, so that the first typed characters are not lost.
  useLayoutEffect(() => {
    if (writing > 0) field.current?.focus();
  }, [writing]);
  const remarks = useTextRemarks(text);
  const [words, setWords] = useChangeAfterPaint(text.text, (to) => onChange({ text: to }, 'words'));
  return (
    <div className={styles.words}>
      <TextAreaField
        ref={field}
        rows={2}
        label={t.words}
        placeholder={isNarrow ? undefined : t.words}
        maxLength={MAX_TEXT_LENGTH}
        value={words}
        {...remarks}
        onChange={({ target }) => setWords(target.value)}
      />
    </div>
  );
}

/** Buttons that remove the text and close the toolbar. */
function Ends({ at, onDone }: Pick<TextPanelProps, 'at' | 'onDone'>) {
  const t = useMessages(textMessages);
  const { edit } = useBookEditing();
  return (
    <div className={styles.ends}>
      <IconButton
        label={t.remove}
        className={styles.remove}
        onClick={({ currentTarget }) => {
          focusFrame(viewerOf(currentTarget));
          edit((book) => removeText(book, at), t.removed);
          onDone();
        }}
      >
        <Trash2 />
      </IconButton>
      <Button
        size="small"
        variant="filled"
        onClick={({ currentTarget }) => {
          focusFrame(viewerOf(currentTarget), at.item);
          onDone();
        }}
      >
        {t.done}
      </Button>
    </div>
  );
}

/** What to say under the field: characters that cannot be printed, and how the words fit their box. */
function useTextRemarks(text: TextItem): { error?: string; hint?: string } {
  const t = useMessages(textMessages);
  const fit = useSyncExternalStore(watchDrawnTexts, () => findTextFit(text));
  const missing = missingCharacters(text.text);
  if (missing.length > 0)
    return { error: t.missing({ characters: missing.slice(0, 12).join(' ') }) };
  if (!fit) return {};
  if (!fit.isWhole) return { error: t.tooLong };
  // The size is rounded as on the slider.
  const size = Math.round(fit.size);
  return size < Math.round(text.size) ? { hint: t.smaller({ size }) } : {};
}

/** Book viewer around this panel, whose buttons take the focus when the panel closes. */
const viewerOf = (button: Element) =>
  button.closest('section')?.parentElement?.closest('section') ?? null;
