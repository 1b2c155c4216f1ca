import * as z from 'zod/mini';

/** Stored with each unsaved design; those of earlier releases may keep all their choices. */
export const unofferedChoices = {
  /** Fields of the form whose record was already archived when it was chosen. */
  unoffered_choices: z._default(z.array(z.string()), []),
};
