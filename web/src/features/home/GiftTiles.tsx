import type { Category } from '@smriti/shared/catalogue/reference-data';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#lib/language/i18n.ts';
import { categoriesQuery } from '#lib/shop/catalogue-queries.ts';
import { cataloguePictureUrls } from '#lib/shop/catalogue-picture-urls.ts';
import { Link } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import styles from './GiftTiles.module.css';
import { belowFoldMessages } from './below-fold-messages';

interface Tile {
  key: 'bestSellers' | 'birthday' | 'anniversary' | 'wedding' | 'under99' | 'premium';
  path: string;
  /** Path of a catalogue picture; null while unknown. */
  picture: string | null;
}

const picture = (name: string) => `catalogue/tiles/${name}.webp`;

/**
 * List with the tile of a category; empty if the category does not exist. While the categories are
 * unknown, the tile links to a search for the category's name.
 */
function categoryTile(
  categories: readonly Category[] | undefined,
  slug: 'birthday' | 'anniversary' | 'wedding',
): Tile[] {
  if (!categories) return [{ key: slug, path: `/products?q=${slug}`, picture: null }];
  const category = categories.find((candidate) => candidate.slug === slug);
  if (!category) return [];
  return [{ key: slug, path: `/products?category=${category.id}`, picture: category.image_path }];
}

/** Tiles with their link targets (docs/rules.md#pages-3). */
function tilesOf(categories: readonly Category[] | undefined): Tile[] {
  return [
    { key: 'bestSellers', path: '/products?sort=best_selling', picture: picture('best-sellers') },
    ...categoryTile(categories, 'birthday'),
    ...categoryTile(categories, 'anniversary'),
    ...categoryTile(categories, 'wedding'),
    { key: 'under99', path: '/products?max_price=99', picture: picture('under-99') },
    { key: 'premium', path: '/products?collection=premium', picture: picture('premium') },
  ];
}

/** Section 'Discover Unique Gifts Online' with six links into the catalogue. */
export function GiftTiles() {
  const t = useMessages(belowFoldMessages);
  const { data: categories } = useQuery(categoriesQuery);
  return (
    <section aria-labelledby="gifts-heading" className="stack gap-6">
      <h2 id="gifts-heading">{t.tilesHeading}</h2>
      <ul role="list" className={styles.tiles}>
        {tilesOf(categories).map(({ key, path, picture: image }) => (
          <li key={key}>
            <Link to={path} className={cx('stack gap-2 plain-link', styles.tile)}>
              {image === null ? (
                <span className={styles.picture} />
              ) : (
                <img
                  src={cataloguePictureUrls(image).smallSrc}
                  alt=""
                  width={480}
                  height={360}
                  loading="lazy"
                  decoding="async"
                  className={styles.picture}
                />
              )}
              <span className={styles.name}>{t[key]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
