declare module 'subset-font' {
  // biome-ignore lint/style/noDefaultExport: as the package has it
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
      /** OpenType features; left out: all. */
      readonly keepFeatures?: readonly string[];
    },
  ): Promise<Uint8Array>;
}
