import { createLazyPart } from '#lib/loading/lazy-part.ts';

/** Lazily loaded drawings of ornaments, which plain books do not need. */
export const lazyOrnamentDrawing = createLazyPart('page ornaments', async () => {
  const { pageOrnaments } = await import('@smriti/shared/book/ornaments');
  return { pageOrnaments };
});

/** Textures of linen and leather, which few covers use. */
export const lazyCoverRelief = createLazyPart('cover materials', async () => {
  const { CoverRelief } = await import('./CoverRelief');
  return { CoverRelief };
});
