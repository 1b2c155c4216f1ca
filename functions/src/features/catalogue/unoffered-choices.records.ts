import * as z from 'zod/mini';

/** Field of each unsaved design. Designs of earlier releases lack it and may keep all their choices. */
export const unofferedChoices = {
  /** Fields of the form whose record was already archived when it was chosen. */
  unoffered_choices: z._default(z.array(z.string()), []),
};
