import { type FieldProblem, fieldProblem } from '@smriti/shared/base/errors';
import * as z from 'zod/mini';
import type { ServerProblem } from '#lib/api/api.ts';
import { formatDate } from './format';
import { pageLanguage, loadedTexts } from './i18n';

type Values = Readonly<Record<string, string>>;

const catalogue = z.catch(z.record(z.string(), z.string()), {});
const refusedFields = z.array(fieldProblem);

/**
 * Parameter of an error in the page's language; dates, statuses and kinds of the catalogue come in the
 * server's format.
 */
function valueOf(texts: Values, name: string, value: string): string {
  if (name === 'date') return formatDate(value);
  if (name === 'kind') return texts[`kind/${value}`] ?? value;
  return (name.endsWith('state') ? texts[`state_${value}`] : undefined) ?? value;
}

function filled(texts: Values, text: string | undefined, values: Values = {}): string | undefined {
  return text?.replace(/\{(\w+)\}/g, (parameter, name: string) => {
    const value = values[name];
    return value === undefined ? parameter : valueOf(texts, name, value);
  });
}

/** Error text of a field; a text that is not a complete sentence begins with the field's name. */
function fieldText(texts: Values, problem: FieldProblem): string | undefined {
  const { field, message, rule = '', params } = problem;
  const text = filled(texts, texts[rule], params);
  const name = texts[`field/${field.split('.').at(-1) ?? ''}`];
  return text && name && /^[a-z]/.test(message) ? `${name}: ${text}` : text;
}

/**
 * Translates a server error by its reason, or by the rules that its fields break; null if one of them is
 * neither in `errors` nor in `staffErrors`, which only the console loads.
 */
export function translateError({ reason, params, details }: ServerProblem): string | null {
  const { errors, staffErrors } = loadedTexts[pageLanguage.get()] ?? {};
  const texts = { ...catalogue.parse(staffErrors), ...catalogue.parse(errors) };
  const fields = refusedFields.safeParse(details).data?.map((one) => fieldText(texts, one)) ?? [];
  const isKnown = fields.length > 0 && fields.every((text) => text !== undefined);
  return isKnown
    ? fields.join('; ').replaceAll('।; ', '। ')
    : (filled(texts, texts[reason ?? ''], params) ?? null);
}
