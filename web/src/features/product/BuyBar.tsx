import type { MasterProduct } from '@smriti/shared/catalogue/products';
import { Price } from '#domains/products/Price.tsx';
import { productMessages } from '#domains/products/product-messages.ts';
import type { StartDesignProblem } from '#lib/albums/start-design.ts';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { stickyBarRef } from '#ui/layout/sticky-bar.ts';
import { cx } from '#ui/cx.ts';
import styles from './BuyBar.module.css';
import { hasPages, listMissingChoices } from './product-configuration';
import { productPageMessages } from './messages';
import type { ConfigurationState } from './use-product-configuration';

interface BuyBarProps {
  product: MasterProduct;
  configuration: ConfigurationState;
  quantity: number;
  /** Reason why the design cannot be started yet; null if it can. */
  problem: StartDesignProblem | null;
  onStart: () => void;
}

/** Sticky bar with the price, its last change, and the button that starts the design. */
export function BuyBar({ product, configuration, quantity, problem, onStart }: BuyBarProps) {
  const t = useMessages(productPageMessages);
  const shared = useMessages(productMessages);
  const { price, lastChange, chosen } = configuration;
  const missing = listMissingChoices(chosen).map((choice) => t[choice]);
  const extent = price && (hasPages(product) ? t.pages(price.pages) : t.photoCount(chosen.photos));
  const total = price && quantity > 1 ? formatRupees(price.price * quantity) : null;
  return (
    <div ref={stickyBarRef} className={styles.bar}>
      {problem && (
        <div className={styles.problem}>
          <InlineMessage tone="error">
            {problem === 'notNumeric' ? t.notNumeric : <p>{t.incomplete}</p>}
            {missing.length > 0 && <p>{t.stillMissing({ names: missing.join(', ') })}</p>}
          </InlineMessage>
        </div>
      )}
      <div className="stack flex-1 min-w-0">
        <Price amount={price?.price ?? null} unavailableText={shared.notAvailable} />
        <p className={cx('row leading-title muted text-sm nowrap', styles.note)}>
          {total ? t.total({ total, quantity }) : extent}
          {lastChange && <span className={styles.change}>{t.changed({ choice: lastChange })}</span>}
        </p>
        <p role="status" className="visually-hidden">
          {price && lastChange
            ? t.priceNow({ price: formatRupees(price.price), choice: lastChange })
            : ''}
        </p>
      </div>
      <Button variant="filled" className={styles.start} onClick={onStart}>
        {t.startDesign}
      </Button>
    </div>
  );
}
