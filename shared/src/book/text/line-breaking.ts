import { splitClusters } from './clusters';
import type { FontScript } from './fonts';
import { splitParagraphs } from './paragraphs';
import type { ShapedWord, WordRun, WordShaper } from './word-shaper';

/** A line in ems; positions are relative to its start. */
export interface ShapedLine {
  text: string;
  width: number;
  runs: WordRun[];
}

/** A run of blanks, or a word including the hyphens and dashes at its end. */
const PIECE = / +|[^ \-\u2010\u2013\u2014]*[-\u2010\u2013\u2014]+|[^ \-\u2010\u2013\u2014]+/gu;

const widthOf = (words: readonly ShapedWord[]) => words.reduce((sum, { width }) => sum + width, 0);

/** Merges adjacent runs of the same font. */
function joined(words: readonly ShapedWord[]): WordRun[] {
  const runs: WordRun[] = [];
  let from = 0;
  for (const { runs: parts, width } of words) {
    for (const { font, unitsPerEm, glyphs } of parts) {
      const moved = glyphs.map((glyph) => ({ ...glyph, x: glyph.x + from }));
      const last = runs.at(-1);
      if (last?.font === font) last.glyphs.push(...moved);
      else runs.push({ font, unitsPerEm, glyphs: moved });
    }
    from += width;
  }
  return runs;
}

/** A line of words; blanks at its end take no room. */
function lineOf(words: readonly ShapedWord[]): ShapedLine {
  const end = words.findLastIndex(({ text }) => !text.startsWith(' ')) + 1;
  const shown = words.slice(0, end);
  const text = shown.map((word) => word.text).join('');
  return { text, width: widthOf(shown), runs: joined(shown) };
}

/** Splits a word into parts that fit into a line, with as many clusters as possible and at least one. */
function partsOf(word: string, before: FontScript | null, shape: WordShaper, room: number) {
  const parts: ShapedWord[] = [];
  let part = '';
  for (const cluster of splitClusters(word)) {
    if (part !== '' && shape(part + cluster, before).width > room) {
      parts.push(shape(part, before));
      part = '';
    }
    part += cluster;
  }
  return [...parts, shape(part, before)];
}

interface Paragraph {
  lines: ShapedLine[];
  isWordBroken: boolean;
}

function brokenParagraph(text: string, shape: WordShaper, room: number): Paragraph {
  const lines: ShapedLine[] = [];
  let line: ShapedWord[] = [];
  let isWordBroken = false;
  let before: FontScript | null = null;
  for (const piece of text.match(PIECE) ?? []) {
    const word = shape(piece, before);
    const isBlank = piece.startsWith(' ');
    if (!isBlank && line.length > 0 && widthOf(line) + word.width > room) {
      lines.push(lineOf(line));
      line = [];
    }
    if (isBlank || word.width <= room) line.push(word);
    else {
      const parts = partsOf(piece, before, shape, room);
      isWordBroken ||= parts.length > 1;
      lines.push(...parts.slice(0, -1).map((part) => lineOf([part])));
      line = parts.slice(-1);
    }
    before = word.script;
  }
  return { lines: [...lines, lineOf(line)], isWordBroken };
}

/** Width in ems of the widest word, which would be broken in a narrower line; 0 without one. */
export function widestWordEms(text: string, shape: WordShaper): number {
  let widest = 0;
  for (const paragraph of splitParagraphs(text)) {
    let before: FontScript | null = null;
    for (const piece of paragraph.match(PIECE) ?? []) {
      const word = shape(piece, before);
      const isBreakable = !piece.startsWith(' ') && splitClusters(piece).length > 1;
      if (isBreakable) widest = Math.max(widest, word.width);
      before = word.script;
    }
  }
  return widest;
}

/**
 * Breaks a text into lines: at the writer's line breaks, between words, and within words that are longer than
 * a line.
 * @param room width of a line, in ems
 */
export function breakLines(text: string, shape: WordShaper, room: number): Paragraph {
  const paragraphs = splitParagraphs(text).map((one) => brokenParagraph(one, shape, room));
  return {
    lines: paragraphs.flatMap(({ lines }) => lines),
    isWordBroken: paragraphs.some((one) => one.isWordBroken),
  };
}
