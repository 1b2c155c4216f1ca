import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api';

function asksForSignIn(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'fresh_sign_in';
}

/**
 * Work that may ask for a sign-in of the last minutes: it is begun again once the user has signed in
 * once more. `problem` is what else went wrong.
 */
export function useFreshSignIn<T>(work: () => Promise<T>, onDone: (result: T) => void) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: work,
    onSuccess: onDone,
    onError: (failure) => setAsking(asksForSignIn(failure)),
  });
  return {
    begin: () => mutate(),
    isPending,
    reset,
    problem: error && !asksForSignIn(error) ? error : null,
    signIn: {
      isOpen: isAsking,
      onOpenChange: setAsking,
      onSignedIn() {
        setAsking(false);
        mutate();
      },
    },
  };
}
