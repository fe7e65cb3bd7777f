export { checkPack } from './check-pack.ts'
export { type CompiledCatalogue, compileCatalogue, hashPack, type Sha256 } from './compile-catalogue.ts'
export type { Finding, Problem } from './finding.ts'
export type { SourceFile } from './read-source.ts'
