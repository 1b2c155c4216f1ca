import type { Dashboard } from '@smriti/shared/staff/dashboard';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '../components/values';
import { todayMessages } from './messages';
import styles from './Today.module.css';

/** Products with the highest sales. */
export function BestSold({ products }: Pick<Dashboard, 'products'>) {
  const t = useMessages(todayMessages);
  const most = Math.max(1, ...products.map(({ revenue }) => revenue));
  return (
    <section aria-labelledby="today-best" className="stack grid-cols-1 gap-4 content-start">
      <h2 id="today-best">{t.bestHeading}</h2>
      <div className={styles.card}>
        {products.length === 0 ? (
          <p>{t.noneSold}</p>
        ) : (
          <table className={cx('w-full', styles.table)}>
            <caption className="visually-hidden">{t.bestCaption}</caption>
            <thead>
              <tr>
                <th scope="col">{t.product}</th>
                <th scope="col">{t.pieces}</th>
                <th scope="col">{t.revenue}</th>
              </tr>
            </thead>
            <tbody>
              {products.map(({ id, title, pieces, revenue }) => (
                <tr key={id}>
                  <th scope="row">
                    {title}
                    <span className={styles.track} aria-hidden="true">
                      <span style={{ width: `${(revenue / most) * 100}%` }} />
                    </span>
                  </th>
                  <td className="tabular">{pieces}</td>
                  <td>
                    <Money rupees={revenue} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  );
}
