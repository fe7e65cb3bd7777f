export { readCatalogueSource } from './catalogue-source.ts'
export {
  type CheckedCatalogue,
  checkCatalogue,
  checkCompiled,
  type Trial,
  tryCatalogue,
} from './check-catalogue.ts'
export { compileCatalogueFolder, readLibrary, readLibraryFiles, sha256 } from './compile-catalogue-folder.ts'
export { type GoldenResult, goldenAmendments, goldenResults } from './golden-results.ts'
export { newCatalogue } from './new-catalogue.ts'
export { readCatalogueFolder } from './read-catalogue-folder.ts'
export { type ReadGalleries, readGalleries } from './read-galleries.ts'
export { run } from './run.ts'
export { openSatOracle } from './sat-oracle.ts'
export { readTextures, textureHashes } from './texture-files.ts'
