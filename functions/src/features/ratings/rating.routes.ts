import { listAllRatings, moderateRating } from '@smriti/shared/catalogue/rating-management';
import { createRating, getOwnRating } from '@smriti/shared/catalogue/ratings';
import { addHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { toStaffCall } from '../../http/staff';
import { setRatingHidden, getRatingPage } from './rating-moderation.service';
import { loadOwnRating, rateProduct } from './rating.service';

/** Routes for giving ratings; reading them is part of the catalogue. */
export function addRatingRoutes(api: Api): void {
  const { deps } = api;
  const access = 'signed-in';
  addRoute(api, getOwnRating, { access }, ({ caller, params }) =>
    loadOwnRating(deps, caller.uid, params.productId),
  );
  addRoute(api, createRating, { access }, ({ caller, params, body, request }) =>
    rateProduct(deps, { uid: caller.uid, ...params, ...body }, request.idempotency),
  );

  const admins = ['admin'] as const;
  addRoute(api, listAllRatings, { access: admins }, async ({ query }) => {
    const { ratings, headers } = await getRatingPage(deps, query);
    return addHeaders({ ratings }, headers);
  });
  addRoute(api, moderateRating, { access: admins }, (call) =>
    setRatingHidden(deps, toStaffCall(call)),
  );
}
