import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import {
  type listAllRatings,
  type ManagedRating,
  moderateRating,
} from '@smriti/shared/catalogue/rating-management';
import type { Deps } from '../../platform/deps';
import { combinePlans, commitPlan } from '../../platform/database/plan';
import { type ListHeaders, loadListPage } from '../../platform/list-page';
import type { StaffCall } from '../../platform/staff-call';
import { recordStaffAction } from '../audit/audit.service';
import { getCurrentCatalogue } from '../catalogue/snapshot/current-catalogue.service';
import type { RatingRecord } from './rating.records';
import {
  countAllRatings,
  findAllRatings,
  findRatingById,
  planRatingModeration,
} from './rating.repository';

async function titlesOf(
  deps: Deps,
  productIds: readonly number[],
): Promise<(productId: number) => string> {
  const wanted = new Set(productIds);
  const { entries } = (await getCurrentCatalogue(deps)).products;
  const products = entries.flatMap(({ record }) => (wanted.has(record.id) ? [record] : []));
  const titles = new Map(products.map(({ id, title }) => [id, title]));
  return (productId) => titles.get(productId) ?? '';
}

function present(record: RatingRecord, titleOf: (productId: number) => string): ManagedRating {
  return { ...record, product_title: titleOf(record.product_id) };
}

interface RatingPage extends AnswerOf<typeof listAllRatings> {
  headers: ListHeaders;
}

/** Ratings of all customers including hidden ones, newest first. @throws AppError invalid_input. */
export async function getRatingPage(
  deps: Deps,
  { hidden, ...list }: OutputOf<(typeof listAllRatings)['query']>,
): Promise<RatingPage> {
  const isHidden = hidden === undefined ? undefined : hidden === 'true';
  const { records, headers } = await loadListPage(list, {
    find: (page) => findAllRatings(deps.db, isHidden, page),
    count: () => countAllRatings(deps.db, isHidden),
  });
  const titleOf = await titlesOf(
    deps,
    records.map(({ product_id }) => product_id),
  );
  return { ratings: records.map((record) => present(record, titleOf)), headers };
}

/** Hides a rating from the shop and its average, or shows it again. @throws AppError not_found. */
export async function setRatingHidden(
  deps: Deps,
  { by, productId, id, form, idempotency }: StaffCall<typeof moderateRating>,
): Promise<AnswerOf<typeof moderateRating>> {
  const titleOf = await titlesOf(deps, [productId]);
  return commitPlan(deps, idempotency, moderateRating.response, async (tx) => {
    const record = await findRatingById(tx, productId, id);
    if (!record) throw new AppError('not_found', 'There is no such rating.');
    const answer = { rating: present({ ...record, ...form }, titleOf) };
    const moderation = await planRatingModeration(tx, record, form);
    const values = { product_id: productId, rating: record.rating };
    const write = () => {
      const isMoved = record.hidden !== form.hidden;
      if (!isMoved && record.reason === form.reason) return;
      recordStaffAction(tx, deps, {
        by,
        action: isMoved ? 'rating.hidden' : 'rating.reason',
        record: { kind: 'rating', id },
        before: { ...values, hidden: record.hidden },
        after: { ...values, hidden: form.hidden },
      });
    };
    return { answer, plan: combinePlans(moderation, { write }) };
  });
}
