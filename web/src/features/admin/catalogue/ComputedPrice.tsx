import { toPaise, toRupees } from '@smriti/shared/base/money';
import { originalPrice } from '@smriti/shared/catalogue/pricing';
import { useRef } from 'react';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import type { FormValues } from './kind-config';
import { catalogueMessages } from './messages';
import type { RecordOptions } from './use-records';
import { findDefaultConfiguration } from './default-configuration';

interface ComputedPriceProps {
  values: FormValues;
  options: RecordOptions;
  onTake: (changed: FormValues) => void;
}

/** Price before the discount, in rupees; null if the form has no valid price. */
function priceBefore(price: number, discount: number): number | null {
  if (!(discount > 0 && discount < 100)) return null;
  return toRupees(originalPrice(toPaise(price), discount));
}

/** Price of a product's default configuration, with two ways to fix a form whose price differs. */
export function ComputedPrice({ values, options, onTake }: ComputedPriceProps) {
  const t = useMessages(catalogueMessages);
  const message = useRef<HTMLDivElement>(null);
  const worked = findDefaultConfiguration(values, options);
  if (worked === null) return null;
  const price = formatRupees(worked.price);
  const choices = [...worked.names, t.photosNamed(worked.photos)].join(', ');
  const original = priceBefore(worked.price, Number(values.discount));
  const isTaken = Number(values.price) === worked.price;
  const isDraft = values.draft === 'true';
  const showDefaults = () => {
    const form = message.current?.closest('form');
    form?.querySelector<HTMLElement>('[name="sizes"]')?.focus();
  };
  return (
    <InlineMessage ref={message} tone={isTaken || isDraft ? 'info' : 'error'} isAlert={false}>
      <p>{t.customersPay({ price, choices })}</p>
      {original !== null && <p>{t.struckOut({ original: formatRupees(original) })}</p>}
      {!isTaken && (
        <>
          <p>{isDraft ? t.otherPriceInDraft : t.otherPriceRefused}</p>
          <div className="cluster gap-2 mt-2">
            <Button size="small" onClick={() => onTake({ price: String(worked.price) })}>
              {t.usePrice({ price })}
            </Button>
            <Button size="small" variant="quiet" onClick={showDefaults}>
              {t.changeDefaults}
            </Button>
          </div>
        </>
      )}
    </InlineMessage>
  );
}
