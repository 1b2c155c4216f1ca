import { type ComponentProps, lazy, Suspense } from 'react';
import type { SignInAgainDialog as Dialog } from '#ui/fields/SignInAgainDialog.tsx';

const SignInAgainDialog = lazy(async () => ({
  default: (await import('#ui/fields/SignInAgainDialog.tsx')).SignInAgainDialog,
}));

/** Dialog for the fresh sign-in that a write may require, loaded when it is. */
export function FreshSignIn(signIn: ComponentProps<typeof Dialog>) {
  if (!signIn.isOpen) return null;
  return (
    <Suspense>
      <SignInAgainDialog {...signIn} />
    </Suspense>
  );
}
