import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { addAddressRoutes } from './features/addresses/address.routes';
import { addAlbumRoutes } from './features/albums/album.routes';
import { addApprovalRoutes, addProposalRoutes } from './features/reviews/approval.routes';
import { addAuditLogRoutes } from './features/audit/audit-log.routes';
import { addAuthRoutes } from './features/auth/auth.routes';
import { addCartRoutes } from './features/orders/cart.routes';
import { addCatalogueRoutes } from './features/catalogue/catalogue.routes';
import { addCataloguePictureRoutes } from './features/catalogue/pictures/catalogue-picture.routes';
import { addCatalogueWriteRoutes } from './features/catalogue/writes/catalogue-writes.routes';
import { addCreditRoutes } from './features/ledger/credits.routes';
import { addDashboardRoutes } from './features/analytics/dashboard.routes';
import { addBookRoutes } from './features/designs/book.routes';
import { addShareRoutes } from './features/shares/share.routes';
import { addDraftRoutes } from './features/drafts/draft.routes';
import { addErasureRoutes } from './features/privacy/erasure/erasure.routes';
import { addExportRoutes } from './features/privacy/exports/export.routes';
import { addCouponRoutes } from './features/coupons/coupon.routes';
import { addGiftCardRoutes } from './features/gift-cards/gift-card.routes';
import { addGuestRoutes } from './features/guests/guest.routes';
import { addHealthRoutes } from './features/health/health.routes';
import { addInvitationRoutes } from './features/referrals/invitation.routes';
import { addInvoiceRoutes } from './features/invoices/invoice.routes';
import { addMailRoutes } from './features/mail/mail.routes';
import { addOrderRoutes } from './features/orders/order.routes';
import { addOrderPageRoutes } from './features/orders/staff/order-page.routes';
import { addStaffOrderRoutes } from './features/orders/staff/staff-order.routes';
import { addOutputProfileRoutes } from './features/settings/output-profile.routes';
import { addCarrierRoutes } from './features/settings/carriers.routes';
import { addPauseRoutes } from './features/settings/pause.routes';
import { createPublicPagesRouter } from './features/pages/page.routes';
import { addParcelRoutes } from './features/orders/shipping-labels/parcel.routes';
import { addPaymentLinkRoutes } from './features/payment-links/payment-link.routes';
import { addPaymentRoutes } from './features/payments/payment.routes';
import { addPhotoRoutes } from './features/photos/photo.routes';
import { addPictureRoutes } from './features/photos/rendition-links/rendition-link.routes';
import { addPrintRoutes } from './features/prints/print.routes';
import { addRatingRoutes } from './features/ratings/rating.routes';
import { addSettingsRoutes } from './features/settings/settings.routes';
import { addStaffInvitationRoutes } from './features/staff-invitations/staff-invitation.routes';
import { addUploadRoutes } from './features/photos/uploads/upload.routes';
import { addUserManagementRoutes } from './features/users/user-management.routes';
import { addUserRoutes } from './features/users/users.routes';
import { type Api, createApi } from './http/api';
import { requireAttestation } from './http/attestation';
import { addBenchBaseline } from './http/bench-baseline';
import { addEmulatorFiles } from './http/emulator-files';
import { createErrorHandler, answerNotFound } from './http/errors';
import { createRateLimits } from './http/rate-limit';
import { trustedProxies } from './http/trusted-proxies';
import { createRequestScope } from './http/request-scope';
import type { Deps } from './platform/deps';

const FEATURES: readonly ((api: Api) => void)[] = [
  addHealthRoutes,
  addCatalogueRoutes,
  addCatalogueWriteRoutes,
  addCataloguePictureRoutes,
  addAuthRoutes,
  addUserRoutes,
  addUserManagementRoutes,
  addExportRoutes,
  addErasureRoutes,
  addInvitationRoutes,
  addGiftCardRoutes,
  addCouponRoutes,
  addCreditRoutes,
  addAlbumRoutes,
  addBookRoutes,
  addShareRoutes,
  addStaffInvitationRoutes,
  addDraftRoutes,
  addCartRoutes,
  addAddressRoutes,
  // before the customers' routes, which include /orders/:id
  addOrderPageRoutes,
  addStaffOrderRoutes,
  addOrderRoutes,
  addPaymentLinkRoutes,
  addInvoiceRoutes,
  addParcelRoutes,
  addPrintRoutes,
  addPaymentRoutes,
  addRatingRoutes,
  addApprovalRoutes,
  addProposalRoutes,
  addMailRoutes,
  addPhotoRoutes,
  addPictureRoutes,
  addUploadRoutes,
  addGuestRoutes,
  addAuditLogRoutes,
  addPauseRoutes,
  addCarrierRoutes,
  addOutputProfileRoutes,
  addSettingsRoutes,
  addDashboardRoutes,
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
    createPublicPagesRouter(api, limits),
    securityHeaders,
    stripPrefix,
    ...limits,
  );
  if (deps.config.isAttestationRequired) app.use(requireAttestation(deps.appCheck));
  app.use(api.router, answerNotFound, createErrorHandler(deps.logger));
  return app;
}
