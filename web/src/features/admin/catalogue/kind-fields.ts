import type { Endpoint } from '@smriti/shared/base/endpoint';
import type { CatalogueKindName } from '@smriti/shared/catalogue/managed-kinds';
import type { callsWith } from '@smriti/shared/catalogue/management';

/** Descriptions of the kinds' forms; one generic form component renders them all. */

/** Name of a kind; also the last part of its path in the console. */
export type KindName = CatalogueKindName;

interface FieldBase {
  /** Field name in the form's contract. */
  name: string;
  label: string;
  hint?: string;
  /** Whether the field may be empty. */
  isOptional?: boolean;
  /** Initial value of a new record. */
  initial?: string;
  /** Language of the value, if not English. */
  lang?: 'hi';
  /** Whether the list shows it too. */
  isListed?: boolean;
}

/** A field of one line or several, a number, a choice, or pictures. */
export type FieldDescription =
  | (FieldBase & { type: 'text' | 'long' | 'html'; maxLength: number })
  | (FieldBase & { type: 'money' | 'number'; unit?: string })
  | (FieldBase & { type: 'select'; options: readonly { value: string; label: string }[] })
  /**
   * One record of another kind; `none` labels the empty option. `isSearched`: chosen by search, because
   * there are too many for a select box.
   */
  | (FieldBase & { type: 'one'; of: KindName; none?: string; isSearched?: boolean })
  /** Several records of another kind; the first belongs to the default configuration. */
  | (FieldBase & { type: 'many'; of: KindName })
  /** Purposes of the record; none selected means all. */
  | (FieldBase & { type: 'purposes' })
  | (FieldBase & { type: 'picture' | 'pictures' })
  /** Sent with the form but not shown. */
  | (FieldBase & { type: 'hidden' });

/** Values of a form: a text or a list of texts for each field. */
export type Values = Readonly<Record<string, string | readonly string[]>>;

export const LIST_TYPES: readonly FieldDescription['type'][] = ['many', 'purposes', 'pictures'];

/** A kind of the catalogue as the console shows it. */
export interface Kind {
  name: KindName;
  calls: Record<'create' | 'update' | 'remove' | 'list' | 'byId' | 'exportCsv', Endpoint> & {
    importCsv: ReturnType<typeof callsWith>['importCsv'];
    /** Endpoint that offers a record in the checkout or withdraws it. */
    toggle?: Endpoint;
  };
  /** Name of its list, and the name of one record within a sentence. */
  title: string;
  one: string;
  /** One sentence about its purpose. */
  about: string;
  /** Name of the field that holds a record's name. */
  naming: string;
  fields: readonly FieldDescription[];
  /** Aspect ratio (width / height) of its pictures in the shop; square when left out. */
  pictureRatio?: string;
  /** Whether its price can be calculated from its options and is compared with the listed price. */
  hasWorkedOutPrice?: boolean;
  /** Error messages of failed calls, used instead of the server's. */
  failures?: Readonly<Record<'list' | 'create' | 'update' | 'toggle', string>>;
}
