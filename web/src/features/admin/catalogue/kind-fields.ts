import type { Endpoint } from '@smriti/shared/base/endpoint';
import type { CatalogueKindName } from '@smriti/shared/catalogue/managed-kinds';
import type { callsWith } from '@smriti/shared/catalogue/management';

/** How the form of a kind is described: one form is made of it for all kinds. */

/** A kind of the catalogue, by the last part of its address in the console. */
export type KindName = CatalogueKindName;

interface FieldBase {
  /** In the form's contract. */
  name: string;
  label: string;
  hint?: string;
  /** May stay empty. */
  isOptional?: boolean;
  /** What a new record begins with. */
  initial?: string;
  /** What it is written in, where that is not English. */
  lang?: 'hi';
  /** Stands in the list too. */
  isListed?: boolean;
}

/** A field of one line or several, a number, a choice, or pictures. */
export type FieldDescription =
  | (FieldBase & { type: 'text' | 'long' | 'html'; maxLength: number })
  | (FieldBase & { type: 'money' | 'number'; unit?: string })
  | (FieldBase & { type: 'select'; options: readonly { value: string; label: string }[] })
  /**
   * One record of another kind; `none` is what stands for no record. It is searched for where there
   * are too many for a list of choices.
   */
  | (FieldBase & { type: 'one'; of: KindName; none?: string; isSearched?: boolean })
  /** Several of another kind; the first is the one of the default configuration. */
  | (FieldBase & { type: 'many'; of: KindName })
  /** What it is for; nothing chosen means everything. */
  | (FieldBase & { type: 'purposes' })
  | (FieldBase & { type: 'picture' | 'pictures' })
  /** Carried along, and shown nowhere. */
  | (FieldBase & { type: 'hidden' });

/** A form as it is filled in: text, or a list of texts. */
export type Values = Readonly<Record<string, string | readonly string[]>>;

export const LIST_TYPES: readonly FieldDescription['type'][] = ['many', 'purposes', 'pictures'];

/** A kind of the catalogue as the console shows it. */
export interface Kind {
  name: KindName;
  calls: Record<'create' | 'update' | 'remove' | 'list' | 'byId' | 'exportCsv', Endpoint> & {
    importCsv: ReturnType<typeof callsWith>['importCsv'];
    /** Offers a record, or takes it from the checkout. */
    toggle?: Endpoint;
  };
  /** What its list is called, and one of them in the middle of a sentence. */
  title: string;
  one: string;
  /** What it is for, in a sentence. */
  about: string;
  /** The field that a record is called by. */
  naming: string;
  fields: readonly FieldDescription[];
  /** How wide its picture is to its height where the shop shows it; square where it is not said. */
  pictureRatio?: string;
  /** Whether its price follows from its choices: it is compared with the listed one. */
  hasWorkedOutPrice?: boolean;
  /** What is said where a call fails, if not the sentence of the server. */
  failures?: Readonly<Record<'list' | 'create' | 'update' | 'toggle', string>>;
}
