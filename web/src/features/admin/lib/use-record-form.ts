import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '#lib/api/api.ts';
import {
  isSameFormValue,
  mergeChanges,
  type MergedChanges,
  replaceFields,
} from '#lib/forms/merge-changes.ts';
import { useUnsavedChanges } from '#lib/forms/unsaved-changes.ts';
import { type FormState, useForm } from '#lib/forms/use-form.ts';
import { type StaffWrite, type StaffWriteOptions, useStaffWrite } from './use-staff-write';

/** Values of a record, and their version on the server; null for records without versions. */
export interface RecordVersion<Values> {
  values: Values;
  version: number | null;
}

interface RecordFormOptions<Values, P, Answer> extends Omit<
  StaffWriteOptions<Answer, unknown>,
  'success'
> {
  /** The stored record, or the initial values of a new one. */
  stored: RecordVersion<Values>;
  /** Validation; returns problems in field order. */
  problemsOf: (values: Values) => readonly P[];
  send: (changed: RecordVersion<Values>) => Promise<Answer>;
  /**
   * Reads the current record from the details of a conflict; null if it is a conflict of another
   * kind.
   */
  readConflict?: (details: unknown) => RecordVersion<Values> | null;
  /** Error message that replaces the server's. */
  failed?: string | undefined;
  /** Text of the toast after saving. */
  success?: (answer: Answer, saved: RecordVersion<Values>) => string;
  /** Called instead of `success` if changes of somebody else were merged, with their fields. */
  onMerged?: (fields: readonly (keyof Values & string)[]) => void;
  /** Whether the form adds something each time: it is emptied after saving. */
  isAdding?: boolean;
  /** Whether the record does not exist yet. */
  isNew?: boolean;
}

/** Conflict with a change of somebody else. */
export interface EditConflict<Values> extends MergedChanges<Values> {
  theirs: Values;
  /** Saves the merged values, with these fields as the other person has them. */
  resolve: (fieldsOfTheirs: readonly (keyof Values & string)[]) => void;
  close: () => void;
}

export interface RecordFormState<Values extends object> {
  values: Values;
  change: (changed: Partial<Values>) => void;
  isUnsaved: boolean;
  isAdding: boolean;
  isNew: boolean;
  /** Restores the stored values. */
  discard: () => void;
  write: StaffWrite<Sent<Values>>;
  /** Error message for the user; null for a conflict that can be merged. */
  problem: string | null;
  conflict: EditConflict<Values> | null;
  /** Saves the values if they are valid; writes nothing if they are unchanged. */
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Saves the values with others that are not in the form, such as a state. */
  save: (form: HTMLFormElement | null, others: Partial<Values>) => void;
}

interface ValidatedEditing<
  Values extends object,
  P extends { field: string },
> extends RecordFormState<Values> {
  form: FormState<Values, P>;
}

interface Sent<Values> extends RecordVersion<Values> {
  /** The stored record that the changes are based on. */
  base: RecordVersion<Values>;
  /** The form's values when they were sent. */
  typed: Values;
}

interface Done<Values, Answer> {
  answer: Answer;
  /** The values that were saved: those sent, or merged ones. */
  saved: RecordVersion<Values>;
  taken: readonly (keyof Values & string)[];
}

/**
 * The record that changes are based on, and the values of its form. A newer version of the record is merged
 * into the form when it is loaded. On a conflict, the old version stays the base, so that saving asks which
 * values to keep.
 */
function useMergedValues<Values extends object>(stored: RecordVersion<Values>) {
  const [base, setBase] = useState(stored);
  const [values, setValues] = useState(stored.values);
  const [seen, setSeen] = useState(stored);
  if (!isSameFormValue(stored, seen)) {
    setSeen(stored);
    const merged = mergeChanges(base.values, values, stored.values);
    if (merged.conflicts.length === 0) {
      setBase(stored);
      setValues(merged.values);
    }
  }
  return { base, setBase, values, setValues };
}

/** Lets work begin only after the previous work has ended and its result is rendered. */
function useOneAtATime() {
  const isUnderway = useRef(false);
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    isUnderway.current = false;
  }, [ended]);
  return {
    begin: (work: () => void) => {
      if (isUnderway.current) return;
      isUnderway.current = true;
      work();
    },
    end: () => setEnded((before) => before + 1),
  };
}

