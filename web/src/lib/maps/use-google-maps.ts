import { type Libraries, useJsApiLoader } from '@react-google-maps/api';
import { useSyncExternalStore } from 'react';
import { config } from '#lib/config.ts';

/** A constant array, because the loader treats another array as another script. */
const LIBRARIES: Libraries = ['maps', 'places', 'geocoding'];

let isKeyRefused = false;
const listeners = new Set<() => void>();

declare global {
  interface Window {
    /** Called by Google after the script has loaded, if it rejects the key. */
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
 * Loads Google's script on first use; requires a key. The loader itself retries three times within
 * milliseconds; the map's page retries after seconds (LocationPicker.tsx).
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
