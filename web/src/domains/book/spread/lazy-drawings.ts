import { createLazyPart } from '#lib/loading/lazy-part.ts';

/** Lazily loaded drawings of ornaments, which plain books do not need. */
export const lazyOrnamentDrawing = createLazyPart('page ornaments', async () => {
  const { pageOrnaments } = await import('@smriti/shared/book/ornaments');
  return { pageOrnaments };
});

/** Colour of stamped titles by cover material. */
export const STAMP_COLOURS = { linen: '#3b2f22', leather: '#d3b06a' } as const;

/** Textures of linen and leather, which few covers use. */
export const lazyCoverRelief = createLazyPart('cover materials', async () => {
  const { CoverRelief } = await import('./CoverRelief');
  return { CoverRelief };
});
