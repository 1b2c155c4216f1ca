import { GoogleMap, OverlayViewF } from '@react-google-maps/api';
import Crosshair from 'lucide-react/icons/crosshair';
import MapPin from 'lucide-react/icons/map-pin';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import type { MapPoint } from '#lib/maps/places.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import styles from './AddressMap.module.css';
import { addressMessages } from './messages';

/** Centre of the map while no point is chosen (docs/rules.md#addresses-2). */
const INDIA: MapPoint = { lat: 20.5937, lng: 78.9629 };
const WHOLE_COUNTRY = 5;
const STREETS = 15;
const MIN_ZOOM = 1;
const MAX_ZOOM = 20;

/**
 * Map options without Google's controls: the page has zoom buttons, and one finger scrolls the
 * page.
 */
const OPTIONS: google.maps.MapOptions = {
  minZoom: MIN_ZOOM,
  maxZoom: MAX_ZOOM,
  disableDefaultUI: true,
  clickableIcons: false,
  gestureHandling: 'cooperative',
};

interface AddressMapProps {
  point: MapPoint | null;
  onChoose: (point: MapPoint) => void;
}

const zoomFor = (point: MapPoint | null) => (point ? STREETS : WHOLE_COUNTRY);

/** Map of India, or of the streets around the chosen point. A click chooses another point. */
export function AddressMap({ point, onChoose }: AddressMapProps) {
  const t = useMessages(addressMessages);
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const [zoom, setZoom] = useState(() => zoomFor(point));
  const [shown, setShown] = useState(point);
  if (point !== shown) {
    setShown(point);
    setZoom(zoomFor(point));
  }
  const chooseCentre = () => {
    const centre = map?.getCenter();
    if (centre) onChoose(centre.toJSON());
  };
  return (
    <div role="group" aria-label={t.map} className={styles.frame}>
      <GoogleMap
        mapContainerClassName={styles.map}
        options={OPTIONS}
        center={point ?? INDIA}
        zoom={zoom}
        onLoad={setMap}
        onClick={({ latLng }) => {
          if (latLng) onChoose(latLng.toJSON());
        }}
        onZoomChanged={() => setZoom(map?.getZoom() ?? zoom)}
      >
        {point && (
          <OverlayViewF position={point} mapPaneName="overlayLayer">
            <MapPin aria-hidden="true" className={styles.pin} />
          </OverlayViewF>
        )}
      </GoogleMap>
      <div className={styles.controls}>
        <IconButton
          label={t.zoomIn}
          aria-disabled={zoom >= MAX_ZOOM}
          onClick={() => setZoom(Math.min(MAX_ZOOM, zoom + 1))}
        >
          <Plus />
        </IconButton>
        <IconButton
          label={t.zoomOut}
          aria-disabled={zoom <= MIN_ZOOM}
          onClick={() => setZoom(Math.max(MIN_ZOOM, zoom - 1))}
        >
          <Minus />
        </IconButton>
        <IconButton label={t.chooseCentre} onClick={chooseCentre}>
          <Crosshair />
        </IconButton>
      </div>
    </div>
  );
}
