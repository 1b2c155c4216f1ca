import { toPaise, toRupees } from '@smriti/shared/base/money';
import { albumSizeKind } from '@smriti/shared/catalogue/managed/album-sizes';
import { hindiForm, withHindi } from '../writes/catalogue-hindi.domain';
import { presentAlbumSize } from '../catalogue.presenter';
import { catalogueRecords } from '../catalogue.records';
import { byName } from '../writes/kind-forms.domain';
import type { WritableOf } from '../writes/writable-kind.service';

export const writableAlbumSizes: WritableOf<typeof albumSizeKind> = {
  kind: 'album-sizes',
  schema: catalogueRecords['album-sizes'],
  calls: albumSizeKind.calls,
  toForm: ({ hi, name, description, width, height, photos, price_paise, discount, kinds }) => ({
    name,
    description,
    width,
    height,
    photos,
    discount,
    ...hindiForm({ hi }, ['name', 'description']),
    price: price_paise === null ? null : toRupees(price_paise),
    kinds: kinds ?? null,
  }),
  toRecord: (id, { price, kinds, ...size }) => ({
    ...withHindi(size),
    ...(kinds && { kinds }),
    id,
    price_paise: price === null ? null : toPaise(price),
  }),
  present: presentAlbumSize,
  foundBy: byName,
  uses: { products: 'sizes', albums: 'album_size_id' },
  fixedByAlbums: ['width', 'height', 'photos'],
};
