import { toPaise, toRupees } from '@smriti/shared/base/money';
import { albumSizeDefinition } from '@smriti/shared/catalogue/managed/album-sizes';
import { toHindiFields, groupHindiFields } from '../writes/catalogue-hindi.domain';
import { presentAlbumSize } from '../catalogue.presenter';
import { catalogueRecords } from '../catalogue.records';
import { searchableNames } from '../writes/kind-forms.domain';
import type { WritableOf } from '../writes/writable-kind.service';

export const writableAlbumSizes: WritableOf<typeof albumSizeDefinition> = {
  kind: 'album-sizes',
  schema: catalogueRecords['album-sizes'],
  calls: albumSizeDefinition.calls,
  toForm: ({ hi, name, description, width, height, photos, price_paise, discount, kinds }) => ({
    name,
    description,
    width,
    height,
    photos,
    discount,
    ...toHindiFields({ hi }, ['name', 'description']),
    price: price_paise === null ? null : toRupees(price_paise),
    kinds: kinds ?? null,
  }),
  toRecord: (id, { price, kinds, ...size }) => ({
    ...groupHindiFields(size),
    ...(kinds && { kinds }),
    id,
    price_paise: price === null ? null : toPaise(price),
  }),
  present: presentAlbumSize,
  searchTexts: searchableNames,
  uses: { products: 'sizes', albums: 'album_size_id' },
  fixedByAlbums: ['width', 'height', 'photos'],
};
