import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { appMessages } from '../messages';
import styles from './SearchBox.module.css';

/**
 * Paths on which the search box is open on phones; other pages show only its icon, to save space.
 */
const BROWSING = /^\/(products?(\/|$)|$)/;

/** Search box of the catalogue; submits to /products?q= (docs/rules.md#pages-4). */
export function SearchBox() {
  const t = useMessages(appMessages);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  // On other pages `q` is not a search; prerendered HTML ignores it.
  const query = (pathname === '/products' && search.get('q')) || '';

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
        type="search"
        name="q"
        defaultValue={query}
        maxLength={100}
        aria-label={t.search}
        placeholder={t.searchPlaceholder}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.input}
      />
      <button type="submit" aria-label={t.submitSearch} className={styles.submit}>
        <Search />
      </button>
    </form>
  );
}
