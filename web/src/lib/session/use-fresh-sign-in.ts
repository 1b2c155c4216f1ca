import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../api/api';

function asksForSignIn(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'fresh_sign_in';
}

/**
 * Work that may ask for a sign-in of the last minutes: it is begun again, with what it was begun
 * with, once the user has signed in once more. `problem` is what else went wrong.
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
