import { Search } from 'lucide-react';
import { type SubmitEvent, Suspense, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { lazyOptionalComponent } from '#lib/loading/lazy-optional-component.tsx';
import { appMessages } from '../messages';
import styles from './SearchBox.module.css';

/**
 * Paths on which the search box is open on phones; other pages show only its icon, to save space.
 */
const BROWSING = /^\/(products?(\/|$)|$)/;

const LIST_ID = 'search-suggestions';
const SearchSuggestions = lazyOptionalComponent(
  'SearchSuggestions',
  async () => (await import('./SearchSuggestions')).SearchSuggestions,
);

/**
 * Search box of the catalogue; submits to /products?q= (docs/rules.md#pages-4). A combobox whose state is set
 * by the suggestions.
 */
export function SearchBox() {
  const t = useMessages(appMessages);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const [wasFocused, setFocused] = useState(false);
  // On other pages `q` is not a search; prerendered HTML ignores it.
  const query = (pathname === '/products' && search.get('q')) || '';

  const loadSuggestions = () => setFocused(true);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget).get('q');
    const words = typeof entered === 'string' ? entered.trim() : '';
    void navigate(words ? `/products?q=${encodeURIComponent(words)}` : '/products');
  }

  return (
    <form
      role="search"
      className={styles.search}
      data-folded={!BROWSING.test(pathname) || undefined}
      onSubmit={submit}
    >
      <input
        key={query}
        ref={input}
        name="q"
        role="combobox"
        aria-expanded="false"
        aria-controls={LIST_ID}
        aria-autocomplete="list"
        defaultValue={query}
        maxLength={100}
        aria-label={t.search}
        placeholder={t.searchPlaceholder}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.input}
        onFocus={loadSuggestions}
        // The box may have got the focus before the scripts were loaded.
        onInput={loadSuggestions}
      />
      <button type="submit" aria-label={t.submitSearch} className={styles.submit}>
        <Search />
      </button>
      {wasFocused && (
        <Suspense>
          <SearchSuggestions key={query} input={input} listId={LIST_ID} />
        </Suspense>
      )}
    </form>
  );
}
