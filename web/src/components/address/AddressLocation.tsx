import { lazy, Suspense, useCallback, useState } from 'react';
import { config } from '../../lib/config';
import { useMessages } from '../../lib/language/i18n';
import { Loading } from '../feedback/Loading';
import type { LocationPickerProps } from './LocationPicker';
import { MapsFailure } from './MapsFailure';
import { addressMessages } from './messages';

// Without it the form is still of use, so what cannot be loaded is not to take the page along.
const LocationPicker = lazy(() =>
  import('./LocationPicker').catch(() => ({ default: () => <MapsFailure /> })),
);

/** Where an address is chosen on the map; with all of Google Maps fetched when it is shown. */
export function AddressLocation(props: Omit<LocationPickerProps, 'attempt' | 'onRetry'>) {
  const t = useMessages(addressMessages);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  if (config.mapsApiKey === '') return <MapsFailure />;
  return (
    <Suspense fallback={<Loading label={t.mapsLoading} />}>
      <LocationPicker key={attempt} {...props} attempt={attempt} onRetry={retry} />
    </Suspense>
  );
}
