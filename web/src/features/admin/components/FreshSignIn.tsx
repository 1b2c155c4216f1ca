import { type ComponentProps, lazy, Suspense } from 'react';
import { loadWithTexts } from '#lib/language/texts.ts';
import type { SignInAgainDialog as Dialog } from '#ui/fields/SignInAgainDialog.tsx';

const SignInAgainDialog = lazy(async () => ({
  default: (await loadWithTexts(() => import('#ui/fields/SignInAgainDialog.tsx'), 'account'))
    .SignInAgainDialog,
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
