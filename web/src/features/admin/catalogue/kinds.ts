import * as management from '@smriti/shared/catalogue/management';
import type { Endpoint } from '@smriti/shared/base/endpoint';
import { CATALOGUE_KIND_NAMES } from '@smriti/shared/catalogue/kind-names';
import { productCalls } from '@smriti/shared/catalogue/product-management';
import {
  BINDING_PRINT,
  COVER_PRINT,
  FRAME_PRINT,
  PAPER_PRINT,
  THEME_PRINT,
} from '@smriti/shared/catalogue/print-defaults';
import type { FieldDescription, KindName } from './kind-fields';

/** A kind of the catalogue as the console shows it. */
export interface Kind {
  name: KindName;
  calls: Record<'create' | 'update' | 'remove' | 'list' | 'byId' | 'exportCsv', Endpoint> & {
    importCsv: (typeof productCalls)['importCsv'];
  };
  /** What its list is called, and one of them in the middle of a sentence. */
  title: string;
  one: string;
  /** What it is for, in a sentence. */
  about: string;
  /** The field that a record is called by. */
  naming: string;
  fields: readonly FieldDescription[];
}

type TextField = Extract<FieldDescription, { type: 'text' | 'long' | 'html' }>;

const name: TextField = { type: 'text', name: 'name', label: 'Name', maxLength: 80 };
const description: TextField = {
  ...{ type: 'long', name: 'description', label: 'Description', maxLength: 300, isOptional: true },
  hint: 'A sentence that helps to choose.',
};
/** The same in Hindi, as its customers read it; English where it is empty. */
const hindi = ({ name: field, label, type, maxLength }: TextField): FieldDescription => ({
  ...{ type, name: `${field}_hi`, label: `${label} in Hindi`, maxLength },
  ...{ lang: 'hi', isOptional: true },
});
const inBoth = (...fields: readonly TextField[]) =>
  fields.flatMap((field) => [field, hindi(field)]);
const named = inBoth(name);
const described = inBoth(name, description);

const price: FieldDescription = { type: 'money', name: 'price', label: 'Price', isListed: true };
const discount: FieldDescription = {
  ...{ type: 'number', name: 'discount', label: 'Discount', unit: '%', isListed: true },
  initial: '0',
  hint: 'The price is what is paid; the struck-out price is worked back from it.',
};
const purposes: FieldDescription = {
  ...{ type: 'purposes', name: 'kinds', label: 'For', isOptional: true },
  hint: 'Nothing ticked means everything.',
};
const picture: FieldDescription = { type: 'picture', name: 'image_path', label: 'Picture' };

const many = (field: string, label: string, of: KindName, isOptional = false) =>
  ({ type: 'many', name: field, label, of, isOptional }) as const;
type NumberField = Extract<FieldDescription, { type: 'money' | 'number' }>;

const number = (field: string, label: string, rest: Partial<NumberField> = {}): NumberField => ({
  ...rest,
  type: 'number',
  name: field,
  label,
});

const millimetres = (field: string, label: string, initial: number, hint = ''): NumberField =>
  number(field, label, { unit: 'mm', initial: String(initial), ...(hint && { hint }) });

const colour = (field: string, label: string, initial: string): FieldDescription => ({
  ...{ type: 'text', name: field, label, initial, maxLength: 7 },
  hint: 'Such as #c9a227.',
});

const yesOrNo = (field: string, label: string, initial: boolean): FieldDescription => ({
  ...{ type: 'select', name: field, label, initial: String(initial) },
  options: [
    { value: 'true', label: 'Yes' },
    { value: 'false', label: 'No' },
  ],
});

