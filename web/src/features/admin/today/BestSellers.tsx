import type { Dashboard } from '@smriti/shared/staff/dashboard';
import type { OwnDesignKind } from '@smriti/shared/staff/figures';
import { useMessages } from '#lib/language/i18n.ts';
import { Card } from '#ui/layout/Card.tsx';
import { RupeeAmount } from '../components/formatted-values';
import { todayMessages } from './messages';
import styles from './BestSellers.module.css';
import { SummaryTable } from './SummaryTable';

/** Names of own designs in `todayMessages`. */
export const OWN_DESIGN_NAMES = {
  album: 'ownAlbum',
  canvas: 'ownCanvas',
  unknown: 'ownUnknown',
} as const satisfies Record<OwnDesignKind, string>;

/** Products and own designs with the highest sales. */
export function BestSellers({ products }: Pick<Dashboard, 'products'>) {
  const t = useMessages(todayMessages);
  const most = Math.max(1, ...products.map(({ revenue }) => revenue));
  return (
    <section aria-labelledby="today-best" className="stack grid-cols-1 gap-4 content-start">
      <h2 id="today-best">{t.bestHeading}</h2>
      <Card className="stack grid-cols-1 gap-5 content-start">
        {products.length === 0 ? (
          <p>{t.noneSold}</p>
        ) : (
          <SummaryTable
            caption={t.bestCaption}
            headings={[t.product, t.pieces, t.revenue]}
            rows={products.map(({ id, title, own_design, pieces, revenue }) => ({
              key: id ?? `own-${own_design}`,
              name: (
                <>
                  {own_design === null ? title : t[OWN_DESIGN_NAMES[own_design]]}
                  <span className={styles.track} aria-hidden="true">
                    <span style={{ width: `${(revenue / most) * 100}%` }} />
                  </span>
                </>
              ),
              amount: pieces ?? t.notRecorded,
              last: <RupeeAmount rupees={revenue} />,
            }))}
          />
        )}
      </Card>
    </section>
  );
}
