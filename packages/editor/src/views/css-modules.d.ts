declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>
  // biome-ignore lint/style/noDefaultExport: this is how bundlers hand a CSS module over.
  export default styles
}
