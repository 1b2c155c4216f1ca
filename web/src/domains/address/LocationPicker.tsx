import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { logFailure } from '#lib/log.ts';
import type { PlaceAddress } from '#lib/maps/place-address.ts';
import { findPlace, type PlaceWithAddress, findPlaceAt, type MapPoint } from '#lib/maps/places.ts';
import { useGoogleMaps } from '#lib/maps/use-google-maps.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { AddressMap } from './AddressMap';
import { MapsFailure } from './MapsFailure';
import { addressMessages } from './messages';
import { PlaceSearch } from './PlaceSearch';

const MAX_RETRIES = 3;
const SECOND_MS = 1000;

/**
 * Delay in ms before a failed map is loaded again: n times 2 to the power of n seconds for the n-th
 * retry; null after the last retry.
 * @param attempt number of retries so far
 */
export function mapRetryDelayMs(attempt: number): number | null {
  const next = attempt + 1;
  return next > MAX_RETRIES ? null : next * 2 ** next * SECOND_MS;
}

export interface LocationPickerProps {
  /** Number that changes when another address is edited; resets the picker. */
  round: number;
  point: MapPoint | null;
  /** Called when a place is chosen; `address` is null if none was found at the point. */
  onPlace: (point: MapPoint, address: PlaceAddress | null) => void;
  /** Number of earlier attempts to load the map. */
  attempt: number;
  /** Tries again to load the map. */
  onRetry: () => void;
}

type Outcome = 'noPoint' | 'locating' | 'filled' | 'nothingThere' | 'abroad' | 'placeFailed';

/**
 * Retries a failed map load up to three times; the delay in seconds is attempts times 2 to the power of
 * attempts.
 */
function useMapsRetry(
  hasFailed: boolean,
  { attempt, onRetry }: Pick<LocationPickerProps, 'attempt' | 'onRetry'>,
): void {
  useEffect(() => {
    const delay = mapRetryDelayMs(attempt);
    if (!hasFailed || delay === null) return;
    const timer = setTimeout(onRetry, delay);
    return () => clearTimeout(timer);
  }, [hasFailed, attempt, onRetry]);
}

/** Place search and map; an error message if the map cannot be loaded. */
export default function LocationPicker(props: LocationPickerProps) {
  const t = useMessages(addressMessages);
  const maps = useGoogleMaps();
  useMapsRetry(maps === 'failed', props);
  if (maps === 'failed') return <MapsFailure onRetry={props.onRetry} />;
  if (maps === 'loading') return <Loading label={t.mapsLoading} />;
  return <LoadedPicker key={props.round} {...props} />;
}

const DECIMALS = 4;

function LoadedPicker({ point, onPlace }: LocationPickerProps) {
  const t = useMessages(addressMessages);
  const [outcome, setOutcome] = useState<Outcome>('noPoint');
  const lastLook = useRef(0);
  // A lookup that ends after the form has moved on to another address is ignored.
  useEffect(
    () => () => {
      lastLook.current += 1;
    },
    [],
  );

  /** Looks up a place and passes it on, unless a later lookup has started in the meantime. */
  async function look(
    place: Promise<PlaceWithAddress | null>,
    chosen: MapPoint | null,
  ): Promise<void> {
    const own = ++lastLook.current;
    setOutcome('locating');
    const found = await place.catch((error: unknown) => {
      logFailure('Failed to look up a place', error);
      return 'failed' as const;
    });
    if (own !== lastLook.current) return;
    if (found === 'failed' || found === null) {
      if (chosen) onPlace(chosen, null);
      setOutcome(found === null ? 'nothingThere' : 'placeFailed');
    } else if (found.address) {
      onPlace(found.point, found.address);
      setOutcome('filled');
    } else {
      setOutcome('abroad');
    }
  }

  const told = outcome === 'filled' && !point ? 'noPoint' : outcome;
  return (
    <div className="stack gap-3">
      <PlaceSearch onChoose={(place) => void look(findPlace(place), null)} />
      <AddressMap point={point} onChoose={(chosen) => void look(findPlaceAt(chosen), chosen)} />
      <p className="text-sm strong leading-snug hide-empty">
        {point && (
          <span className="tabular">
            {t.selected({
              latitude: point.lat.toFixed(DECIMALS),
              longitude: point.lng.toFixed(DECIMALS),
            })}
          </span>
        )}
      </p>
      <p role="status" className="muted text-sm leading-snug hide-empty">
        {told === 'noPoint' ? !point && t.noPoint : t[told]}
      </p>
    </div>
  );
}
