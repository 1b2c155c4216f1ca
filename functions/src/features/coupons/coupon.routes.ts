import * as management from '@smriti/shared/order/coupon-management';
import { addHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { toStaffCall } from '../../http/staff';
import {
  createNewCoupon,
  getCouponForAdmins,
  getCouponPage,
  updateCoupon,
} from './coupon-management.service';

const access = ['admin'] as const;

export function addCouponRoutes(api: Api): void {
  const { deps } = api;

  addRoute(api, management.listCoupons, { access }, async ({ query }) => {
    const { coupons, headers } = await getCouponPage(deps, query);
    return addHeaders({ coupons }, headers);
  });
  addRoute(api, management.getCoupon, { access }, ({ params }) =>
    getCouponForAdmins(deps, params.id),
  );
  addRoute(api, management.createCoupon, { access }, (call) =>
    createNewCoupon(deps, toStaffCall(call)),
  );
  addRoute(api, management.changeCoupon, { access }, (call) =>
    updateCoupon(deps, toStaffCall(call)),
  );
}
