import { addNote, type NoteForm, type SharedBook } from '@smriti/shared/book/shares';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callPublic } from '#lib/api/api.ts';
import { keys } from '#lib/queries/keys.ts';
import { heartOf, keepVisitor, visitor } from './visitor';

/** Leaves a heart or a note, and shows it at once to its author. */
export function useLeaveNote(token: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (form: Omit<NoteForm, 'visitor'>) => {
      const { id, hearts } = visitor();
      keepVisitor({ id, hearts, name: form.name });
      return callPublic(addNote, { params: { token }, body: { ...form, visitor: id } });
    },
    onSuccess({ note }, { heart, spread_id }) {
      if (heart) {
        const before = visitor();
        const hearts = [...new Set([...before.hearts, heartOf(token, spread_id)])];
        keepVisitor({ ...before, hearts });
      }
      queries.setQueryData<SharedBook>(keys['shared-book'].one(token), (book) => {
        if (!book || book.notes.some(({ id }) => id === note.id)) return book;
        return { ...book, notes: [...book.notes, note] };
      });
    },
  });
}
