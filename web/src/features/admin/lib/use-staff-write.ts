import { useQueryClient } from '@tanstack/react-query';
import { ApiError, apiErrorMessage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { invalidateStaffResources, type StaffResource } from '#lib/queries/staff-keys.ts';
import { useFreshSignIn } from '#lib/session/use-fresh-sign-in.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { consoleMessages } from './messages';

export interface StaffWriteOptions<Result, Input> {
  /** Resources to refetch after the write. */
  makesStale: readonly StaffResource[];
  /** Returns the text of the success toast; undefined for no toast. */
  success?: (result: Result, input: Input) => string | undefined;
  onDone?: (result: Result, input: Input) => void;
}

export interface StaffWrite<Input> {
  begin: (input: Input) => void;
  isPending: boolean;
  /** Error message for the user; null for a conflict, which is in `conflict`. */
  problem: string | null;
  /**
   * Server error for a record that somebody else has changed; its details contain the current
   * record.
   */
  conflict: ApiError | null;
  reset: () => void;
  /**
   * Props of `<SignInAgainDialog>`: after the fresh sign-in that the server requires, the call is
   * repeated.
   */
  signIn: ReturnType<typeof useFreshSignIn<unknown, Input>>['signIn'];
}

function conflictOf(error: Error | null): ApiError | null {
  const isStale = error instanceof ApiError && error.code === 'conflict';
  return isStale && typeof error.details === 'object' ? error : null;
}

/**
 * Mutation by staff: asks for a fresh sign-in if the server requires one, reports the result, and
 * refetches the changed resources.
 */
export function useStaffWrite<Result, Input = void>(
  work: (input: Input) => Promise<Result>,
  options: StaffWriteOptions<Result, Input>,
): StaffWrite<Input> {
  const t = useMessages(consoleMessages);
  const queries = useQueryClient();
  const write = useFreshSignIn(work, (result: Result, input: Input) => {
    void invalidateStaffResources(queries, options.makesStale);
    const text = options.success?.(result, input);
    if (text !== undefined) showToast('success', text);
    options.onDone?.(result, input);
  });
  const { begin, isPending, reset, signIn } = write;
  return {
    begin,
    isPending,
    reset,
    signIn,
    problem: write.problem && (apiErrorMessage(write.problem) ?? t.failed),
    conflict: conflictOf(write.problem),
  };
}
