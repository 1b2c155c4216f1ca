/*
 * Stands in for https://maps.googleapis.com/maps/api/js where there is no internet: the maps, places
 * and geocoding calls that the shop makes, on a flat map with a handful of places. Requests are
 * recorded in window.mapsAsked.
 */
(() => {
  const asked = { suggestions: [], details: [], geocodes: [] };
  window.mapsAsked = asked;

  class LatLng {
    constructor(lat, lng) {
      Object.assign(this, { lat: () => lat, lng: () => lng });
    }
    toJSON() {
      return { lat: this.lat(), lng: this.lng() };
    }
  }
  const toLatLng = (point) => (point instanceof LatLng ? point : new LatLng(point.lat, point.lng));

  const PLACES = [
    {
      id: 'hawa-mahal',
      title: 'Hawa Mahal Road',
      area: 'Badi Choupad, Jaipur, Rajasthan',
      at: { lat: 26.923936, lng: 75.826744 },
      parts: {
        street_number: '12',
        route: 'Hawa Mahal Road',
        sublocality_level_1: 'Badi Choupad',
        locality: 'Jaipur',
        administrative_area_level_1: 'Rajasthan',
        postal_code: '302002',
        country: ['India', 'IN'],
      },
    },
    {
      id: 'hawai-marg',
      title: 'Hawai Marg',
      area: 'Nagpur, Maharashtra',
      at: { lat: 21.1458, lng: 79.0882 },
      parts: {
        route: 'Hawai Marg',
        locality: 'Nagpur',
        administrative_area_level_1: 'Maharashtra',
        country: ['India', 'IN'],
      },
    },
    {
      id: 'durbar-square',
      title: 'Durbar Square',
      area: 'Kathmandu, Nepal',
      at: { lat: 27.7045, lng: 85.3076 },
      parts: { locality: 'Kathmandu', country: ['Nepal', 'NP'] },
    },
  ];
  const namesOf = (value) => (Array.isArray(value) ? value : [value, value]);

  /* The map: a flat sheet on which one pixel is 10 / 2^zoom degrees. */

  const degreesPerPixel = (zoom) => 10 / 2 ** zoom;

  class FlatMap {
    constructor(element, options) {
      this.element = element;
      this.listeners = {};
      this.overlays = new Set();
      this.pane = document.createElement('div');
      Object.assign(element.style, { position: 'relative', overflow: 'hidden' });
      Object.assign(this.pane.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
      element.append(this.pane);
      element.tabIndex = 0;
      element.setAttribute('role', 'region');
      element.setAttribute('aria-label', 'Google map');
      element.addEventListener('click', ({ offsetX, offsetY }) => {
        this.emit('click', { latLng: this.pointAt(offsetX, offsetY) });
      });
      this.setOptions(options);
    }
    pointAt(x, y) {
      const scale = degreesPerPixel(this.zoom);
      const { clientWidth, clientHeight } = this.element;
      return new LatLng(
        this.center.lat() - (y - clientHeight / 2) * scale,
        this.center.lng() + (x - clientWidth / 2) * scale,
      );
    }
    pixelOf(point) {
      const scale = degreesPerPixel(this.zoom);
      const { clientWidth, clientHeight } = this.element;
      return {
        x: clientWidth / 2 + (point.lng() - this.center.lng()) / scale,
        y: clientHeight / 2 - (point.lat() - this.center.lat()) / scale,
      };
    }
    emit(type, event) {
      for (const handler of this.listeners[type] ?? []) handler.call(this, event);
    }
    draw() {
      this.element.dataset.zoom = String(this.zoom);
      this.element.dataset.center = this.center
        ? Object.values(this.center.toJSON()).join(', ')
        : '';
      if (this.center) for (const overlay of this.overlays) overlay.draw();
    }
    setOptions(options) {
      this.options = { ...this.options, ...options };
    }
    setCenter(center) {
      this.center = toLatLng(center);
      this.draw();
    }
    getCenter() {
      return this.center;
    }
    setZoom(zoom) {
      const { minZoom, maxZoom } = this.options;
      const held = Math.min(maxZoom, Math.max(minZoom, zoom));
      if (held === this.zoom) return;
      this.zoom = held;
      this.draw();
      this.emit('zoom_changed');
    }
    getZoom() {
      return this.zoom;
    }
  }

  class OverlayView {
    setMap(map) {
      if (this.map) {
        this.map.overlays.delete(this);
        this.onRemove();
      }
      this.map = map;
      if (!map) return;
      map.overlays.add(this);
      this.onAdd();
      this.draw();
    }
    getPanes() {
      return { overlayLayer: this.map.pane };
    }
    getProjection() {
      return { fromLatLngToDivPixel: (point) => this.map.pixelOf(toLatLng(point)) };
    }
  }

  const event = {
    addListener(target, type, handler) {
      (target.listeners[type] ??= new Set()).add(handler);
      return { remove: () => target.listeners[type].delete(handler) };
    },
    removeListener: (listener) => listener.remove(),
  };

  /* Places and geocoding */

  class AutocompleteSessionToken {}

  class Place {
    constructor(place) {
      this.place = place;
    }
    async fetchFields({ fields }) {
      asked.details.push({ id: this.place.id, fields });
      this.location = toLatLng(this.place.at);
      this.addressComponents = Object.entries(this.place.parts).map(([type, value]) => {
        const [longText, shortText] = namesOf(value);
        return { longText, shortText, types: [type] };
      });
      return { place: this };
    }
  }

  const textOf = (text) => ({ text, toString: () => text });

  const AutocompleteSuggestion = {
    async fetchAutocompleteSuggestions(request) {
      const { input, includedRegionCodes, sessionToken } = request;
      asked.suggestions.push({ input, includedRegionCodes });
      if (!(sessionToken instanceof AutocompleteSessionToken)) throw new Error('no session');
      if (input === 'broken') throw new Error('the places service is down');
      const fits = PLACES.filter(
        ({ title, parts }) =>
          title.toLowerCase().startsWith(input.toLowerCase()) &&
          includedRegionCodes.includes(namesOf(parts.country)[1].toLowerCase()),
      );
      const suggestions = fits.map((place) => ({
        placePrediction: {
          placeId: place.id,
          text: textOf(`${place.title}, ${place.area}`),
          mainText: textOf(place.title),
          secondaryText: textOf(place.area),
          toPlace: () => new Place(place),
        },
      }));
      return { suggestions };
    },
  };

  const REACH_DEGREES = 3;

  class Geocoder {
    async geocode({ location }) {
      asked.geocodes.push(location);
      const distance = ({ at }) => Math.hypot(at.lat - location.lat, at.lng - location.lng);
      const [nearest] = PLACES.toSorted((one, other) => distance(one) - distance(other));
      if (distance(nearest) > REACH_DEGREES) {
        throw Object.assign(new Error('nothing there'), { code: 'ZERO_RESULTS' });
      }
      const components = Object.entries(nearest.parts).map(([type, value]) => {
        const [long_name, short_name] = namesOf(value);
        return { long_name, short_name, types: [type] };
      });
      return { results: [{ address_components: components }] };
    }
  }

  const libraries = {
    maps: { Map: FlatMap, OverlayView },
    places: { AutocompleteSessionToken, AutocompleteSuggestion, Place },
    geocoding: { Geocoder },
  };
  Object.assign(window.google.maps, {
    version: 'stand-in',
    LatLng,
    event,
    ...libraries.maps,
    ...libraries.geocoding,
    places: libraries.places,
    importLibrary: async (name) => libraries[name],
  });

  // Google reports a refused key some time after the script has loaded.
  addEventListener('refuse-maps-key', () => window.gm_authFailure?.());

  const callback = new URL(document.currentScript.src).searchParams.get('callback');
  callback.split('.').reduce((parent, name) => parent[name], window)();
})();
