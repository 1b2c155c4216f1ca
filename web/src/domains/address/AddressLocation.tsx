import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { config } from '#lib/config.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import type { LocationPickerProps } from './LocationPicker';
import { MapsFailure } from './MapsFailure';
import { addressMessages } from './messages';

// The form works without the map, so a failed load must not break the page.
const LocationPicker = lazy(() =>
  import('./LocationPicker').catch(() => ({ default: () => <MapsFailure /> })),
);

type AddressLocationProps = Omit<LocationPickerProps, 'attempt' | 'onRetry'>;

/** Map to choose an address on. Google Maps is loaded when the user opens it. */
export function AddressLocation(props: AddressLocationProps) {
  const t = useMessages(addressMessages);
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) place.current?.focus({ preventScroll: true });
  }, [isOpen]);
  if (!isOpen) {
    return (
      <>
        <p className="muted">{t.mapHint}</p>
        <Button size="small" onClick={() => setOpen(true)}>
          {t.openMap}
        </Button>
      </>
    );
  }
  return (
    <div ref={place} tabIndex={-1}>
      <OpenLocation {...props} />
    </div>
  );
}

function OpenLocation(props: AddressLocationProps) {
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
