import { ButtonLink } from '../../ui/actions/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { useMessages } from '../../lib/language/i18n';
import { studioMessages } from './messages';

/** What the address names is not there: `text` says so, and the way on leads to My Cart. */
export function MissingDesign({ text }: { text: string }) {
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
