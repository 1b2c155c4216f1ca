/**
 * Whether the outside of an album is a mug. Reads the kind alone, because the schema of covers would be loaded
 * with every book.
 * @param cover `drawn_cover` of an answer
 */
export function isMugCover(cover: unknown): boolean {
  return typeof cover === 'object' && cover !== null && 'kind' in cover && cover.kind === 'mug';
}
