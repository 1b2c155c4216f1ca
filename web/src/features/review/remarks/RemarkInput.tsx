import { MAX_REMARK_LENGTH } from '@smriti/shared/album/approval-remarks';
import type { ComponentProps } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '#lib/language/i18n.ts';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { reviewMessages } from '../staff-messages';
import type { RemarkEditing } from './remark-editing';

interface RemarkInputProps extends Pick<
  ComponentProps<typeof TextAreaField>,
  'ref' | 'rows' | 'onKeyDown' | 'className'
> {
  photo: { id: string; sequence: number };
  work: RemarkEditing;
}

/** Field for the remark on a photo, saved automatically. */
export function RemarkInput({ photo, work, ...textarea }: RemarkInputProps) {
  const t = useMessages(reviewMessages);
  const text = useStore(work.store, ({ texts }) => texts[photo.id] ?? '');
  const isTooLong = text.trim().length > MAX_REMARK_LENGTH;
  return (
    <TextAreaField
      {...textarea}
      label={t.remarkOn({ place: photo.sequence })}
      error={isTooLong ? t.tooLong({ max: MAX_REMARK_LENGTH }) : undefined}
      maxLength={Math.max(MAX_REMARK_LENGTH, text.length)}
      value={text}
      onChange={(event) => work.write(photo.id, event.target.value)}
    />
  );
}
