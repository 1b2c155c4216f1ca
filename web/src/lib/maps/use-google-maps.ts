import { type Libraries, useJsApiLoader } from '@react-google-maps/api';
import { useSyncExternalStore } from 'react';
import { config } from '../config';

/** Fixed: the loader takes another list for another script. */
const LIBRARIES: Libraries = ['maps', 'places', 'geocoding'];

let isKeyRefused = false;
const listeners = new Set<() => void>();

declare global {
  interface Window {
    /** What Google calls when it does not take the key; the script itself has loaded by then. */
    gm_authFailure?: () => void;
  }
}

function watchKey(listener: () => void) {
  listeners.add(listener);
  window.gm_authFailure = () => {
    isKeyRefused = true;
    for (const notify of listeners) notify();
  };
  return () => listeners.delete(listener);
}

export type MapsState = 'loading' | 'ready' | 'failed';

/**
 * Fetches Google's script, at the first use. The loader tries again three times within milliseconds;
 * the page that shows the map does so after seconds (retry-delay.ts). Not to be used without a key.
 */
export function useGoogleMaps(): MapsState {
  const isRefused = useSyncExternalStore(watchKey, () => isKeyRefused);
  const { isLoaded, loadError } = useJsApiLoader({
    googleMapsApiKey: config.mapsApiKey,
    libraries: LIBRARIES,
    language: 'en',
    region: 'IN',
  });
  if (isRefused || loadError) return 'failed';
  return isLoaded ? 'ready' : 'loading';
}
