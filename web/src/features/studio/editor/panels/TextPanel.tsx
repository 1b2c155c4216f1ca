import { findText, type TextAddress } from '@smriti/shared/book/edit/find-text';
import { readableTextColours } from '@smriti/shared/book/edit/text-colours';
import {
  changeText,
  removeText,
  resizeText,
  TEXT_SIZE_LIMITS_PT,
  type TextChange,
} from '@smriti/shared/book/edit/texts';
import { type Book, type Look, MAX_TEXT_LENGTH, type TextItem } from '@smriti/shared/book/scene';
import { missingCharacters } from '@smriti/shared/book/text/missing-characters';
import AlignCenter from 'lucide-react/icons/align-center';
import AlignLeft from 'lucide-react/icons/align-left';
import AlignRight from 'lucide-react/icons/align-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Trash2 from 'lucide-react/icons/trash-2';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { findTextFit, watchDrawnTexts } from '#domains/book/spread/text/text-outline.ts';
import { useIsNarrowWindow } from '#domains/book/spread/use-viewport.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useStableCallback } from '#lib/loading/defer-rendering.tsx';
import { useChangeAfterPaint } from '#lib/loading/use-change-after-paint.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { cx } from '#ui/cx.ts';
import { SliderField } from '#ui/fields/SliderField.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { useBookEditing } from '../state/use-book-editing';
import { focusFrame } from '../gestures/focus-frame';
import { textMessages } from './text-messages';
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
  const isNarrow = useIsNarrowWindow();
  const text = findText(scene, at);
  const change = useStableCallback((to: TextChange, merge: string) =>
    edit((book) => changeText(book, at, to), '', `${merge} ${at.spread} ${at.item}`),
  );
  const resize = useStableCallback((w: number) =>
    edit((book) => resizeText(book, at, { w, h: text?.h ?? 0 }), '', `width ${at.item}`),
  );
  if (!text) return null;
  const paper = paperOf(scene, at);

  return (
    <section aria-label={t.panel} className={styles.panel}>
      <WordsField text={text} writing={writing} onChange={change} />
      <div className={styles.choices}>
        <StyleGroup name={t.font} isOpen={isNarrow}>
          <FontChoice font={text.font} onChange={change} />
          <AlignChoice align={text.align} onChange={change} />
        </StyleGroup>
        <StyleGroup name={t.size} isOpen={isNarrow}>
          <Measures
            size={text.size}
            width={Math.round(text.w)}
            most={Math.round(scene.page.w)}
            onChange={change}
            onResize={resize}
          />
        </StyleGroup>
        {paper !== null && (
          <StyleGroup name={t.colour} isOpen={isNarrow}>
            <ColourChoice look={scene.look} paper={paper} colour={text.colour} onChange={change} />
          </StyleGroup>
        )}
      </div>
      <Ends at={at} onDone={onDone} />
    </section>
  );
}

