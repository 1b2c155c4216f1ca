import { MAX_PHOTO_BYTES } from '@smriti/shared/album/photos';
import { MAX_PRODUCT_FORM_BYTES } from '@smriti/shared/catalogue/managed/products';
import { shippingMethodDefinition } from '@smriti/shared/catalogue/managed/shipping-methods';
import { CSV_FIELD, MAX_CSV_BYTES } from '@smriti/shared/catalogue/management';
import type { Api } from '../../../http/api';
import { fileReply, addHeaders } from '../../../http/answer';
import type { MultipartOptions } from '../../../http/multipart';
import { addRoute } from '../../../http/route';
import { toStaffMember } from '../../../http/staff';
import { exportCatalogueCsv } from '../tables/catalogue-export.service';
import { importCatalogueCsv } from '../tables/catalogue-import.service';
import { getManagedPage, getManagedRecord } from './catalogue-management.service';
import * as service from './catalogue-writes.service';
import { storeFormPictures } from './form-pictures.service';
import { toggleShippingMethod } from './shipping-toggle.service';
import type { WritableKind, WritableRecord } from './writable-kind.service';
import { forEachWritableKind } from './writable-kinds.service';

const access = ['admin'] as const;

/** Endpoints with which admins change the catalogue; public reads are in catalogue.routes.ts. */
export function addCatalogueWriteRoutes(api: Api): void {
  forEachWritableKind((kind) => manage(api, kind));
  addRoute(api, shippingMethodDefinition.calls.toggle, { access }, (call) =>
    toggleShippingMethod(api.deps, {
      id: call.params.id,
      by: toStaffMember(call),
      idempotency: call.request.idempotency,
    }),
  );
}

const MEBIBYTE = 1024 * 1024;
/**
 * Maximum size of a form: the platform's limit of 32 MiB per request minus overhead
 * (docs/rules.md#catalogue-9).
 */
const FORM_BYTES = 31 * MEBIBYTE;
const MAX_PICTURE_FILES = 40;

/** Limits of forms with picture files. */
const PICTURE_FORM: MultipartOptions = {
  fileFields: ['image', 'image_path', 'images', 'cover_images', 'product_images'],
  maxFiles: MAX_PICTURE_FILES,
  tooManyFiles: `A form takes at most ${MAX_PICTURE_FILES} pictures.`,
  maxFileBytes: MAX_PHOTO_BYTES,
  whole: {
    bytes: FORM_BYTES,
    message: `The pictures are too large for one form. A product takes up to ${MAX_PRODUCT_FORM_BYTES / MEBIBYTE} MB of them, but our platform passes on at most 32 MB at a time: please send forms of up to 31 MB, or upload the pictures by a ticket (POST /api/catalogue-pictures/uploads) and name their paths.`,
  },
};

const CSV_FORM: MultipartOptions = {
  fileFields: [CSV_FIELD],
  maxFiles: 1,
  maxFileBytes: MAX_CSV_BYTES,
};

/** CSV export and import of a kind. Registered before the read by id, whose path would match them. */
function tableRoutes<Form extends object, Shown, R extends WritableRecord>(
  api: Api,
  kind: WritableKind<Form, Shown, R>,
): void {
  const { deps } = api;
  addRoute(api, kind.calls.exportCsv, { access }, async ({ query }) => {
    const { bytes, headers } = await exportCatalogueCsv(deps, kind, query);
    return fileReply(bytes, 'text/csv; charset=utf-8', `${kind.kind}.csv`, headers);
  });
  addRoute(api, kind.calls.importCsv, { access, multipart: CSV_FORM }, (call) =>
    importCatalogueCsv(deps, kind, {
      by: toStaffMember(call),
      bytes: call.files[0]?.bytes ?? Buffer.alloc(0),
      isDryRun: call.body.dry_run,
      leavesOut: call.body.leave_out,
      idempotency: call.request.idempotency,
    }),
  );
}

/** Registers all endpoints of one kind. */
function manage<Form extends object, Shown, R extends WritableRecord>(
  api: Api,
  kind: WritableKind<Form, Shown, R>,
): void {
  const { deps } = api;
  const { create, update, remove, list, byId } = kind.calls;
  const options = { access, ...(kind.withPictures && { multipart: PICTURE_FORM }) };
  addRoute(api, create, options, async (call) =>
    service.createRecord(deps, kind, {
      form: call.body,
      by: toStaffMember(call),
      idempotency: call.request.idempotency,
      pictures: await storeFormPictures(deps, kind, call),
    }),
  );
  addRoute(api, update, options, async (call) =>
    service.updateRecord(deps, kind, {
      id: call.params.id,
      patch: call.body,
      by: toStaffMember(call),
      idempotency: call.request.idempotency,
      pictures: await storeFormPictures(deps, kind, call),
    }),
  );
  addRoute(api, remove, { access }, (call) =>
    service.deleteRecord(deps, kind, {
      id: call.params.id,
      by: toStaffMember(call),
      idempotency: call.request.idempotency,
    }),
  );
  addRoute(api, list, { access }, async ({ query }) => {
    const { next, ...page } = await getManagedPage(deps, kind, query);
    return addHeaders(page, next === undefined ? {} : { 'X-Next-Cursor': String(next) });
  });
  tableRoutes(api, kind);
  addRoute(api, byId, { access }, ({ params }) => getManagedRecord(deps, kind, params.id));
}
