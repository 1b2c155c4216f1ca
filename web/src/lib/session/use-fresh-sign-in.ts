import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/api/api.ts';

function asksForSignIn(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'fresh_sign_in';
}

/**
 * Runs work that may require a recent sign-in: after the user has reauthenticated, the work runs
 * again with the same input. `problem` is any other error.
 */
export function useFreshSignIn<Result, Input = void>(
  work: (input: Input) => Promise<Result>,
  onDone: (result: Result, input: Input) => void,
) {
  const [asking, setAsking] = useState<{ input: Input } | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: work,
    onSuccess: onDone,
    onError: (failure, input) => setAsking(asksForSignIn(failure) ? { input } : null),
  });
  return {
    begin: (input: Input) => mutate(input),
    isPending,
    reset,
    problem: error && !asksForSignIn(error) ? error : null,
    signIn: {
      isOpen: asking !== null,
      onOpenChange: (isOpen: boolean) => setAsking((before) => (isOpen ? before : null)),
      onSignedIn() {
        if (asking) mutate(asking.input);
        setAsking(null);
      },
    },
  };
}
