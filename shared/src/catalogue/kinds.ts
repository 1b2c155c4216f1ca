import * as z from 'zod/mini';

/** What a size or a paper is for, beside the products that name it. */
export const DESIGN_KINDS = ['album', 'canvas'] as const;
export type DesignKind = (typeof DESIGN_KINDS)[number];

/** All kinds when it is left out. */
export const kinds = z.optional(z.array(z.enum(DESIGN_KINDS)));

interface OfKinds {
  kinds?: readonly DesignKind[] | undefined;
}

/** Whether a size or paper can be chosen for designs of this kind. */
export function isForKind({ kinds: named }: OfKinds, kind: DesignKind): boolean {
  return named === undefined || named.includes(kind);
}

/** The paper of a canvas: the first that names it, so that no form has to ask. */
export function canvasPaper<P extends OfKinds>(papers: readonly P[]): P | undefined {
  return papers.find(({ kinds: named }) => named?.includes('canvas'));
}