/** What says how a book is made; a printer knows the right figures. */
const PRINT_FIELDS = {
  paper: [
    millimetres(
      'caliper_mm',
      'Thickness',
      PAPER_PRINT.caliper_mm,
      'Of one leaf; the spine is made of it.',
    ),
  ],
  binding: [
    yesOrNo('lay_flat', 'Photos may cross the fold', BINDING_PRINT.lay_flat),
    number('min_pages', 'Fewest pages', { initial: String(BINDING_PRINT.min_pages) }),
    number('max_pages', 'Most pages', { initial: String(BINDING_PRINT.max_pages) }),
    number('page_step', 'Pages in steps of', {
      initial: String(BINDING_PRINT.page_step),
      hint: 'A book is filled up with blank pages that cost nothing.',
    }),
  ],
  cover: [
    millimetres('board_mm', 'Board', COVER_PRINT.board_mm, '0: there is no cover.'),
    millimetres('wrap_mm', 'Folded inwards', COVER_PRINT.wrap_mm),
    yesOrNo('printable', 'Takes printed pictures', COVER_PRINT.printable),
  ],
  frame: [
    millimetres('border_mm', 'Border', FRAME_PRINT.border_mm),
    colour('border_colour', 'Colour of the border', FRAME_PRINT.border_colour),
  ],
  theme: [
    colour('paper_colour', 'Colour of the page', THEME_PRINT.paper_colour),
    colour('ink_colour', 'Colour of the letters', THEME_PRINT.ink_colour),
    millimetres('margin_mm', 'Margin', THEME_PRINT.margin_mm),
    millimetres('gap_mm', 'Between photos', THEME_PRINT.gap_mm),
    {
      ...{ type: 'select', name: 'font', label: 'Letters', initial: THEME_PRINT.font },
      options: [
        { value: 'serif', label: 'With serifs' },
        { value: 'sans', label: 'Plain' },
      ],
    },
    colour('accent_colour', 'Colour of the ornament', THEME_PRINT.accent_colour),
    millimetres('corner_mm', 'Round corners', THEME_PRINT.corner_mm, 'Of photos; 0: square.'),
    {
      ...{ type: 'select', name: 'ornament', label: 'Ornament', initial: THEME_PRINT.ornament },
      hint: 'Printed on the margins of each page.',
      options: [
        { value: 'none', label: 'None' },
        { value: 'rule', label: 'A fine line at the foot' },
        { value: 'frame', label: 'Two fine lines all round' },
        { value: 'garland', label: 'Marigold garlands' },
        { value: 'leaves', label: 'Sprigs of leaves' },
        { value: 'stars', label: 'Stars' },
        { value: 'dots', label: 'Dots' },
        { value: 'blocks', label: 'Block-printed borders' },
        { value: 'waves', label: 'Waves' },
      ],
    },
  ],
} as const satisfies Record<string, readonly FieldDescription[]>;

const PRODUCT_FIELDS: readonly FieldDescription[] = [
  ...inBoth(
    { type: 'text', name: 'title', label: 'Title', maxLength: 120 },
    {
      ...{ type: 'html', name: 'description', label: 'Description', maxLength: 8000 },
      isOptional: true,
      hint: 'An empty line between paragraphs, a hyphen before each line of a list, ** around bold words.',
    },
  ),
  { type: 'pictures', name: 'cover_images', label: 'Cover pictures', hint: 'Shown in lists.' },
  {
    ...{ type: 'pictures', name: 'product_images', label: 'More pictures', isOptional: true },
    hint: 'Shown on the product’s page, after the covers.',
  },
  { type: 'one', name: 'type', label: 'Product type', of: 'product-types' },
  { type: 'one', name: 'category_id', label: 'Category', of: 'categories' },
  {
    ...many('sizes', 'Sizes', 'album-sizes'),
    hint: 'Tick what can be chosen. The default of each list makes the listed price.',
  },
  many('paper_type_ids', 'Papers', 'paper-types'),
  many('binding_type_ids', 'Bindings', 'album-binding-types', true),
  many('lamination_type_ids', 'Laminations', 'lamination-types', true),
  many('cover_type_ids', 'Covers', 'cover-types', true),
  number('default_photos', 'Photos', { hint: 'Of the default configuration.', initial: '20' }),
  number('min_photos', 'Least photos', { isOptional: true, hint: 'For a fixed count only.' }),
  number('max_photos', 'Most photos', { isOptional: true }),
  number('photo_step', 'In steps of', { isOptional: true }),
  {
    ...{ type: 'select', name: 'layout', label: 'What it is', initial: 'book' },
    options: [
      { value: 'book', label: 'Pages with a cover' },
      { value: 'sheet', label: 'One face for all photos' },
      { value: 'set', label: 'One face for each photo' },
      { value: 'calendar', label: 'A cover and twelve months' },
    ],
  },
  price,
  discount,
];

const MEASURES: readonly FieldDescription[] = [
  number('width', 'Width', { unit: 'inches' }),
  number('height', 'Height', { unit: 'inches' }),
  number('photos', 'Photos on a page', { hint: '0: the whole set makes one page.', initial: '0' }),
];

const option = (
  kind: KindName,
  calls: Kind['calls'],
  texts: Pick<Kind, 'title' | 'one' | 'about'>,
  print: readonly FieldDescription[] = [],
): Kind => ({
  ...{ name: kind, calls, ...texts, naming: 'name' },
  fields: [...described, price, ...print],
});

