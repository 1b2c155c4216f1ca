export type Stars = 1 | 2 | 3 | 4 | 5;

/** What customers say about one kind of product, by the stars they give. */
export type ReviewTexts = Readonly<Record<Stars, readonly string[]>>;
