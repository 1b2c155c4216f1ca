import { count, params } from '@nanostores/i18n';
import { smallPicturePath } from '@smriti/shared/catalogue/pictures';
import Search from 'lucide-react/icons/search';
import type { RefObject } from 'react';
import { formatRupees } from '#lib/language/format.ts';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { cataloguePictureUrls } from '#lib/shop/catalogue-picture-urls.ts';
import { productPath } from '#lib/shop/product-path.ts';
import { cx } from '#ui/cx.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import styles from './SearchSuggestions.module.css';
import { getOptionId, searchPath, useSearchSuggestions } from './use-search-suggestions';

/** Texts of the suggestions below the search box. */
const searchMessages = messageCatalogue('search', {
  suggestions: 'Suggested products',
  found: count({
    one: '{count} product suggested. Use the arrow keys to choose.',
    many: '{count} products suggested. Use the arrow keys to choose.',
  }),
  nothing: 'No product found so far.',
  showAll: params('Show all results for “{words}”'),
});

interface SearchSuggestionsProps {
  /** The search box, which keeps the focus. */
  input: RefObject<HTMLInputElement | null>;
  /** Id of the list; the search box refers to it. */
  listId: string;
}

/**
 * Products suggested while a search is typed (docs/rules.md#pages-17): the option list of the search box.
 * Loaded when the box gets the focus.
 */
export function SearchSuggestions({ input, listId }: SearchSuggestionsProps) {
  const t = useMessages(searchMessages);
  const search = useSearchSuggestions(input, listId);
  const { products, active, open } = search;
  const optionProps = (index: number, path: string) => ({
    id: getOptionId(listId, index),
    role: 'option',
    'aria-selected': index === active,
    className: styles.option,
    onClick: () => open(path),
  });
  return (
    <>
      {search.isExpanded && (
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={t.suggestions}
          className={styles.list}
          // Prevents a click from moving the focus out of the search box.
          onMouseDown={(event) => event.preventDefault()}
        >
          {products.map(({ id, title, price, cover_image: cover }, index) => (
            <div key={id} {...optionProps(index, productPath(id))}>
              <Thumbnail
                src={cover === null ? null : cataloguePictureUrls(smallPicturePath(cover)).src}
                size={48}
              />
              <span className={cx(styles.title, 'min-w-0 wrap-anywhere')}>{title}</span>
              <span className="tabular nowrap muted text-sm">{formatRupees(price)}</span>
            </div>
          ))}
          <div {...optionProps(products.length, searchPath(search.text))}>
            <Search aria-hidden="true" />
            <span className="min-w-0 wrap-anywhere">{t.showAll({ words: search.text })}</span>
          </div>
        </div>
      )}
      <p role="status" className="visually-hidden">
        {search.isExpanded && t.found(products.length)}
        {search.hasNothing && t.nothing}
      </p>
    </>
  );
}
