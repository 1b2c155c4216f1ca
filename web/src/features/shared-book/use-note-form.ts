import { addNote, type NoteForm, type SharedBook } from '@smriti/shared/book/shares';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { callPublic } from '#lib/api/api.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { useSinglePress } from '#lib/forms/use-single-press.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { heartKey, saveVisitor, readVisitor } from './visitor-storage';

interface Values {
  name: string;
  text: string;
}

type Problem = { field: keyof Values };

/** Invalid fields of the form; a heart needs only a name. */
function problemsOf({ name, text }: Partial<Values>): Problem[] {
  return [
    ...(name?.trim() === '' ? [{ field: 'name' as const }] : []),
    ...(text?.trim() === '' ? [{ field: 'text' as const }] : []),
  ];
}

/** State of the note form: typed values, which survive turning pages, and submission. */
export function useNoteForm(token: string, spreadId: string) {
  const [values, setValues] = useState<Values>(() => ({ name: readVisitor().name, text: '' }));
  const leave = useLeaveNote(token);
  const once = useSinglePress(leave.isPending);
  const form = useForm<Partial<Values>, Problem>(problemsOf);
  const hasHeart = readVisitor().hearts.includes(heartKey(token, spreadId));

  function change(changes: Partial<Values>): void {
    form.edited(Object.keys(changes));
    setValues((before) => ({ ...before, ...changes }));
  }

  function leaveHeart(element: HTMLFormElement | null): void {
    const { name } = values;
    if (hasHeart || !form.check({ name }, element)) return;
    once(() => leave.mutateAsync({ spread_id: spreadId, name, heart: true }));
  }

  function leaveText(event: SubmitEvent<HTMLFormElement>): void {
    form.submit(event, values, () =>
      once(async () => {
        await leave.mutateAsync({ spread_id: spreadId, ...values });
        // Text typed during the request belongs to the next note.
        setValues((now) => (now.text === values.text ? { ...now, text: '' } : now));
      }),
    );
  }

  return { values, change, problemOf: form.problemOf, leave, hasHeart, leaveHeart, leaveText };
}

/** Mutation that leaves a heart or a note and shows it to its author at once. */
function useLeaveNote(token: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (form: Omit<NoteForm, 'visitor'>) => {
      const { id, hearts } = readVisitor();
      saveVisitor({ id, hearts, name: form.name });
      return callPublic(addNote, { params: { token }, body: { ...form, visitor: id } });
    },
    onSuccess({ note }, { heart, spread_id }) {
      if (heart) {
        const before = readVisitor();
        const hearts = [...new Set([...before.hearts, heartKey(token, spread_id)])];
        saveVisitor({ ...before, hearts });
      }
      queries.setQueryData<SharedBook>(queryKeys['shared-book'].one(token), (book) => {
        if (!book || book.notes.some(({ id }) => id === note.id)) return book;
        return { ...book, notes: [...book.notes, note] };
      });
    },
  });
}
