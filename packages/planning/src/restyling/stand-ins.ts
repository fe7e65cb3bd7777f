import type { Article, Catalogue } from '@arredo/catalogue'

/** Articles of a model that do the same in the same place, the likest first: what could stand in for one. */
export function standInsFor({ pack }: Catalogue, code: string, model: string): readonly Article[] {
  const article = pack.articles.find((each) => each.code === code)
  if (!article) return []

  const roles = rolesOf(article)
  const shared = (other: Article) => other.variants.filter((each) => article.variants.includes(each)).length
  return pack.articles
    .filter(
      (other) =>
        other !== article &&
        other.models.includes(model) &&
        other.replacedBy === undefined &&
        other.classification === article.classification &&
        other.run === article.run &&
        other.attach === article.attach &&
        rolesOf(other) === roles,
    )
    .toSorted((one, two) => shared(two) - shared(one))
}

function rolesOf({ roles = [] }: Article): string {
  return roles.toSorted().join(' ')
}
