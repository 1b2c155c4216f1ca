import type { TextAddress } from '@smriti/shared/book/edit/find-text';
import { readableTextColours } from '@smriti/shared/book/edit/text-colours';
import { resizeText, TEXT_SIZE_LIMITS_PT, type TextChange } from '@smriti/shared/book/edit/texts';
import type { Book, Look, TextItem } from '@smriti/shared/book/scene';
import AlignCenter from 'lucide-react/icons/align-center';
import AlignLeft from 'lucide-react/icons/align-left';
import AlignRight from 'lucide-react/icons/align-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { useIsNarrowWindow } from '#domains/book/spread/use-viewport.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useStableCallback } from '#lib/loading/defer-rendering.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { cx } from '#ui/cx.ts';
import { SliderField } from '#ui/fields/SliderField.tsx';
import { useBookEditing } from '../state/use-book-editing';
import { textMessages } from './text-messages';
import styles from './TextStyles.module.css';

interface ChoiceProps {
  /** Changes the text; changes with the same `merge` in quick succession are one undo step. */
  onChange: (to: TextChange, merge: string) => void;
}

export interface TextStylesProps extends ChoiceProps {
  scene: Book;
  at: TextAddress;
  text: TextItem;
}

/**
 * Letters, alignment, size, width and colour of a text: in groups that open above the toolbar; on phones in one
 * row that scrolls.
 */
export function TextStyles({ scene, at, text, onChange }: TextStylesProps) {
  const t = useMessages(textMessages);
  const { edit } = useBookEditing();
  const isNarrow = useIsNarrowWindow();
  const resize = useStableCallback((w: number) =>
    edit((book) => resizeText(book, at, { w, h: text.h }), '', `width ${at.item}`),
  );
  const paper = paperOf(scene, at);
  return (
    <div className={styles.choices}>
      <StyleGroup name={t.font} isOpen={isNarrow}>
        <FontChoice font={text.font} onChange={onChange} />
        <AlignChoice align={text.align} onChange={onChange} />
      </StyleGroup>
      <StyleGroup name={t.size} isOpen={isNarrow}>
        <Measures
          size={text.size}
          width={Math.round(text.w)}
          most={Math.round(scene.page.w)}
          onChange={onChange}
          onResize={resize}
        />
      </StyleGroup>
      {paper !== null && (
        <StyleGroup name={t.colour} isOpen={isNarrow}>
          <ColourChoice look={scene.look} paper={paper} colour={text.colour} onChange={onChange} />
        </StyleGroup>
      )}
    </div>
  );
}

/** Paper behind a text; null for a stamped title, whose colour is that of its material. */
function paperOf({ look, cover, cover_shape, spreads }: Book, at: TextAddress): string | null {
  const isOnCover = at.spread === cover?.id;
  if (isOnCover && cover_shape?.printable === false) return null;
  const spread = isOnCover ? cover : spreads.find(({ id }) => id === at.spread);
  return spread?.background ?? look.paper;
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

/* The choices are memoised, because they do not change while the user types. */

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
