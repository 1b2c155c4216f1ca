import { ButtonLink } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { PageHeading } from '../../components/PageHeading';
import { useMessages } from '../../lib/i18n';
import { accountMessages } from './messages';

interface SectionOpensSoonProps {
  /** The section's name, as the menu has it. */
  section: string;
}

/** Says that a section of the account is not there yet. */
export function SectionOpensSoon({ section }: SectionOpensSoonProps) {
  const t = useMessages(accountMessages);
  return (
    <>
      <title>{t.sectionTitle({ section })}</title>
      <PageHeading>{section}</PageHeading>
      <EmptyState
        drawing="album"
        title={t.opensSoon}
        action={<ButtonLink to="/my-account/account-dashboard">{t.backToAccount}</ButtonLink>}
      />
    </>
  );
}
