import { requestUploads } from '@smriti/shared/album/photos';
import type { Api } from '../../../http/api';
import { addRoute } from '../../../http/route';
import { grantUploads } from './ticket.service';
import { authenticateUploader } from './uploader.service';

export function addUploadRoutes(api: Api): void {
  const { deps } = api;
  const access = (bearer: string) => authenticateUploader(deps, bearer);

  addRoute(api, requestUploads, { access }, ({ caller, body }) =>
    grantUploads(deps, { caller, files: body.files }),
  );
}
