import type { Endpoint } from '@smriti/shared/base/endpoint';
import type { CatalogueKindName } from '@smriti/shared/catalogue/kind-definitions';
import type { managedEndpointsWithExtras } from '@smriti/shared/catalogue/management';
import type { KindText } from './kind-messages';

/**
 * Types that describe the kinds' forms; one generic form component renders them all. Labels and other
 * texts are names of texts in `kindMessages`.
 */

/** Name of a kind; also the last segment of its path in the console. */
export type KindName = CatalogueKindName;

interface FieldBase {
  /** Field name in the form's contract. */
  name: string;
  label: KindText;
  hint?: KindText;
  isOptional?: boolean;
  /** Value in the form of a new record. */
  initial?: string;
  /** Language of the value, if not English. */
  lang?: 'hi';
  isOptionalInDraft?: boolean;
  /** Whether the list of records has a column for the field. */
  isListed?: boolean;
}

/** Description of a form field: text, number, day, choice or pictures. */
export type FieldDescription =
  | (FieldBase & { type: 'text' | 'long' | 'html'; maxLength: number })
  | (FieldBase & { type: 'money' | 'number'; unit?: KindText })
  /** A colour such as '#c9a227'. */
  | (FieldBase & { type: 'colour' })
  /** A day in India. */
  | (FieldBase & { type: 'date' })
  | (FieldBase & { type: 'select'; options: readonly { value: string; label: KindText }[] })
  /**
   * One record of another kind; `none` labels the empty option. `isSearched`: selected by search,
   * because there are too many for a select box.
   */
  | (FieldBase & { type: 'one'; of: KindName; none?: KindText; isSearched?: boolean })
  /** Several records of another kind; the first is part of the default configuration. */
  | (FieldBase & { type: 'many'; of: KindName })
  /** Purposes of the record; none selected means all. */
  | (FieldBase & { type: 'purposes' })
  | (FieldBase & { type: 'picture' | 'pictures' })
  /** Sent with the form but not shown. */
  | (FieldBase & { type: 'hidden' });

/** Values of a form, by field: a text or a list of texts. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

export const LIST_FIELD_TYPES: readonly FieldDescription['type'][] = [
  'many',
  'purposes',
  'pictures',
];

/** Card of a long form. */
export interface FormSectionConfig {
  title?: KindText;
  /** What the fields are for, in one sentence. */
  about?: KindText;
  fields: readonly FieldDescription[];
}

export interface CatalogueKindConfig {
  name: KindName;
  calls: Record<'create' | 'update' | 'remove' | 'list' | 'byId' | 'exportCsv', Endpoint> & {
    importCsv: ReturnType<typeof managedEndpointsWithExtras>['importCsv'];
    /** Endpoint that offers a record in the checkout or withdraws it. */
    toggle?: Endpoint;
  };
  /** Title of the kind's list, and the word for one record in a sentence. */
  title: KindText;
  one: KindText;
  /** Purpose of the kind, in one sentence. */
  about: KindText;
  /** Name of the field that contains a record's name. */
  naming: string;
  fields: readonly FieldDescription[];
  /** All fields in cards, in the same order; left out for short forms. */
  sections?: readonly FormSectionConfig[];
  /** Aspect ratio (width / height) of pictures in the shop; square by default. */
  pictureRatio?: string;
  /** Whether the price can be computed from the options and is compared with the listed price. */
  hasWorkedOutPrice?: boolean;
  /** Error messages of failed calls, which replace the server's messages. */
  failures?: Readonly<Record<'list' | 'create' | 'update' | 'toggle', KindText>>;
}

export const hasDrafts = ({ fields }: CatalogueKindConfig): boolean =>
  fields.some(({ name }) => name === 'draft');