/**
 * Write of changed values. If somebody else has saved the record meanwhile, saves both changes
 * together, unless they conflict.
 */
function useMergedWrite<Values extends object, P extends { field: string }, Answer>(
  options: RecordFormOptions<Values, P, Answer>,
  { base, setBase, setValues }: ReturnType<typeof useMergedValues<Values>>,
) {
  const { send, success, onMerged, onDone, isAdding = false } = options;
  const [sent, setSent] = useState<Sent<Values> | null>(null);
  const turn = useOneAtATime();

  function readConflict(error: unknown): RecordVersion<Values> | null {
    const isConflict = error instanceof ApiError && error.code === 'conflict';
    return isConflict ? (options.readConflict?.(error.details) ?? null) : null;
  }

  async function sendMerged(changed: Sent<Values>): Promise<Done<Values, Answer>> {
    try {
      return { answer: await send(changed), saved: changed, taken: [] };
    } catch (error) {
      const theirs = readConflict(error);
      if (!theirs) throw error;
      const merged = mergeChanges(changed.base.values, changed.values, theirs.values);
      if (merged.conflicts.length > 0) throw error;
      setBase(theirs);
      setValues((now) => replaceFields(now, theirs.values, merged.taken));
      const saved = { values: merged.values, version: theirs.version };
      return { answer: await send(saved), saved, taken: merged.taken };
    } finally {
      turn.end();
    }
  }

  const write = useStaffWrite(sendMerged, {
    makesStale: options.makesStale,
    success: ({ answer, saved, taken }) =>
      taken.length > 0 ? undefined : success?.(answer, saved),
    onDone: ({ answer, saved, taken }, { typed }) => {
      if (isAdding) setValues((now) => (isSameFormValue(now, typed) ? base.values : now));
      else {
        setBase(saved);
        // Keeps what was typed while the values were sent.
        setValues((now) => mergeChanges(typed, now, saved.values).values);
      }
      if (taken.length > 0) onMerged?.(taken);
      onDone?.(answer, saved);
    },
  });

  function begin(changed: Sent<Values>): void {
    turn.begin(() => {
      setSent(changed);
      write.begin(changed);
    });
  }
  return { write, begin, sent, theirs: readConflict(write.conflict) };
}

/**
 * Editing of a record in a form (docs/rules.md#console-7): tracks unsaved changes and asks before the page is
 * left, saves once even if the button is pressed repeatedly, and merges changes that somebody else has saved
 * meanwhile, so that only fields changed by both need a decision.
 */
export function useRecordForm<Values extends object, P extends { field: string }, Answer>(
  options: RecordFormOptions<Values, P, Answer>,
): ValidatedEditing<Values, P> {
  const merging = useMergedValues(options.stored);
  const { base, setBase, values, setValues } = merging;
  const { write, begin, sent, theirs } = useMergedWrite(options, merging);
  const form = useForm(options.problemsOf);
  const isUnsaved = !isSameFormValue(values, base.values);
  useUnsavedChanges(isUnsaved);

  function save(element: HTMLFormElement | null, others: Partial<Values>): void {
    const changed = { ...values, ...others };
    if (!form.check(changed, element) || isSameFormValue(changed, base.values)) return;
    begin({ values: changed, version: base.version, base, typed: values });
  }

  const merged = sent && theirs && mergeChanges(sent.base.values, sent.values, theirs.values);
  return {
    values,
    change: (changed) => {
      setValues((before) => ({ ...before, ...changed }));
      form.edited(Object.keys(changed));
    },
    isUnsaved,
    isAdding: options.isAdding ?? false,
    isNew: options.isNew ?? false,
    discard: () => {
      setValues(base.values);
      form.clear();
      write.reset();
    },
    form,
    write,
    problem: theirs ? null : write.problem && (options.failed ?? write.problem),
    conflict: merged && {
      ...merged,
      theirs: theirs.values,
      resolve: (fieldsOfTheirs) => {
        const chosen = replaceFields(merged.values, theirs.values, fieldsOfTheirs);
        setBase(theirs);
        setValues(chosen);
        begin({ values: chosen, version: theirs.version, base: theirs, typed: chosen });
      },
      close: write.reset,
    },
    submit: (event) => {
      event.preventDefault();
      save(event.currentTarget, {});
    },
    save,
  };
}
