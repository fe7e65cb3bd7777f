import { type Catalogue, openPack } from '@arredo/catalogue'
import { compileCatalogueFolder } from '@arredo/cli'
import { type TermsByCatalogue, termsByCatalogue } from '@arredo/pricing'
import { projectRoot } from '../project-files.ts'

/** What documents are opened and priced with: the catalogues as they lie in the tree. */
export type GoldenShop = Pick<TermsByCatalogue, 'discounts'> & {
  readonly catalogues: ReadonlyMap<string, Catalogue>
}

export async function openGoldenShop(): Promise<GoldenShop> {
  const compiled = await Promise.all(['decor', 'kitchen', 'openings'].map(compileFolder))
  const terms = compiled.flatMap(({ pack, tradeTerms }) =>
    tradeTerms.map((own) => ({ catalogue: pack.code, limits: {}, ...own })),
  )
  return {
    catalogues: new Map(compiled.map(({ pack }) => [pack.code, openPack(pack)])),
    discounts: termsByCatalogue(terms).discounts,
  }
}

async function compileFolder(name: string) {
  const compiled = await compileCatalogueFolder(`${projectRoot}/catalogues/${name}`)
  if (!compiled.ok) throw new Error(`The catalogue ${name} does not compile`)
  return compiled
}
