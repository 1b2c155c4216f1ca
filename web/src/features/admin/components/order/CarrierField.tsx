import { getCarriers, MAX_TRACKING_LENGTH } from '@smriti/shared/order/carriers';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { callPublic } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { sharedOrderMessages } from './messages';

interface CarrierFieldProps {
  value: string;
  isMissing: boolean;
  onChange: (value: string) => void;
}

/** Field for a carrier, which suggests those of the settings; others, such as 'By hand', can be typed. */
export function CarrierField({ value, isMissing, onChange }: CarrierFieldProps) {
  const t = useMessages(sharedOrderMessages);
  const listId = useId();
  const { data } = useQuery({
    queryKey: queryKeys.carriers.list(),
    queryFn: ({ signal }) => callPublic(getCarriers, { signal }),
  });
  return (
    <>
      <TextField
        name="carrier"
        label={t.carrier}
        hint={t.carrierHint}
        maxLength={MAX_TRACKING_LENGTH}
        autoComplete="off"
        list={listId}
        value={value}
        error={isMissing ? t.carrierMissing : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={listId}>
        {data?.carriers.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}
