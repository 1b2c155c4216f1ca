import { productDefinition } from '@smriti/shared/catalogue/managed/products';
import { discountField, addHindiFields, numberField, priceField } from '../field-descriptions';
import type { CatalogueKindConfig, FormSectionConfig, KindName } from '../kind-config';

const many = (field: string, label: string, of: KindName) =>
  ({ type: 'many', name: field, label, of }) as const;

const sections: readonly FormSectionConfig[] = [
  {
    title: 'Name and price',
    isGrid: true,
    fields: [
      ...addHindiFields({ type: 'text', name: 'title', label: 'Title', maxLength: 120 }),
      priceField,
      discountField,
      { type: 'hidden', name: 'draft', label: 'Draft' },
    ],
  },
  {
    title: 'Pictures',
    isGrid: true,
    fields: [
      {
        type: 'pictures',
        name: 'cover_images',
        label: 'Cover pictures',
        hint: 'Shown in lists.',
        isOptionalInDraft: true,
      },
      {
        type: 'pictures',
        name: 'product_images',
        label: 'More pictures',
        isOptional: true,
        hint: 'Shown on the product’s page, after the covers.',
      },
    ],
  },
  {
    title: 'Description',
    isGrid: true,
    fields: addHindiFields({
      type: 'html',
      name: 'description',
      label: 'Description',
      maxLength: 8000,
      isOptional: true,
      hint: 'An empty line between paragraphs, a hyphen before each line of a list, ** around bold words.',
    }),
  },
  {
    title: 'Where customers find it',
    isGrid: true,
    fields: [
      { type: 'one', name: 'type', label: 'Product type', of: 'product-types' },
      { type: 'one', name: 'category_id', label: 'Category', of: 'categories' },
    ],
  },
  {
    title: 'What customers can choose',
    about: 'Tick what can be chosen. The default of each list makes the price.',
    isGrid: true,
    fields: [
      many('sizes', 'Sizes', 'album-sizes'),
      many('paper_type_ids', 'Papers', 'paper-types'),
      many('binding_type_ids', 'Bindings', 'album-binding-types'),
      many('lamination_type_ids', 'Laminations', 'lamination-types'),
      many('cover_type_ids', 'Covers', 'cover-types'),
    ],
  },
  {
    title: 'Photos and pages',
    isGrid: true,
    fields: [
      numberField('default_photos', 'Photos', {
        hint: 'Of the default configuration.',
        initial: '20',
      }),
      numberField('min_photos', 'Least photos', {
        isOptional: true,
        hint: 'For a fixed count only.',
      }),
      numberField('max_photos', 'Most photos', { isOptional: true }),
      numberField('photo_step', 'In steps of', { isOptional: true }),
      {
        type: 'select',
        name: 'layout',
        label: 'What it is',
        initial: 'book',
        options: [
          { value: 'book', label: 'Pages with a cover' },
          { value: 'sheet', label: 'One face for all photos' },
          { value: 'set', label: 'One face for each photo' },
          { value: 'calendar', label: 'A cover and twelve months' },
        ],
      },
    ],
  },
];

export const productKindConfig: CatalogueKindConfig = {
  name: 'products',
  calls: productDefinition.calls,
  title: 'Products',
  one: 'product',
  about: 'Books, prints and gifts with a page of their own.',
  naming: 'title',
  fields: sections.flatMap(({ fields }) => fields),
  sections,
  hasWorkedOutPrice: true,
};
