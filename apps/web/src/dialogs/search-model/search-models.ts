export type ListedModel = {
  readonly code: string
  readonly name: string
  readonly catalogue: string
  readonly articles: number
}

/** Every word in name, code or catalogue, in any order, without regard to case and accents. */
export function searchModels(models: readonly ListedModel[], query: string): readonly ListedModel[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return models.filter(({ code, name, catalogue }) => {
    const heap = plain(`${name} ${code} ${catalogue}`)
    return words.every((word) => heap.includes(word))
  })
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
