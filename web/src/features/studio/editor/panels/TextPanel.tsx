import { findText, type TextAddress } from '@smriti/shared/book/edit/find-text';
import { readableTextColours } from '@smriti/shared/book/edit/text-colours';
import {
  changeText,
  removeText,
  resizeText,
  TEXT_SIZE_LIMITS_PT,
  type TextChange,
} from '@smriti/shared/book/edit/texts';
import { type Book, MAX_TEXT_LENGTH, type TextItem } from '@smriti/shared/book/scene';
import { missingCharacters } from '@smriti/shared/book/text/missing-characters';
import AlignCenter from 'lucide-react/icons/align-center';
import AlignLeft from 'lucide-react/icons/align-left';
import AlignRight from 'lucide-react/icons/align-right';
import Trash2 from 'lucide-react/icons/trash-2';
import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
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

/** Panel with the words and the style of a text; the page changes while the user types. */
export function TextPanel({ scene, at, writing, onDone }: TextPanelProps) {
  const t = useMessages(textMessages);
  const { edit } = useBookEditing();
  const field = useRef<HTMLTextAreaElement>(null);
  // A layout effect, so that the first typed characters are not lost.
  useLayoutEffect(() => {
    if (writing > 0) field.current?.focus();
  }, [writing]);
  const text = findText(scene, at);
  if (!text) return null;
  const change = (to: TextChange, merge: string) =>
    edit((book) => changeText(book, at, to), '', `${merge} ${at.spread} ${at.item}`);
  const missing = missingCharacters(text.text);

  return (
    <section aria-label={t.panel} className={styles.panel}>
      <TextAreaField
        ref={field}
        rows={2}
        label={t.words}
        maxLength={MAX_TEXT_LENGTH}
        value={text.text}
        error={
          missing.length > 0 ? t.missing({ characters: missing.slice(0, 12).join(' ') }) : undefined
        }
        onChange={({ target }) => change({ text: target.value }, 'words')}
      />
      <div className={styles.looks}>
        <FontChoice text={text} onChange={(font) => change({ font }, 'font')} />
        <AlignChoice align={text.align} onChange={(align) => change({ align }, 'align')} />
        <Measures {...{ scene, at, text }} onSize={(size) => change({ size }, 'size')} />
        <ColourChoice
          {...{ scene, at, text }}
          onChange={(colour) => change({ colour }, 'colour')}
        />
      </div>
      <div className={styles.ends}>
        <Button
          size="small"
          variant="quiet"
          className={styles.remove}
          icon={<Trash2 aria-hidden="true" />}
          onClick={({ currentTarget }) => {
            focusFrame(viewerOf(currentTarget));
            edit((book) => removeText(book, at), t.removed);
            onDone();
          }}
        >
          {t.remove}
        </Button>
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
    </section>
  );
}

/** Book viewer around this panel, whose buttons take the focus when the panel closes. */
const viewerOf = (button: Element) =>
  button.closest('section')?.parentElement?.closest('section') ?? null;

interface MeasuresProps {
  scene: Book;
  at: TextAddress;
  text: TextItem;
  onSize: (size: number) => void;
}

function Measures({ scene, at, text, onSize }: MeasuresProps) {
  const t = useMessages(textMessages);
  const { edit } = useBookEditing();
  const width = Math.round(text.w);
  return (
    <div className={styles.measures}>
      <SliderField
        label={t.size}
        value={Math.min(text.size, TEXT_SIZE_LIMITS_PT.max)}
        valueText={t.points({ size: text.size })}
        {...{ min: TEXT_SIZE_LIMITS_PT.min, max: TEXT_SIZE_LIMITS_PT.max }}
        onChange={onSize}
      />
      <SliderField
        label={t.width}
        value={width}
        valueText={t.millimetres({ length: width })}
        {...{ min: 10, max: Math.max(width, Math.round(scene.page.w)) }}
        onChange={(w) =>
          edit((book) => resizeText(book, at, { w, h: text.h }), '', `width ${at.item}`)
        }
      />
    </div>
  );
}

interface FontChoiceProps {
  text: TextItem;
  onChange: (font: TextItem['font']) => void;
}

function FontChoice({ text, onChange }: FontChoiceProps) {
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
          aria-pressed={text.font === font}
          onClick={() => onChange(font)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

interface AlignChoiceProps {
  align: TextItem['align'];
  onChange: (align: TextItem['align']) => void;
}

function AlignChoice({ align, onChange }: AlignChoiceProps) {
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
          onClick={() => onChange(way)}
        >
          {icon}
        </IconButton>
      ))}
    </div>
  );
}

interface ColourChoiceProps {
  scene: Book;
  at: TextAddress;
  text: TextItem;
  onChange: (colour: string | null) => void;
}

/**
 * Choice of the ink: the look's own colours, and others that are readable on the paper. Stamped
 * titles have no choice.
 */
function ColourChoice({ scene, at, text, onChange }: ColourChoiceProps) {
  const t = useMessages(textMessages);
  const { look, cover, cover_shape, spreads } = scene;
  const isOnCover = at.spread === cover?.id;
  if (isOnCover && cover_shape?.printable === false) return null;
  const spread = isOnCover ? cover : spreads.find(({ id }) => id === at.spread);
  const offered = readableTextColours(look, spread?.background ?? look.paper).map(
    ({ name, colour }) => ({
      name: t[name],
      colour,
    }),
  );
  return (
    <div role="group" aria-label={t.colour} className="cluster gap-1">
      {[{ name: t.ink, colour: null }, ...offered].map(({ name, colour }) => (
        <button
          key={colour ?? 'ink'}
          type="button"
          className={styles.colour}
          aria-label={name}
          title={name}
          aria-pressed={text.colour === colour}
          onClick={() => onChange(colour)}
        >
          <span style={{ background: colour ?? look.ink }} />
        </button>
      ))}
    </div>
  );
}
