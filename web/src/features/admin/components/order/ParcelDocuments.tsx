import { getAddressLabel, getPackingSlip } from '@smriti/shared/order/parcels';
import { useState } from 'react';
import { callForFile } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { sharedOrderMessages } from './messages';
import { DocumentButtons } from './DocumentButtons';

interface ParcelDocumentsProps {
  id: string;
  /** Number of other orders in the same parcel; 0 if this order is shipped alone. */
  others: number;
}

/** Download buttons for the shipping label and packing slip of a parcel. */
export function ParcelDocuments({ id, others }: ParcelDocumentsProps) {
  const t = useMessages(sharedOrderMessages);
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
      <DocumentButtons
        papers={[
          { label: t.label, fetch: () => callForFile(getAddressLabel, input) },
          { label: t.slip, fetch: () => callForFile(getPackingSlip, input) },
        ]}
        name={id}
        texts={t}
      />
    </div>
  );
}