/** Every kind, in the order of the console. */
const KINDS: readonly Kind[] = [
  {
    ...{ name: 'products', calls: productCalls, title: 'Products', one: 'product' },
    ...{ about: 'Books, prints and gifts with a page of their own.', naming: 'title' },
    fields: PRODUCT_FIELDS,
  },
  {
    ...{ name: 'categories', calls: management.categoryCalls, title: 'Categories' },
    ...{ one: 'category', about: 'Occasions by which products are found.', naming: 'name' },
    fields: [
      ...named,
      {
        ...{ type: 'text', name: 'slug', label: 'Name in links', maxLength: 60 },
        hint: 'Lower-case letters and hyphens, such as birthday.',
      },
      ...inBoth(description),
      picture,
    ],
  },
  {
    ...{ name: 'product-types', calls: management.productTypeCalls, title: 'Product types' },
    ...{ one: 'product type', about: 'Photo books, canvas prints and the like.', naming: 'name' },
    fields: named,
  },
  {
    ...{ name: 'album-sizes', calls: management.albumSizeCalls, title: 'Sizes', one: 'size' },
    ...{ about: 'Measures, with the price of each.', naming: 'name' },
    fields: [
      ...described,
      ...MEASURES,
      { ...price, isOptional: true, hint: 'Empty: the size cannot be ordered.' },
      discount,
      purposes,
    ],
  },
  {
    ...{ name: 'paper-types', calls: management.paperTypeCalls, title: 'Papers', one: 'paper' },
    ...{ about: 'Priced for each photo or page.', naming: 'name' },
    fields: [...described, price, purposes, ...PRINT_FIELDS.paper],
  },
  option(
    'album-binding-types',
    management.bindingTypeCalls,
    { title: 'Bindings', one: 'binding', about: 'How pages are held together.' },
    PRINT_FIELDS.binding,
  ),
  option('lamination-types', management.laminationTypeCalls, {
    ...{ title: 'Laminations', one: 'lamination', about: 'How pages are coated.' },
  }),
  option(
    'cover-types',
    management.coverTypeCalls,
    { title: 'Covers', one: 'cover', about: 'What a book is bound in.' },
    PRINT_FIELDS.cover,
  ),
  {
    ...{ name: 'frames', calls: management.frameCalls, title: 'Frames', one: 'frame' },
    ...{ about: 'Around each photo of an album.', naming: 'name' },
    fields: [...described, price, picture, ...PRINT_FIELDS.frame],
  },
  {
    ...{ name: 'album-themes', calls: management.themeCalls, title: 'Themes', one: 'theme' },
    ...{ about: 'The look of an album’s pages.', naming: 'name' },
    fields: [...named, picture, ...PRINT_FIELDS.theme],
  },
  {
    ...{ name: 'banners', calls: management.bannerCalls, title: 'Banners', one: 'banner' },
    ...{ about: 'The large pictures at the top of the home page.', naming: 'title' },
    fields: [
      ...inBoth(
        { type: 'text', name: 'title', label: 'Title', maxLength: 80 },
        { type: 'text', name: 'subtitle', label: 'Subtitle', maxLength: 160, isOptional: true },
      ),
      {
        ...{ type: 'text', name: 'link', label: 'Leads to', maxLength: 200, isListed: true },
        hint: 'A page of the shop, such as /products.',
      },
      picture,
      number('position', 'Place', { hint: 'Lower numbers come first.', initial: '0' }),
      { type: 'hidden', name: 'width', label: 'Width' },
      { type: 'hidden', name: 'height', label: 'Height' },
    ],
  },
  {
    ...{ name: 'shipping-methods', calls: management.shippingMethodCalls, title: 'Shipping' },
    ...{ one: 'shipping method', about: 'Ways of delivery at checkout.', naming: 'name' },
    fields: [
      ...[...described, price],
      number('min_days', 'Earliest', { unit: 'days', initial: '5' }),
      number('max_days', 'Latest', { unit: 'days', initial: '7' }),
    ],
  },
  {
    ...{ name: 'initial-payments', calls: management.initialPaymentCalls },
    ...{ title: 'Initial payments', one: 'initial payment', naming: 'product_id' },
    about: 'What is paid when a design is requested.',
    fields: [
      {
        ...{ type: 'one', name: 'product_id', label: 'Product', of: 'products' },
        none: 'All products without one of their own',
      },
      {
        ...{ type: 'select', name: 'payment_type', label: 'How it is worked out', isListed: true },
        options: [
          { value: 'percentage', label: 'Percentage of the total' },
          { value: 'fixed', label: 'Fixed amount in rupees' },
        ],
      },
      number('amount', 'Amount', { isListed: true, hint: 'Rupees, or percent of the total.' }),
    ],
  },
  {
    ...{ name: 'talk-to-us', calls: management.talkToUsCalls, title: 'Talk to us' },
    ...{ one: 'contact', about: 'The phone number in the header, and the shop’s hours.' },
    naming: 'phone',
    fields: [
      { type: 'text', name: 'phone', label: 'Phone', maxLength: 40 },
      { type: 'text', name: 'email', label: 'Email', maxLength: 200, isListed: true },
      ...inBoth({ type: 'text', name: 'hours', label: 'Hours', maxLength: 120, isOptional: true }),
    ],
  },
];

export const allKinds = Object.keys(CATALOGUE_KIND_NAMES).map((kind) => requiredKind(kind));

/** The kind of an address; undefined for another text. */
export function kindOf(text: string | undefined): Kind | undefined {
  return KINDS.find(({ name }) => name === text);
}

/** The kind of that name. @throws for a kind that the console does not show. */
export function requiredKind(name: string): Kind {
  const kind = kindOf(name);
  if (!kind) throw new RangeError(`the catalogue has no ${name}`);
  return kind;
}
