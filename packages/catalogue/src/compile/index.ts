export { type Amendment, amendFiles } from './amend/amend-files.ts'
export { amendWorkbook } from './amend/amend-workbook.ts'
export { catalogueSchema } from './catalogue-shape.ts'
export type { CatalogueFile } from './check-files.ts'
export { checkPack } from './check-pack.ts'
export {
  type CompiledCatalogue,
  compileCatalogue,
  compileSource,
  hashPack,
  type Sha256,
  type Supplies,
} from './compile-catalogue.ts'
export { findFile } from './find-file.ts'
export type { Finding, Path, Problem } from './finding.ts'
export { checkGolden, decimalOf, type GoldenPrice, type PriceOf } from './golden-price.ts'
export { lintPack } from './lint/lint-pack.ts'
export { type Place, readSource, type Source, type SourceFile } from './read-source.ts'
export { type Oracle, type Puzzle, type TrialOptions, type TrialResult, tryPack } from './trial/try-pack.ts'
export { describeFinding } from './workbook/sheet-reader.ts'
export {
  compileWorkbook,
  type OpenedWorkbook,
  openWorkbook,
  type WrittenWorkbook,
  writeWorkbook,
} from './workbook/workbook.ts'
