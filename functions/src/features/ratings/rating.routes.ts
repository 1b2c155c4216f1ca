import { createRating, getOwnRating } from '@smriti/shared/catalogue/ratings';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { ownRating, rateProduct } from './rating.service';

/** Reading what all have rated is the catalogue's. */
export function ratingRoutes(api: Api): void {
  const { deps } = api;
  const access = 'signed-in';
  route(api, getOwnRating, { access }, ({ caller, params }) =>
    ownRating(deps, caller.uid, params.productId),
  );
  route(api, createRating, { access }, ({ caller, params, body, request }) =>
    rateProduct(deps, { uid: caller.uid, ...params, ...body }, request.idempotency),
  );
}
