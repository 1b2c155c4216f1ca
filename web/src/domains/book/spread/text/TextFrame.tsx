import type { Look, TextItem } from '@smriti/shared/book/scene';
import { textFontFamily } from '@smriti/shared/book/text/fonts';
import type { FontId } from '@smriti/shared/book/text/fonts';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { useLazyPart } from '#lib/loading/lazy-part.ts';
import { lazyTextLayout } from './lazy-text-layout';
import { useShaper } from './use-shaper';

const NO_FONTS: readonly FontId[] = [];

interface TextFrameProps {
  item: TextItem;
  look: Pick<Look, 'font'>;
  /** Colour of texts without a colour of their own. */
  ink: string;
}

/** A text as printed, drawn as glyph outlines. */
export function TextFrame({ item, look, ink }: TextFrameProps) {
  const { x, y, w, h, angle } = item;
  const setting = useLazyPart(lazyTextLayout);
  const fonts = useMemo(() => setting?.fontsForText(item, look) ?? NO_FONTS, [item, look, setting]);
  const { shaper, hasFailed } = useShaper(fonts);
  const path = useMemo(
    () => (setting && shaper ? setting.createTextOutline(item, look, shaper) : null),
    [item, look, setting, shaper],
  );
  const hasNoLines = useStore(lazyTextLayout.hasFailed);
  const turn = angle === 0 ? '' : ` rotate(${angle} ${w / 2} ${h / 2})`;
  return (
    <g transform={`translate(${x} ${y})${turn}`} fill={item.colour ?? ink}>
      {path !== null && <path d={path} />}
      {path === null && hasFailed && setting && (
        <PlainText item={item} look={look} {...setting.layOutPlainText(item, look)} />
      )}
      {setting === null && hasNoLines && (
        <PlainText item={item} look={look} {...unbrokenLines(item)} />
      )}
    </g>
  );
}

const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const;
const MM_PER_POINT = 25.4 / 72;
const LINE_HEIGHT = 1.2;

/** Layout of a fallback text: font size in points, baselines in mm. */
interface PlainLayout {
  lines: readonly { text: string; baseline: number }[];
  size: number;
}

/** Lines as typed, used if the line breaking code could not be loaded. */
function unbrokenLines({ text, size }: TextItem): PlainLayout {
  const height = size * MM_PER_POINT * LINE_HEIGHT;
  const lines = text
    .split('\n')
    .map((line, index) => ({ text: line, baseline: height * (index + 0.8) }));
  return { lines, size };
}

/** System fonts that are used if the book's fonts could not be loaded. */
const SYSTEM_FONTS = {
  serif: 'Georgia, serif',
  sans: 'system-ui, sans-serif',
  display: 'Georgia, serif',
  handwriting: 'cursive',
};

/** A text in a system font, used if the book's fonts could not be loaded. */
function PlainText({ item, look, lines, size }: Omit<TextFrameProps, 'ink'> & PlainLayout) {
  const at = { left: 0, center: item.w / 2, right: item.w }[item.align];
  return (
    <text
      textAnchor={ANCHORS[item.align]}
      fontSize={size * MM_PER_POINT}
      fontFamily={SYSTEM_FONTS[textFontFamily(item, look)]}
    >
      {lines.map(({ text, baseline }) => (
        <tspan key={baseline} x={at} y={baseline}>
          {text}
        </tspan>
      ))}
    </text>
  );
}
