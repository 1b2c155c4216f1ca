import * as z from 'zod/mini';

/** Stored with each unsaved design; those of earlier releases may keep all that they name. */
export const unofferedChoices = {
  /** Fields of the form that name what was archived before the design named it. */
  unoffered_choices: z._default(z.array(z.string()), []),
};
