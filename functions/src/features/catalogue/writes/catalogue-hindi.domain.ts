import type { HindiField, HindiTexts } from '@smriti/shared/catalogue/hindi';

/** The Hindi texts of a record: together as `hi` where it is kept, each a field of its form. */

type FormField<F extends HindiField> = `${F}_hi`;
/** The fields of a form that say something in Hindi. */
export type HindiForm<F extends HindiField = HindiField> = Record<FormField<F>, string>;

/** The fields of a form for what a record says in Hindi; '' for what it does not say. */
export function hindiForm<const F extends HindiField>(
  { hi = {} }: { hi?: HindiTexts | undefined },
  fields: readonly F[],
): HindiForm<F> {
  const entries = fields.map((field) => [`${field}_hi`, hi[field] ?? '']);
  // TypeScript cannot see that the entries are those of the fields.
  return Object.fromEntries(entries) as HindiForm<F>;
}

/** A form with its Hindi fields together as `hi`, as a record keeps them; none where all are empty. */
export function withHindi<F extends Partial<HindiForm>>(form: F) {
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
