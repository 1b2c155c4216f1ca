import { bannerDefinition } from '@smriti/shared/catalogue/managed/banners';
import { toHindiFields, groupHindiFields } from '../writes/catalogue-hindi.domain';
import { presentBanner } from '../catalogue.presenter';
import { singlePictureSettings } from '../writes/kind-forms.domain';
import { catalogueRecords } from '../catalogue.records';
import type { WritableOf } from '../writes/writable-kind.service';

export const writableBanners: WritableOf<typeof bannerDefinition> = {
  kind: 'banners',
  schema: catalogueRecords.banners,
  calls: bannerDefinition.calls,
  toForm: ({ title, subtitle, link, image_path, width, height, position, hi }) => ({
    title,
    subtitle,
    link,
    image_path,
    width,
    height,
    position,
    ...toHindiFields({ hi }, ['title', 'subtitle']),
  }),
  toRecord: (id, form) => ({ ...groupHindiFields(form), id }),
  present: (banner, { config }) =>
    presentBanner(banner, { origin: config.storageOrigin, bucket: config.bucketName }),
  searchTexts: ({ title, title_hi }) => [title, title_hi],
  problems: singlePictureSettings.problems,
  withPictures: (form, [picture]) =>
    picture
      ? { ...form, image_path: picture.path, width: picture.width, height: picture.height }
      : form,
};
