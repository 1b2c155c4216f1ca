import Plus from 'lucide-react/icons/plus';
import { PauseNotice } from '#domains/payment/PaymentNotices.tsx';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { AlbumGrid } from './AlbumGrid';
import { DraftList } from './DraftList';
import { cartMessages } from './messages';

/** Page /my-account/cart (docs/rules.md#pages-8). */
export default function MyCartPage() {
  const t = useMessages(cartMessages);
  const headings = useMessages(pageHeadings);
  return (
    <>
      <title>{t.pageTitle}</title>
      <PageHeading
        actions={
          <ButtonLink to="/create-album" icon={<Plus />}>
            {t.createNew}
          </ButtonLink>
        }
      >
        {headings.cart}
      </PageHeading>
      <PauseNotice what="requests" />
      <DraftList />
      <AlbumGrid isGrouped />
    </>
  );
}
