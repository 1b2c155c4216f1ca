declare module 'subset-font' {
  interface Options {
    targetFormat?: 'truetype' | 'woff2';
    keepFeatures?: readonly string[];
    /** A number pins the axis, a range narrows it. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    noHinting?: boolean;
    /** Keep every glyph; `text` is then empty. */
    keepAllGlyphs?: boolean;
  }

  /** Cuts a font down to what `text` needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
