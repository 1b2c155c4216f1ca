import * as z from 'zod/mini';
import type { Database, QueryShape, StoredDocument } from '../../platform/database/database';
import { type ListRow, parseListRows } from '../../platform/database/list-rows';
import type { ListPosition } from '../../platform/formats/list-cursor';
import { storedTime } from '../../platform/database/stored-fields';
import { type PhotoRecord, photoRecord } from '../photos/photo.records';
import { limitToPage } from '../../platform/database/query-page';

/** Failed work, newest first, with counts. */

interface Page {
  limit: number;
  after?: ListPosition | undefined;
}

function failedMails({ after, limit }: Page): QueryShape {
  return (all) => {
    const given = all.where('delivery.state', '==', 'ERROR');
    const sorted = given.orderBy('delivery.endTime', 'desc').orderBy('__name__', 'desc');
    return limitToPage(sorted, { after, limit });
  };
}

function failedPhotos({ after, limit }: Page): QueryShape {
  return (all) => {
    const failed = all.where('state', '==', 'failed');
    const sorted = failed.orderBy('created_at', 'desc').orderBy('__name__', 'desc');
    return limitToPage(sorted, { after, limit });
  };
}

/** mail/{id} of a failed message. */
const mailRecord = z.object({
  to: z.string(),
  message: z.object({ subject: z.string() }),
  delivery: z.object({
    startTime: storedTime,
    endTime: storedTime,
    attempts: z.int(),
    error: z.nullable(z.string()),
  }),
});

export interface FailedMailRecord extends z.output<typeof mailRecord> {
  id: string;
}

export async function findFailedMails(
  db: Pick<Database, 'find'>,
  page: Page,
): Promise<ListRow<FailedMailRecord>[]> {
  const documents = await db.find('mail', failedMails(page));
  const read = ({ id, data }: StoredDocument) => ({ id, ...z.parse(mailRecord, data) });
  return parseListRows(documents, read, 'delivery.endTime');
}

export function countFailedMails(db: Pick<Database, 'count'>, limit: number): Promise<number> {
  return db.count('mail', failedMails({ limit }));
}

export async function findFailedPhotos(
  db: Pick<Database, 'find'>,
  page: Page,
): Promise<ListRow<PhotoRecord>[]> {
  const documents = await db.find('photos', failedPhotos(page));
  return parseListRows(documents, ({ data }) => z.parse(photoRecord, data));
}

export function countFailedPhotos(db: Pick<Database, 'count'>, limit: number): Promise<number> {
  return db.count('photos', failedPhotos({ limit }));
}
