import Plus from 'lucide-react/icons/plus';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { AlbumGrid } from './AlbumGrid';
import { AlbumView } from './AlbumView';
import { cartMessages } from './messages';

/**
 * Page /view-product (docs/rules.md#pages-8): the customer's albums, or the album of the `id`
 * parameter.
 */
export default function ViewProductPage() {
  const t = useMessages(cartMessages);
  const headings = useMessages(pageHeadings);
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return (
    <div className="page">
      {id === '' ? (
        <>
          <title>{t.viewTitle}</title>
          <PageHeading actions={<CreateNew />}>{headings.albums}</PageHeading>
          <AlbumGrid />
        </>
      ) : (
        <AlbumView id={id} actions={<CreateNew />} />
      )}
    </div>
  );
}

function CreateNew() {
  const t = useMessages(cartMessages);
  return (
    <ButtonLink to="/create-album" icon={<Plus />}>
      {t.createNew}
    </ButtonLink>
  );
}
