declare module 'subset-font' {
  /** The package's own description of itself is missing: what the build uses of it. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    part: {
      readonly targetFormat: 'woff2';
      readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
      readonly keepFeatures: readonly string[];
    },
  ): Promise<Buffer>;
}
