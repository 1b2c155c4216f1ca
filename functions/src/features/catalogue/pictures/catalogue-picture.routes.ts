import {
  listCataloguePictures,
  requestPictureUploads,
} from '@smriti/shared/catalogue/picture-uploads';
import type { Api } from '../../../http/api';
import { addRoute } from '../../../http/route';
import { grantPictureUploads, findExistingPictures } from './catalogue-picture.service';

const access = ['admin'] as const;

/** Uploads of catalogue pictures, other than files of a form. */
export function addCataloguePictureRoutes(api: Api): void {
  const { deps } = api;
  addRoute(api, requestPictureUploads, { access }, ({ caller, body }) =>
    grantPictureUploads(deps, { uid: caller.uid, files: body.files }),
  );
  addRoute(api, listCataloguePictures, { access }, ({ query }) =>
    findExistingPictures(deps, query.ids),
  );
}
