import * as z from 'zod/mini';
import { useMessages } from '#lib/language/i18n.ts';
import { Link } from '#ui/actions/Link.tsx';
import { catalogueMessages } from './messages';
import { useProductName } from './use-records';

const uses = z.array(
  z.object({
    used_by: z.enum(['products', 'albums', 'settings']),
    ids: z.array(z.string()),
    has_more: z.boolean(),
  }),
);

/**
 * List of the records that use a record and therefore prevent its deletion, from the details of the
 * server's error.
 */
export function UsedByList({ details }: { details: unknown }) {
  const t = useMessages(catalogueMessages);
  const found = uses.safeParse(details);
  if (!found.success) return null;
  const texts = { albums: t.usedByAlbums, settings: t.usedBySettings };
  return (
    <div className="stack gap-2">
      <p>{t.usedBy}</p>
      <ul className="indent">
        {found.data.map(({ used_by, ids, has_more }) =>
          used_by === 'products' ? (
            ids.map((id) => (
              <li key={id}>
                <ProductLink id={id} />
              </li>
            ))
          ) : (
            <li key={used_by}>
              {texts[used_by](ids.length)}
              {has_more && ` ${t.andMore}`}
            </li>
          ),
        )}
        {found.data.some((one) => one.used_by === 'products' && one.has_more) && (
          <li>{t.andMore}</li>
        )}
      </ul>
    </div>
  );
}

function ProductLink({ id }: { id: string }) {
  const name = useProductName(id);
  return <Link to={`/admin/catalogue/products/${id}`}>{name}</Link>;
}
