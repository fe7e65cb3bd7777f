export { compileCatalogueFolder, sha256 } from './compile-catalogue-folder.ts'
export { type Credentials, publishCatalogue } from './publish-catalogue.ts'
export { readCatalogueFolder } from './read-catalogue-folder.ts'
