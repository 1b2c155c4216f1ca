import { AppError } from '@smriti/shared/base/errors';
import { getSharedBook, type SharedBook } from '@smriti/shared/book/shares';
import { spreadPhotoIds } from '@smriti/shared/book/scene';
import type { Deps } from '../../platform/deps';
import { loadSharedBook } from '../shares/share.service';
import { insertPageMetadata, renderEmptyPage } from './page-html.domain';
import type { PageResponse } from './page.service';
import { EMPTY_PAGE_TEXTS, SHARED_BOOK_TEXTS } from './page-texts.domain';

/** Address of the cover photo, or else of the first photo. */
function coverPicture({ book, photos }: SharedBook, site: string): string | null {
  const onCover = book.cover === null ? [] : spreadPhotoIds(book.cover);
  const photo = photos.find(({ id }) => onCover.includes(id)) ?? photos[0];
  return photo?.small_url ? new URL(photo.small_url, site).href : null;
}

/**
 * The page of a shared book: the plain page with the book's title and cover (docs/rules.md#shares-1). Not
 * indexed.
 * @param asked parameters of the path
 */
export async function renderSharedBookPage(
  deps: Deps,
  template: string,
  asked: unknown,
): Promise<PageResponse> {
  const params = getSharedBook.params.safeParse(asked);
  const missing: PageResponse = {
    html: renderEmptyPage(template, EMPTY_PAGE_TEXTS.book),
    status: 404,
  };
  if (!params.success) return missing;
  try {
    const shown = await loadSharedBook(deps, params.data.token);
    const html = insertPageMetadata(template, {
      ...SHARED_BOOK_TEXTS,
      title: shown.title || SHARED_BOOK_TEXTS.title,
      canonical: null,
      image: coverPicture(shown, deps.config.siteOrigin),
      type: 'book',
      data: [],
    });
    return { html, status: 200 };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return missing;
    deps.logger.error({ err: error }, 'page not made');
    return { html: renderEmptyPage(template, EMPTY_PAGE_TEXTS.unavailable), status: 503 };
  }
}
