import * as z from 'zod/mini';

/** Kinds of design, other than products, that a size or paper can be restricted to. */
export const DESIGN_KINDS = ['album', 'canvas'] as const;
export type DesignKind = (typeof DESIGN_KINDS)[number];

/** Bleed of a canvas with a wrapped edge in mm: the part folded around its frame. */
export const CANVAS_WRAP_MM = 40;

/** All kinds if missing. */
export const designKindsRecordField = z.optional(z.array(z.enum(DESIGN_KINDS)));

interface OfKinds {
  kinds?: readonly DesignKind[] | undefined;
}

/** Whether a size or paper is available for a kind of design. */
export function isForDesignKind({ kinds: named }: OfKinds, kind: DesignKind): boolean {
  return named === undefined || named.includes(kind);
}

/** The paper of a canvas: the first one for that kind, so that forms need not ask. */
export function findCanvasPaper<P extends OfKinds>(papers: readonly P[]): P | undefined {
  return papers.find(({ kinds: named }) => named?.includes('canvas'));
}
