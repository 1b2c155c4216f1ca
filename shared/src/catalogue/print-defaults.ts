import type * as z from 'zod/mini';
import type {
  bindingPrintFields,
  coverPrintFields,
  framePrintFields,
  paperPrintFields,
  themePrintFields,
} from './print-fields';

/**
 * Default print settings for records without their own, and for designs without a choice. Estimates until a
 * printer provides real values (docs/rules.md#books-2).
 */

type Said<Fields extends Record<string, z.ZodMiniType>> = {
  [Field in keyof Fields]-?: NonNullable<z.output<Fields[Field]>>;
};

export const PAPER_PRINT_DEFAULTS: Said<typeof paperPrintFields> = { caliper_mm: 0.25 };
export const BINDING_PRINT_DEFAULTS: Said<typeof bindingPrintFields> = {
  lay_flat: false,
  min_pages: 1,
  max_pages: 500,
  page_step: 1,
};
export const COVER_PRINT_DEFAULTS: Said<typeof coverPrintFields> = {
  board_mm: 3,
  wrap_mm: 15,
  printable: true,
};
export const FRAME_PRINT_DEFAULTS: Said<typeof framePrintFields> = {
  border_mm: 0,
  border_colour: '#ffffff',
};
export const THEME_PRINT_DEFAULTS: Said<typeof themePrintFields> = {
  paper_colour: '#ffffff',
  ink_colour: '#26221f',
  margin_mm: 10,
  gap_mm: 4,
  font: 'serif',
  accent_colour: '#8a6a3c',
  corner_mm: 0,
  ornament: 'none',
};

/** The print settings of a record, with defaults for missing ones. */
export function applyPrintDefaults<D extends object>(
  defaults: D,
  record: { [K in keyof D]?: D[K] | undefined } | null | undefined,
): D {
  const said = Object.entries<unknown>(record ?? {}).filter(
    ([name, value]) => name in defaults && value !== undefined,
  );
  return { ...defaults, ...Object.fromEntries(said) };
}
