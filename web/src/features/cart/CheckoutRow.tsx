import { MAX_QUANTITY } from '@smriti/shared/album/quantity';
import { useId } from 'react';
import { AlbumCover } from '#domains/albums/AlbumCover.tsx';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { localiseRecords } from '#lib/language/localise.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { NumberStepper } from '#ui/fields/NumberStepper.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { type CheckoutItem, itemTotal } from './checkout-items';
import styles from './CheckoutRow.module.css';
import { checkoutListMessages } from './messages';
import { useRemoveCheckoutItem, useSetQuantity } from './use-checkout-list';

/** Row of the checkout list: album, number of copies, price, and a button that removes it. */
export function CheckoutRow({ item }: { item: CheckoutItem }) {
  const t = useMessages(checkoutListMessages);
  const titleId = useId();
  const quantity = useSetQuantity();
  const removal = useRemoveCheckoutItem();
  const album = localiseRecords(item.album);
  const title = album.title || t.untitled;
  const failure = removal.error ?? quantity.error;
  return (
    <Card as="article" padding="none" className={styles.row} aria-labelledby={titleId}>
      <div className="stack items-center sunken">
        <AlbumCover cover={album.drawn_cover} />
      </div>
      <div className={styles.about}>
        <h2 id={titleId} className={cx('leading-title text-lg wrap-anywhere', styles.title)}>
          <Link to={`/view-product?id=${album.id}`}>{title}</Link>
        </h2>
        <p className="muted text-sm">
          {[album.albumSize, album.paperType].filter(Boolean).join(' · ')}
        </p>
        <p className="muted text-sm">{t.each({ price: formatRupees(item.price) })}</p>
      </div>
      <div className={styles.order}>
        <NumberStepper
          label={t.quantity}
          value={item.quantity}
          min={1}
          max={MAX_QUANTITY}
          decreaseLabel={t.fewer}
          increaseLabel={t.more}
          onChange={(next) => quantity.mutate({ id: album.id, quantity: next })}
        />
        <div className={styles.side}>
          <output className={styles.sum}>{formatRupees(itemTotal(item))}</output>
          <Button
            size="small"
            variant="quiet"
            aria-label={t.removeOf({ title })}
            isBusy={removal.isPending}
            busyLabel={t.removing}
            onClick={() => removal.mutate(album.id)}
          >
            {t.remove}
          </Button>
        </div>
      </div>
      {failure && (
        <div className={styles.failure}>
          <InlineMessage tone="error">{failure.message}</InlineMessage>
        </div>
      )}
    </Card>
  );
}
