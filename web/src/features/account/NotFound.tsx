import { useMessages } from '#lib/language/i18n.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { accountMessages } from './messages';

/** Page for unknown paths of the account area (docs/rules.md#pages-7). */
export function NotFound() {
  const t = useMessages(accountMessages);
  return (
    <>
      <title>{t.sectionTitle({ section: t.notFound })}</title>
      <PageHeading>{t.notFound}</PageHeading>
      <EmptyState
        drawing="search"
        title={t.notFoundHint}
        action={<ButtonLink to="/my-account/account-dashboard">{t.backToAccount}</ButtonLink>}
      />
    </>
  );
}
