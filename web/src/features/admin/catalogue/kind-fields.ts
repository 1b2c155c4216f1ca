import type { CatalogueKindName } from '@smriti/shared/catalogue/kind-names';

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
  /** One record of another kind; `none` is what stands for no record. */
  | (FieldBase & { type: 'one'; of: KindName; none?: string })
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
