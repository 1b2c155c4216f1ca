import { getPicture } from '@smriti/shared/album/pictures';
import { picture } from '../../../http/answer';
import type { Api } from '../../../http/api';
import { route } from '../../../http/route';
import { openPicture } from './rendition-link.service';

export function pictureRoutes(api: Api): void {
  route(api, getPicture, { access: 'any-token' }, async ({ params, query }) => {
    const { bytes, seconds } = await openPicture(api.deps, params, query);
    return picture(bytes, 'image/webp', seconds);
  });
}
