import { addCoverText, type CoverPart, coverText } from '@smriti/shared/book/edit/cover';
import { changeText, removeText } from '@smriti/shared/book/edit/texts';
import { type Book, COVER_ID, MAX_TEXT_LENGTH } from '@smriti/shared/book/scene';
import { missingCharacters } from '@smriti/shared/book/text/missing';
import type { ChangeEvent } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { useEditBook } from '../edit-book';
import { coverMessages } from './messages';

/** Maximum length of a spine text in characters; longer texts would be too small to read. */
const MAX_SPINE_LENGTH = 60;

/** The book with this text on a part of the cover; an empty text removes it. */
function withWords(book: Book, part: CoverPart, words: string): Book {
  const shown = coverText(book, part);
  const at = shown && { spread: COVER_ID, item: shown.id };
  if (!at) return addCoverText(book, part, words)?.book ?? book;
  return words === '' ? removeText(book, at) : changeText(book, at, { text: words });
}

/** Field for the text on a part of the cover. */
export function CoverText({ scene, part }: { scene: Book; part: CoverPart }) {
  const t = useMessages(coverMessages);
  const { edit } = useEditBook();
  const shown = coverText(scene, part);
  const text = shown?.text ?? '';
  const missing = missingCharacters(text);
  const field = {
    label: t[part],
    value: text,
    hint: shown?.follows === 'title' ? t.follows : undefined,
    error:
      missing.length > 0 ? t.missing({ characters: missing.slice(0, 12).join(' ') }) : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      edit((book) => withWords(book, part, target.value), '', `cover ${part}`),
  };
  if (part === 'back') return <TextAreaField {...field} rows={2} maxLength={MAX_TEXT_LENGTH} />;
  return <TextField {...field} maxLength={part === 'spine' ? MAX_SPINE_LENGTH : MAX_TEXT_LENGTH} />;
}
