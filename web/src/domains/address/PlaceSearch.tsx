import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import { useId } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import type { PlaceSuggestion } from '#lib/maps/places.ts';
import { cx } from '#ui/cx.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { addressMessages } from './messages';
import styles from './PlaceSearch.module.css';
import { usePlaceSearch } from './use-place-search';

const getOptionId = (listId: string, index: number) => `${listId}-${index}`;

/** Search box for places in India: a combobox with suggestions, operated by arrow keys. */
export function PlaceSearch({ onChoose }: { onChoose: (place: PlaceSuggestion) => void }) {
  const t = useMessages(addressMessages);
  const listId = useId();
  const search = usePlaceSearch(onChoose);
  const isExpanded = search.suggestions.length > 0;
  return (
    <div className="relative">
      <TextField
        label={t.search}
        placeholder={t.searchPlaceholder}
        leading={<Search aria-hidden="true" />}
        role="combobox"
        aria-expanded={isExpanded}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={search.active < 0 ? undefined : getOptionId(listId, search.active)}
        autoComplete="off"
        maxLength={200}
        value={search.text}
        onChange={(event) => search.type(event.target.value)}
        onKeyDown={search.press}
        onBlur={search.close}
      />
      <Suggestions
        id={listId}
        places={search.suggestions}
        active={search.active}
        onChoose={search.choose}
      />
      <p
        role="status"
        className={isExpanded ? 'visually-hidden' : cx('muted text-sm', styles.note)}
      >
        {isExpanded && t.suggestionCount({ count: search.suggestions.length })}
        {search.hasAnswer && !isExpanded && t.noPlaces}
        {search.hasFailed && t.searchFailed}
      </p>
    </div>
  );
}

interface SuggestionsProps {
  id: string;
  places: readonly PlaceSuggestion[];
  /** Index of the suggestion that Enter chooses; negative if none. */
  active: number;
  onChoose: (place: PlaceSuggestion) => void;
}

function Suggestions({ id, places, active, onChoose }: SuggestionsProps) {
  const t = useMessages(addressMessages);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t.suggestions}
      hidden={places.length === 0}
      className={styles.list}
    >
      {places.map((place, index) => (
        <button
          key={place.id}
          id={getOptionId(id, index)}
          type="button"
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={styles.option}
          // Prevents a click from moving the focus out of the search box.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(place)}
        >
          <MapPin aria-hidden="true" />
          <span>
            <span className="block wrap-anywhere">{place.title}</span>
            {place.area && <span className="block muted text-sm wrap-anywhere">{place.area}</span>}
          </span>
        </button>
      ))}
    </div>
  );
}
