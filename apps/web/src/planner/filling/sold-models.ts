import { type Catalogue, isFinalModel, type Text } from '@arredo/catalogue'
import { type ProjectDocument, rowsInOrder } from '@arredo/project'

/** A model whose units can stand or hang in runs. */
export type SoldModel = {
  readonly key: string
  readonly catalogue: string
  readonly model: string
  readonly name: Text
}

/** Models to fill a wall with, the one that most of the project is made of first; in an empty one that of its look. */
export function soldModels(
  catalogues: readonly Catalogue[],
  document: ProjectDocument,
  alternative: string,
  look: string | null,
): readonly SoldModel[] {
  const used = new Map<string, number>()
  for (const row of rowsInOrder(document, alternative)) {
    if (row.kind !== 'article' || row.auto) continue
    const key = keyOf(row.catalogue, row.model)
    used.set(key, (used.get(key) ?? 0) + 1)
  }
  return catalogues
    .flatMap(({ pack }): readonly SoldModel[] => {
      const inRuns = pack.articles.filter(({ run }) => run === 'base' || run === 'wall')
      const isSold = (model: string) =>
        isFinalModel(pack, model) && inRuns.some(({ models }) => models.includes(model))
      return pack.models
        .filter(({ code }) => isSold(code))
        .map(({ code, name }) => ({ key: keyOf(pack.code, code), catalogue: pack.code, model: code, name }))
    })
    .toSorted(
      (one, two) =>
        (used.get(two.key) ?? 0) - (used.get(one.key) ?? 0) ||
        Number(two.model === look) - Number(one.model === look),
    )
}

function keyOf(catalogue: string, model: string): string {
  return `${catalogue} ${model}`
}
