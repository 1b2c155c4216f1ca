import type { HindiField, HindiTexts } from '@smriti/shared/catalogue/hindi';

/** Conversion of Hindi texts: a record groups them in `hi`, a form has one field for each. */

type FormField<F extends HindiField> = `${F}_hi`;
export type HindiFormFields<F extends HindiField = HindiField> = Record<FormField<F>, string>;

/** The Hindi fields of a form for the `hi` of a record; '' for missing texts. */
export function toHindiFields<const F extends HindiField>(
  { hi = {} }: { hi?: HindiTexts | undefined },
  fields: readonly F[],
): HindiFormFields<F> {
  const entries = fields.map((field) => [`${field}_hi`, hi[field] ?? '']);
  // TypeScript cannot infer that the entries are those of the fields.
  return Object.fromEntries(entries) as HindiFormFields<F>;
}

/** Groups the Hindi fields of a form as `hi`, as in records; without `hi` if all are empty. */
export function groupHindiFields<F extends Partial<HindiFormFields>>(form: F) {
  const { name_hi, title_hi, description_hi, subtitle_hi, hours_hi, ...others } = form;
  const texts: HindiTexts = {
    ...(name_hi && { name: name_hi }),
    ...(title_hi && { title: title_hi }),
    ...(description_hi && { description: description_hi }),
    ...(subtitle_hi && { subtitle: subtitle_hi }),
    ...(hours_hi && { hours: hours_hi }),
  };
  return { ...others, ...(Object.keys(texts).length > 0 && { hi: texts }) };
}
