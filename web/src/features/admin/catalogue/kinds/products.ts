import { productDefinition } from '@smriti/shared/catalogue/managed/products';
import {
  addHindiFields,
  booleanField,
  discountField,
  numberField,
  priceField,
} from '../field-descriptions';
import type { CatalogueKindConfig, FormSectionConfig, KindName } from '../kind-config';
import type { KindText } from '../kind-messages';

const many = (field: string, label: KindText, of: KindName) =>
  ({ type: 'many', name: field, label, of }) as const;

const sections: readonly FormSectionConfig[] = [
  {
    title: 'nameAndPrice',
    fields: [
      ...addHindiFields({ type: 'text', name: 'title', label: 'titleField', maxLength: 120 }),
      priceField,
      discountField,
      { type: 'hidden', name: 'draft', label: 'draft' },
    ],
  },
  {
    title: 'pictures',
    fields: [
      {
        type: 'pictures',
        name: 'cover_images',
        label: 'coverPictures',
        hint: 'coverPicturesHint',
        isOptionalInDraft: true,
      },
      {
        type: 'pictures',
        name: 'product_images',
        label: 'morePictures',
        isOptional: true,
        hint: 'morePicturesHint',
      },
    ],
  },
  {
    title: 'description',
    fields: addHindiFields({
      type: 'html',
      name: 'description',
      label: 'description',
      maxLength: 8000,
      isOptional: true,
      hint: 'htmlHint',
    }),
  },
  {
    title: 'whereFound',
    fields: [
      { type: 'one', name: 'type', label: 'productTypeField', of: 'product-types' },
      { type: 'one', name: 'category_id', label: 'categoryField', of: 'categories' },
    ],
  },
  {
    title: 'choices',
    about: 'choicesAbout',
    fields: [
      many('sizes', 'sizes', 'album-sizes'),
      many('paper_type_ids', 'papers', 'paper-types'),
      many('binding_type_ids', 'bindings', 'album-binding-types'),
      many('lamination_type_ids', 'laminations', 'lamination-types'),
      many('cover_type_ids', 'covers', 'cover-types'),
    ],
  },
  {
    title: 'photosAndPages',
    fields: [
      numberField('default_photos', 'photos', {
        hint: 'photosHint',
        initial: '20',
      }),
      numberField('min_photos', 'minPhotos', {
        isOptional: true,
        hint: 'minPhotosHint',
      }),
      numberField('max_photos', 'maxPhotos', { isOptional: true }),
      numberField('photo_step', 'photoStep', { isOptional: true }),
      {
        type: 'select',
        name: 'layout',
        label: 'layout',
        initial: 'book',
        options: [
          { value: 'book', label: 'layoutBook' },
          { value: 'sheet', label: 'layoutSheet' },
          { value: 'set', label: 'layoutSet' },
          { value: 'calendar', label: 'layoutCalendar' },
        ],
      },
      booleanField('mug', 'mug', false),
    ],
  },
];

export const productKindConfig: CatalogueKindConfig = {
  name: 'products',
  calls: productDefinition.calls,
  title: 'products',
  one: 'product',
  about: 'productsAbout',
  naming: 'title',
  fields: sections.flatMap(({ fields }) => fields),
  sections,
  hasWorkedOutPrice: true,
};
