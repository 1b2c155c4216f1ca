import { toRupees } from '@smriti/shared/base/money';
import type { Taxes } from '@smriti/shared/order/taxes';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { RupeeAmount } from '../components/formatted-values';
import { EXAMPLE_PRICE_RUPEES, createInvoicePreview } from './invoice-preview';
import type { SettingValues } from './setting-values';
import styles from './InvoicePreview.module.css';
import { settingsMessages } from './settings-messages';

/** Live preview of an invoice: the seller, and the taxes of an example order. */
export function InvoicePreview({ values }: { values: SettingValues }) {
  const t = useMessages(settingsMessages);
  const { state, percent, taxes } = createInvoicePreview(values);
  const price = formatRupees(EXAMPLE_PRICE_RUPEES);
  return (
    <section
      className={cx('stack gap-3 content-start min-w-0', styles.preview)}
      aria-labelledby="invoice-preview"
    >
      <h3 id="invoice-preview">{t.preview}</h3>
      <div className={cx('stack gap-3 sunken p-5', styles.sheet)}>
        <p className="strong">{t.previewTitle}</p>
        <p className="muted text-sm">{t.soldBy}</p>
        <p className="stack wrap-anywhere">
          <strong>{values.seller_name.trim() || t.noSeller}</strong>
          <span className="pre-line">{values.seller_address}</span>
          <span>{t.gstin({ gstin: values.seller_gstin.trim() || '–' })}</span>
          {state && <span>{t.state(state)}</span>}
        </p>
        <p className="rule-above pt-3">{t.example({ price, hsn: values.goods_hsn || '–' })}</p>
        {taxes && percent !== null && (
          <>
            <TaxTable
              caption={t.within({ state: state?.name ?? t.noState })}
              taxes={taxes.within}
              percent={percent}
              isWithinState
            />
            <TaxTable caption={t.elsewhere} taxes={taxes.elsewhere} percent={percent} />
          </>
        )}
      </div>
    </section>
  );
}

interface TaxTableProps {
  caption: string;
  taxes: Taxes;
  percent: number;
  isWithinState?: boolean;
}

/** Net price and taxes of the example order. */
function TaxTable({ caption, taxes, percent, isWithinState }: TaxTableProps) {
  const t = useMessages(settingsMessages);
  const half = { rate: percent / 2 };
  const rows = [
    [t.taxable, taxes.taxable_paise],
    ...(isWithinState
      ? ([
          [t.cgst(half), taxes.cgst_paise],
          [t.sgst(half), taxes.sgst_paise],
        ] as const)
      : ([[t.igst({ rate: percent }), taxes.igst_paise]] as const)),
  ] as const;
  return (
    <table className={styles.taxes}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(([label, amount]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <RupeeAmount rupees={toRupees(amount)} />
            </td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">{t.total}</th>
          <td>
            <RupeeAmount rupees={EXAMPLE_PRICE_RUPEES} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}
