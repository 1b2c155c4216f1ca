import { addOrderNote, type StaffOrder } from '@smriti/shared/order/staff-order';
import { MAX_NOTE_LENGTH } from '@smriti/shared/album/albums';
import { callApi } from '#lib/api/api.ts';
import { sendOnce } from '#lib/api/call-once.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { RecordForm } from '../components/RecordForm';
import { useRecordForm } from '../lib/use-record-form';
import { orderActivityMessages } from './activity-messages';

const EMPTY = { values: { note: '' }, version: null };

/** Section of the order page: the form for internal notes, which the timeline lists. */
export function NotesSection({ order }: { order: StaffOrder }) {
  const t = useMessages(orderActivityMessages);
  return (
    <Panel title={t.notes}>
      <NoteForm id={order.id} seen={order.notes.length} />
    </Panel>
  );
}

function NoteForm({ id, seen }: { id: string; seen: number }) {
  const t = useMessages(orderActivityMessages);
  const editing = useRecordForm({
    stored: EMPTY,
    isAdding: true,
    problemsOf: ({ note }) => (note.trim() === '' ? [{ field: 'note' }] : []),
    send: ({ values: { note } }) =>
      sendOnce(['note', id, seen, note], (idempotencyKey) =>
        callApi(addOrderNote, { params: { id }, body: { text: note.trim() }, idempotencyKey }),
      ),
    makesStale: ['staff-orders'],
    success: () => t.noteAdded,
  });
  return (
    <RecordForm editing={editing} submit={t.addNote}>
      <TextAreaField
        name="note"
        label={t.note}
        hint={t.notesHint}
        maxLength={MAX_NOTE_LENGTH}
        value={editing.values.note}
        error={editing.form.problemOf('note') && t.noteMissing}
        onChange={({ target }) => editing.change({ note: target.value })}
      />
    </RecordForm>
  );
}
