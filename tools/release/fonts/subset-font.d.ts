declare module 'subset-font' {
  interface Options {
    targetFormat?: 'truetype' | 'woff2';
    keepFeatures?: readonly string[];
    /** Axis values: a number fixes the axis, a range limits it. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    noHinting?: boolean;
    /** Keeps every glyph; `text` is then empty. */
    keepAllGlyphs?: boolean;
  }

  /** Creates a font with only the glyphs that `text` needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
