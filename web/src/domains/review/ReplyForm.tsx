import { MAX_REPLY_LENGTH } from '@smriti/shared/album/approval-remarks';
import type { UseMutationResult } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { albumReviewMessages } from './messages';

interface ReplyFormProps {
  /** Reply that was sent before; '' if none. */
  sent: string;
  sending: Pick<UseMutationResult<unknown, Error, string>, 'mutate' | 'isPending' | 'error'>;
}

/** Form for the owner's reply to a remark. Use the remark as its React key. */
export function ReplyForm({ sent, sending }: ReplyFormProps) {
  const t = useMessages(albumReviewMessages);
  const [text, setText] = useState(sent);
  const isSent = text.trim() === sent;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isSent && !sending.isPending) sending.mutate(text.trim());
  }

  return (
    <form className="stack gap-2 pt-3" onSubmit={submit}>
      <TextAreaField
        label={t.reply}
        optionalText={t.optional}
        rows={2}
        maxLength={MAX_REPLY_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {sending.error && <InlineMessage tone="error">{t.replyFailed}</InlineMessage>}
      <div className="cluster gap-y-2 gap-x-3 items-center text-sm">
        <Button
          type="submit"
          size="small"
          aria-disabled={isSent}
          isBusy={sending.isPending}
          busyLabel={t.replying}
        >
          {t.sendReply}
        </Button>
        <p role="status" className="muted">
          {sent !== '' && isSent && t.replied}
        </p>
      </div>
    </form>
  );
}