interface WordsFieldProps extends ChoiceProps {
  text: TextItem;
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

interface StyleGroupProps {
  name: string;
  /** Whether the group has no button and is always open. */
  isOpen: boolean;
  children: ReactNode;
}

/** A group of style choices that a button opens above the toolbar; one is open at a time. */
function StyleGroup({ name, isOpen, children }: StyleGroupProps) {
  if (isOpen) return children;
  return (
    <details name="text-style">
      <summary className={styles.opener} onKeyDown={closeOnEscape}>
        {name}
        <ChevronUp aria-hidden="true" />
      </summary>
      <div role="presentation" className={styles.opened} onKeyDown={closeOnEscape}>
        {children}
      </div>
    </details>
  );
}

/** Closes an open group; the focus moves to its button. */
function closeOnEscape({ key, currentTarget }: KeyboardEvent): void {
  const group = currentTarget.closest('details');
  if (key !== 'Escape' || !group?.open) return;
  group.open = false;
  group.querySelector('summary')?.focus();
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

/** Paper behind a text; null for a stamped title, whose colour is that of its material. */
function paperOf({ look, cover, cover_shape, spreads }: Book, at: TextAddress): string | null {
  const isOnCover = at.spread === cover?.id;
  if (isOnCover && cover_shape?.printable === false) return null;
  const spread = isOnCover ? cover : spreads.find(({ id }) => id === at.spread);
  return spread?.background ?? look.paper;
}

/* The choices are memoised, because they do not change while the user types. */

interface ChoiceProps {
  onChange: (to: TextChange, merge: string) => void;
}

interface MeasuresProps extends ChoiceProps {
  size: number;
  width: number;
  /** Width of a page, in mm. */
  most: number;
  onResize: (width: number) => void;
}

const Measures = memo(function Measures({ size, width, most, onChange, onResize }: MeasuresProps) {
  const t = useMessages(textMessages);
  return (
    <div className={styles.measures}>
      <SliderField
        label={t.size}
        value={Math.min(size, TEXT_SIZE_LIMITS_PT.max)}
        valueText={t.points({ size })}
        {...{ min: TEXT_SIZE_LIMITS_PT.min, max: TEXT_SIZE_LIMITS_PT.max }}
        onChange={(chosen) => onChange({ size: chosen }, 'size')}
      />
      <SliderField
        label={t.width}
        value={width}
        valueText={t.millimetres({ length: width })}
        {...{ min: 10, max: Math.max(width, most) }}
        onChange={onResize}
      />
    </div>
  );
});

interface FontChoiceProps extends ChoiceProps {
  font: TextItem['font'];
}

const FontChoice = memo(function FontChoice({ font: chosen, onChange }: FontChoiceProps) {
  const t = useMessages(textMessages);
  const fonts = [
    { font: null, name: t.themeFont },
    { font: 'serif', name: t.serif },
    { font: 'sans', name: t.sans },
    { font: 'display', name: t.display },
    { font: 'handwriting', name: t.handwriting },
  ] as const;
  return (
    <div role="group" aria-label={t.font} className={cx('cluster gap-1', styles.choice)}>
      {fonts.map(({ font, name }) => (
        <button
          key={name}
          type="button"
          className={styles.chip}
          aria-pressed={chosen === font}
          onClick={() => onChange({ font }, 'font')}
        >
          {name}
        </button>
      ))}
    </div>
  );
});

interface AlignChoiceProps extends ChoiceProps {
  align: TextItem['align'];
}

const AlignChoice = memo(function AlignChoice({ align, onChange }: AlignChoiceProps) {
  const t = useMessages(textMessages);
  const ways = [
    { way: 'left', icon: <AlignLeft /> },
    { way: 'center', icon: <AlignCenter /> },
    { way: 'right', icon: <AlignRight /> },
  ] as const;
  return (
    <div role="group" aria-label={t.align} className={cx('cluster gap-1', styles.choice)}>
      {ways.map(({ way, icon }) => (
        <IconButton
          key={way}
          label={t[way]}
          aria-pressed={align === way}
          onClick={() => onChange({ align: way }, 'align')}
        >
          {icon}
        </IconButton>
      ))}
    </div>
  );
});

interface ColourChoiceProps extends ChoiceProps {
  look: Look;
  paper: string;
  colour: string | null;
}

/** Choice of the ink: the look's own colours, and others that are readable on the paper. */
const ColourChoice = memo(function ColourChoice(props: ColourChoiceProps) {
  const { look, paper, colour: chosen, onChange } = props;
  const t = useMessages(textMessages);
  const offered = readableTextColours(look, paper).map(({ name, colour }) => ({
    name: t[name],
    colour,
  }));
  return (
    <div role="group" aria-label={t.colour} className="cluster gap-1">
      {[{ name: t.ink, colour: null }, ...offered].map(({ name, colour }) => (
        <button
          key={colour ?? 'ink'}
          type="button"
          className={styles.colour}
          aria-label={name}
          title={name}
          aria-pressed={chosen === colour}
          onClick={() => onChange({ colour }, 'colour')}
        >
          <span style={{ background: colour ?? look.ink }} />
        </button>
      ))}
    </div>
  );
});
