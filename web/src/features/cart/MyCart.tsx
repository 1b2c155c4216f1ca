import Plus from 'lucide-react/icons/plus';
import { ButtonLink } from '../../ui/actions/Button';
import { PauseNotice } from '../../domains/payment/PauseNotice';
import { PageHeading } from '../../ui/layout/PageHeading';
import { useMessages } from '../../lib/language/i18n';
import { pageHeadings } from '../../lib/navigation/page-headings';
import { AlbumGrid } from './AlbumGrid';
import { Drafts } from './Drafts';
import { cartMessages } from './messages';

/** /my-account/cart (docs/rules.md#pages-8). */
export default function MyCart() {
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
      <Drafts />
      <AlbumGrid isGrouped />
    </>
  );
}
