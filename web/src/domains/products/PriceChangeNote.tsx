import type { Album } from '@smriti/shared/album/albums';
import { paise, toPaise, toRupees } from '@smriti/shared/base/money';
import { params } from '@nanostores/i18n';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages, messageCatalogue } from '#lib/language/i18n.ts';

const priceSinceSavedMessages = messageCatalogue('priceSinceSaved', {
  more: params('{amount} more since you saved it'),
  less: params('{amount} less since you saved it'),
});

/** Price change of a draft since it was saved (docs/rules.md#pricing-11). */
export function PriceChangeNote({ album }: { album: Pick<Album, 'total_price' | 'saved_price'> }) {
  const t = useMessages(priceSinceSavedMessages);
  const { total_price: now, saved_price: saved } = album;
  if (saved === undefined || saved === now) return null;
  const amount = formatRupees(toRupees(paise(Math.abs(toPaise(now) - toPaise(saved)))));
  return (
    <p className="text-sm strong leading-snug">
      {now > saved ? t.more({ amount }) : t.less({ amount })}
    </p>
  );
}
