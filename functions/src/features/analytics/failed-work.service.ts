import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { listFailedMails, listFailedPhotos } from '@smriti/shared/staff/failures';
import type { Deps } from '../../platform/deps';
import { type ListHeaders, type ListQuery, loadListPage } from '../../platform/list-page';
import { isInReview } from '@smriti/shared/album/album-states';
import { findReadableAlbums } from '../albums/album.repository';
import { findNames } from '../users/user.repository';
import { findFailedMails, findFailedPhotos } from './failed-work.repository';

type Reads = Pick<Deps, 'db'>;
interface Paged {
  headers: ListHeaders;
}

/** Failed messages, newest first. @throws AppError invalid_input for an invalid cursor. */
export async function getFailedMailPage(
  { db }: Reads,
  query: ListQuery,
): Promise<AnswerOf<typeof listFailedMails> & Paged> {
  const { records, headers } = await loadListPage(query, {
    find: (page) => findFailedMails(db, page),
  });
  const mails = records.map(({ id, to, message, delivery }) => ({
    id,
    to,
    subject: message.subject,
    attempts: delivery.attempts,
    queued_at: delivery.startTime,
    failed_at: delivery.endTime,
    reason: delivery.error ?? '',
  }));
  return { mails, headers };
}

/**
 * Photos that could not be rendered, newest first, with owner and albums; the titles of drafts are
 * omitted.
 * @throws AppError invalid_input for an invalid cursor.
 */
export async function getFailedPhotoPage(
  { db }: Reads,
  query: ListQuery,
): Promise<AnswerOf<typeof listFailedPhotos> & Paged> {
  const { records, headers } = await loadListPage(query, {
    find: (page) => findFailedPhotos(db, page),
  });
  const [albums, names] = await Promise.all([
    findReadableAlbums(db, [...new Set(records.flatMap(({ used_by }) => used_by))]),
    findNames(db, [...new Set(records.map(({ owner }) => owner))]),
  ]);
  const shown = albums.filter(({ status }) => isInReview(status) || status === 'Approved');
  const photos = records.map(({ id, created_at, size_bytes, owner, used_by }) => ({
    id,
    uploaded_at: created_at,
    size_bytes,
    customer: { uid: owner, name: names.get(owner) ?? '' },
    albums: shown.filter((album) => used_by.includes(album.id)),
  }));
  return { photos, headers };
}
