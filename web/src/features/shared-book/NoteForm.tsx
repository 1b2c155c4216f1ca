import { MAX_NOTE_LENGTH, MAX_NOTE_NAME_LENGTH } from '@smriti/shared/book/shares';
import Heart from 'lucide-react/icons/heart';
import { apiErrorMessage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { sharedBookMessages } from './messages';
import { useNoteForm } from './use-note-form';

/** Form that leaves a heart or a note on the displayed spread. */
export function NoteForm({ token, spreadId }: { token: string; spreadId: string }) {
  const t = useMessages(sharedBookMessages);
  const { values, change, problemOf, leave, hasHeart, leaveHeart, leaveText } = useNoteForm(
    token,
    spreadId,
  );
  const left = leave.isSuccess && leave.variables.spread_id === spreadId ? leave.variables : null;
  return (
    <form className="stack gap-4 content-start min-w-0" noValidate onSubmit={leaveText}>
      <p className="muted text-sm">{t.noteHint}</p>
      <TextField
        label={t.name}
        name="name"
        autoComplete="given-name"
        maxLength={MAX_NOTE_NAME_LENGTH}
        value={values.name}
        error={problemOf('name') && t.nameMissing}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextAreaField
        label={t.note}
        name="text"
        maxLength={MAX_NOTE_LENGTH}
        value={values.text}
        error={problemOf('text') && t.noteMissing}
        onChange={({ target }) => change({ text: target.value })}
      />
      {leave.error && (
        <InlineMessage tone="error">{apiErrorMessage(leave.error) ?? t.notSent}</InlineMessage>
      )}
      {left && <InlineMessage tone="success">{left.heart ? t.heartSent : t.sent}</InlineMessage>}
      <div className="cluster gap-3 children-fill">
        <Button
          icon={<Heart aria-hidden="true" fill={hasHeart ? 'currentColor' : 'none'} />}
          aria-disabled={hasHeart}
          onClick={({ currentTarget }) => leaveHeart(currentTarget.form)}
        >
          {hasHeart ? t.hearted : t.heart}
        </Button>
        <Button type="submit" variant="filled" isBusy={leave.isPending} busyLabel={t.sending}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}
