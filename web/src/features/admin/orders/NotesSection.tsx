import { addOrderNote, type StaffOrder } from '@smriti/shared/order/staff-order';
import { MAX_NOTE_LENGTH } from '@smriti/shared/album/albums';
import { useState } from 'react';
import { callApi } from '#lib/api/api.ts';
import { sendOnce } from '#lib/api/call-once.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { RecordForm } from '../components/RecordForm';
import { useStaffWrite } from '../lib/use-staff-write';
import { orderActivityMessages } from './activity-messages';

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
  const [text, setText] = useState('');
  const form = useForm((note: string) => (note.trim() === '' ? [{ field: 'note' }] : []));
  const write = useStaffWrite(
    (note: string) =>
      sendOnce(['note', id, seen, note], (idempotencyKey) =>
        callApi(addOrderNote, { params: { id }, body: { text: note }, idempotencyKey }),
      ),
    { makesStale: ['staff-orders'], success: () => t.noteAdded, onDone: () => setText('') },
  );
  return (
    <RecordForm
      write={write}
      submit={t.addNote}
      onSubmit={(event) => form.submit(event, text, (note) => write.begin(note.trim()))}
    >
      <TextAreaField
        name="note"
        label={t.note}
        hint={t.notesHint}
        maxLength={MAX_NOTE_LENGTH}
        value={text}
        error={form.problemOf('note') && t.noteMissing}
        onChange={(event) => {
          setText(event.target.value);
          form.edited(['note']);
        }}
      />
    </RecordForm>
  );
}
