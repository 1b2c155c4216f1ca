import { useMessages } from '#lib/language/i18n.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { studioMessages } from './messages';

/** Error page for a design that does not exist, with a link to My Cart. */
export function MissingDesignError({ text }: { text: string }) {
  const t = useMessages(studioMessages);
  return (
    <EmptyState
      drawing="search"
      title={text}
      action={
        <ButtonLink to="/my-account/cart" variant="filled">
          {t.toCart}
        </ButtonLink>
      }
    />
  );
}
