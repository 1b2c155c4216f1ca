import { Button } from '../../../components/actions/Button';
import { InlineMessage } from '../../../components/feedback/InlineMessage';
import { formatRupees } from '../../../lib/language/format';
import { useMessages } from '../../../lib/language/i18n';
import type { Values } from './kind-fields';
import { catalogueMessages } from './messages';
import type { Options } from './use-options';
import { workedOutPrice } from './worked-out-price';

interface WorkedOutPriceProps {
  values: Values;
  options: Options;
  onTake: (changed: Values) => void;
}

/** What the default configuration of the form comes to, where that is not the price in the form. */
export function WorkedOutPrice({ values, options, onTake }: WorkedOutPriceProps) {
  const t = useMessages(catalogueMessages);
  const worked = workedOutPrice(values, options);
  if (worked === null || Number(values.price) === worked) return null;
  const price = formatRupees(worked);
  return (
    <InlineMessage
      tone="info"
      action={
        <Button size="small" onClick={() => onTake({ price: String(worked) })}>
          {t.usePrice({ price })}
        </Button>
      }
    >
      {t.workedOutPrice({ price })}
    </InlineMessage>
  );
}
