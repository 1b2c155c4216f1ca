import { getAddressLabel, getPackingSlip } from '@smriti/shared/order/parcels';
import { useState } from 'react';
import { callFile } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { orderPartMessages } from './messages';
import { PaperButtons } from './PaperButtons';

interface ParcelDocumentsProps {
  id: string;
  /** Number of other orders in the same parcel; 0 if this order is shipped alone. */
  others: number;
}

/** Download buttons for the shipping label and packing slip of a parcel. */
export function Papers({ id, others }: ParcelDocumentsProps) {
  const t = useMessages(orderPartMessages);
  const [isAlone, setIsAlone] = useState(false);
  const input = { params: { id }, query: isAlone ? { alone: '1' as const } : {} };
  return (
    <div className="stack grid-cols-1 gap-3">
      {others > 0 && (
        <>
          <p>{t.together(others)}</p>
          <CheckboxField
            label={t.alone}
            checked={isAlone}
            onChange={(event) => setIsAlone(event.target.checked)}
          />
        </>
      )}
      <PaperButtons
        papers={[
          { label: t.label, fetch: () => callFile(getAddressLabel, input) },
          { label: t.slip, fetch: () => callFile(getPackingSlip, input) },
        ]}
        name={id}
        texts={t}
      />
    </div>
  );
}
