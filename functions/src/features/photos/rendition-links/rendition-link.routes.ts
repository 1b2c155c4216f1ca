import { getPicture } from '@smriti/shared/album/pictures';
import { pictureReply } from '../../../http/answer';
import type { Api } from '../../../http/api';
import { addRoute } from '../../../http/route';
import { openSignedPicture } from './rendition-link.service';

export function addPictureRoutes(api: Api): void {
  addRoute(api, getPicture, { access: 'any-token' }, async ({ params, query }) => {
    const { bytes, seconds } = await openSignedPicture(api.deps, params, query);
    return pictureReply(bytes, 'image/webp', seconds);
  });
}
