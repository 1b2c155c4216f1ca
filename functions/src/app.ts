import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { addressRoutes } from './features/addresses/address.routes';
import { albumRoutes } from './features/albums/album.routes';
import { approvalRoutes, proposalRoutes } from './features/reviews/approval.routes';
import { auditLogRoutes } from './features/audit/audit-log.routes';
import { authRoutes } from './features/auth/auth.routes';
import { cartRoutes } from './features/orders/cart.routes';
import { catalogueRoutes } from './features/catalogue/catalogue.routes';
import { cataloguePictureRoutes } from './features/catalogue/pictures/catalogue-picture.routes';
import { catalogueWriteRoutes } from './features/catalogue/writes/catalogue-writes.routes';
import { creditRoutes } from './features/ledger/credits.routes';
import { dashboardRoutes } from './features/analytics/dashboard.routes';
import { bookRoutes } from './features/designs/book.routes';
import { shareRoutes } from './features/shares/share.routes';
import { draftRoutes } from './features/drafts/draft.routes';
import { erasureRoutes } from './features/privacy/erasure/erasure.routes';
import { exportRoutes } from './features/privacy/exports/export.routes';
import { couponRoutes } from './features/coupons/coupon.routes';
import { giftCardRoutes } from './features/gift-cards/gift-card.routes';
import { guestRoutes } from './features/guests/guest.routes';
import { healthRoutes } from './features/health/health.routes';
import { invitationRoutes } from './features/referrals/invitation.routes';
import { invoiceRoutes } from './features/invoices/invoice.routes';
import { mailRoutes } from './features/mail/mail.routes';
import { orderRoutes } from './features/orders/order.routes';
import { orderPageRoutes } from './features/orders/staff/order-page.routes';
import { staffOrderRoutes } from './features/orders/staff/staff-order.routes';
import { outputProfileRoutes } from './features/settings/output-profile.routes';
import { carrierRoutes } from './features/settings/carriers.routes';
import { pauseRoutes } from './features/settings/pause.routes';
import { pageRoutes } from './features/pages/page.routes';
import { parcelRoutes } from './features/orders/shipping-labels/parcel.routes';
import { paymentLinkRoutes } from './features/payment-links/payment-link.routes';
import { paymentRoutes } from './features/payments/payment.routes';
import { photoRoutes } from './features/photos/photo.routes';
import { pictureRoutes } from './features/photos/rendition-links/rendition-link.routes';
import { printRoutes } from './features/prints/print.routes';
import { ratingRoutes } from './features/ratings/rating.routes';
import { settingsRoutes } from './features/settings/settings.routes';
import { staffInvitationRoutes } from './features/staff-invitations/staff-invitation.routes';
import { uploadRoutes } from './features/photos/uploads/upload.routes';
import { userManagementRoutes } from './features/users/user-management.routes';
import { userRoutes } from './features/users/users.routes';
import { type Api, createApi } from './http/api';
import { requireAttestation } from './http/attestation';
import { addBenchBaseline } from './http/bench-baseline';
import { addEmulatorFiles } from './http/emulator-files';
import { createErrorHandler, answerNotFound } from './http/errors';
import { createRateLimits } from './http/rate-limit';
import { trustedProxies } from './http/trusted-proxies';
import { createRequestScope } from './http/request-scope';
import type { Deps } from './platform/deps';

/** Routes of all features. */
const FEATURES: readonly ((api: Api) => void)[] = [
  healthRoutes,
  catalogueRoutes,
  catalogueWriteRoutes,
  cataloguePictureRoutes,
  authRoutes,
  userRoutes,
  userManagementRoutes,
  exportRoutes,
  erasureRoutes,
  invitationRoutes,
  giftCardRoutes,
  couponRoutes,
  creditRoutes,
  albumRoutes,
  bookRoutes,
  shareRoutes,
  staffInvitationRoutes,
  draftRoutes,
  cartRoutes,
  addressRoutes,
  // before the customers' routes, which include /orders/:id
  orderPageRoutes,
  staffOrderRoutes,
  orderRoutes,
  paymentLinkRoutes,
  invoiceRoutes,
  parcelRoutes,
  printRoutes,
  paymentRoutes,
  ratingRoutes,
  approvalRoutes,
  proposalRoutes,
  mailRoutes,
  photoRoutes,
  pictureRoutes,
  uploadRoutes,
  guestRoutes,
  auditLogRoutes,
  pauseRoutes,
  carrierRoutes,
  outputProfileRoutes,
  settingsRoutes,
  dashboardRoutes,
];

/** Contracts are below /api; a client whose base URL ends in /api doubles it for some paths. */
const API_PREFIX = /^(?:\/api){1,2}(?=[/?]|$)/;

const stripPrefix: RequestHandler = (request, _response, next) => {
  const url = request.url.replace(API_PREFIX, '');
  request.url = url.startsWith('/') ? url : `/${url}`;
  next();
};

/** Strict headers: JSON loads, frames and embeds nothing. */
const securityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  xFrameOptions: { action: 'deny' },
});

/** Registers all features on `deps` and collects their calls. */
export function createFeatures(deps: Deps): Api {
  const api = createApi(deps);
  for (const addRoutes of FEATURES) addRoutes(api);
  return api;
}

/** The complete API as an Express app. */
export function createApp(deps: Deps): Express {
  const app = express();
  app.set('trust proxy', trustedProxies(deps.config));
  app.set('etag', false);
  app.set('query parser', false);
  const api = createFeatures(deps);
  if (deps.config.isBench) addBenchBaseline(api.router);
  if (deps.config.isEmulator) addEmulatorFiles(api.router, deps);
  const limits = createRateLimits(deps.config.rateLimits);
  app.use(
    createRequestScope(deps),
    pageRoutes(api, limits),
    securityHeaders,
    stripPrefix,
    ...limits,
  );
  if (deps.config.isAttestationRequired) app.use(requireAttestation(deps.appCheck));
  app.use(api.router, answerNotFound, createErrorHandler(deps.logger));
  return app;
}
