import {
  type ArticleRequest,
  type Catalogue,
  type Choices,
  openPack,
  type VariantState,
} from '@arredo/catalogue'
import { lintPack } from '@arredo/catalogue/compile'
import { Rounds, spent } from './rounds.ts'
import { type Random, randomFrom } from './solver-random.ts'
import { syntheticCatalogue } from './synthetic-catalogue.ts'

type Change = { readonly request: ArticleRequest; readonly open: string }

const changesPerArticle = 12
const rounds = 5

type CatalogueFigures = { readonly atOnce: Rounds; readonly refresh: Rounds; readonly lint: Rounds }

/** A whole catalogue as a seller uses it: one change after the other of every article, the answer of now and the full one. */
export function benchCatalogue(): CatalogueFigures {
  const pack = syntheticCatalogue()
  const changes = walk(openPack(pack), randomFrom(17))
  const figures = { atOnce: new Rounds(), refresh: new Rounds(), lint: new Rounds() }
  for (let round = 0; round < rounds; round++) {
    // Opened anew: an opened pack remembers what it was asked.
    const [first, second] = [openPack(pack), openPack(pack)]
    for (const { request } of changes) {
      for (const catalogue of [first, second]) catalogue.evaluateNow({ ...request, choices: {} })
    }
    figures.atOnce.add(changes.map(({ request, open }) => spent(() => first.evaluateNow(request, open))))
    figures.refresh.add(changes.map(({ request }) => spent(() => second.evaluate(request))))
    figures.lint.add([spent(() => lintPack(syntheticCatalogue()))])
  }
  return figures
}

function walk(catalogue: Catalogue, random: Random): readonly Change[] {
  return catalogue.pack.articles.flatMap(({ code, models }) => {
    const changes: Change[] = []
    let choices: Choices = {}
    while (changes.length < changesPerArticle) {
      const request = { article: code, model: models[0] ?? '', side: 'L', choices, header: {} } as const
      const variants = catalogue.evaluate(request)?.variants ?? []
      const variant = random.pick(variants)
      if (!variant) throw new Error(`${code} has nothing to choose`)
      choices = { ...choices, [variant.code]: pickValue(variant, random) }
      changes.push({ request: { ...request, choices }, open: random.pick(variants)?.code ?? '' })
    }
    return changes
  })
}

function pickValue({ options = [], range, value }: VariantState, random: Random): string | number {
  if (range) return range.min + range.step * random.below((range.max - range.min) / range.step + 1)
  return random.pick(options.filter(({ allowed }) => allowed === 'yes'))?.value ?? value
}
