import { useQueryClient } from '@tanstack/react-query';
import { ApiError, explanationOf } from '../../../lib/api/api';
import { showToast } from '../../../ui/feedback/toast';
import { useMessages } from '../../../lib/language/i18n';
import { makeStaffStale, type StaffResource } from '../../../lib/queries/staff';
import { useFreshSignIn } from '../../../lib/session/use-fresh-sign-in';
import { partMessages } from './messages';

interface StaffWriteOptions<Result, Input> {
  /** What lists and pages show of it, and is fetched again. */
  makesStale: readonly StaffResource[];
  /** What the toast says; nothing is said without. */
  success?: (result: Result, input: Input) => string;
  onDone?: (result: Result, input: Input) => void;
}

/** A change of staff that is going on, or why it did not happen. */
export interface StaffWrite<Input> {
  begin: (input: Input) => void;
  isPending: boolean;
  /** Why it failed, fit for people; null for a conflict where `conflict` is said instead. */
  problem: string | null;
  /** The server's answer that the record is another by now, with that record in its details. */
  conflict: ApiError | null;
  reset: () => void;
  /** For `<SignInAgain>`: the server may ask for a fresh sign-in, and the call is repeated then. */
  signIn: ReturnType<typeof useFreshSignIn<unknown, Input>>['signIn'];
}

function conflictOf(error: Error | null): ApiError | null {
  const isStale = error instanceof ApiError && error.code === 'conflict';
  return isStale && typeof error.details === 'object' ? error : null;
}

/**
 * What every change of staff does: asks for a fresh sign-in where the server does, says what came of
 * it, and fetches again what it changed.
 */
export function useStaffWrite<Result, Input = void>(
  work: (input: Input) => Promise<Result>,
  options: StaffWriteOptions<Result, Input>,
): StaffWrite<Input> {
  const t = useMessages(partMessages);
  const queries = useQueryClient();
  const write = useFreshSignIn(work, (result: Result, input: Input) => {
    void makeStaffStale(queries, options.makesStale);
    if (options.success) showToast('success', options.success(result, input));
    options.onDone?.(result, input);
  });
  const { begin, isPending, reset, signIn } = write;
  return {
    begin,
    isPending,
    reset,
    signIn,
    problem: write.problem && (explanationOf(write.problem) ?? t.failed),
    conflict: conflictOf(write.problem),
  };
}
