import {
  type Article,
  type Catalogue,
  type ClassificationNode,
  fold,
  isFinalModel,
  openPack,
  type Pack,
  type PriceList,
  type Text,
  type WidthSpan,
  widthsOf,
  wordsOf,
} from '@arredo/catalogue'
import { priceProject } from '@arredo/pricing'
import type { AlsoCalled } from './also-called.ts'
import { isKept } from './known-words.ts'

/** One more whenever articles are read otherwise than before, so that what is stored is read again. */
export const reading = 2

/** What is kept of an article whatever the language. */
export type ArticleFacts = {
  readonly position: number
  readonly article: Article
  readonly model: string
  readonly size: { readonly width: number; readonly depth: number; readonly height: number }
  readonly widths: readonly WidthSpan[]
  readonly prices: readonly { readonly list: string; readonly amount: number }[]
}

/** English, and every language that some article speaks or the catalogue promises. */
export function languagesOf({ languages = [], articles }: Pack): readonly string[] {
  return [...new Set(['en', ...languages, ...articles.flatMap(({ name }) => Object.keys(name))])]
}

/** Everything that is sold, in its first model before anything is chosen; one by one, because it takes a while. */
export function* articleFacts(pack: Pack): Generator<ArticleFacts> {
  const catalogue = openPack(pack)
  const lists = pack.priceLists.map((list) => priceAlone(pack, list))
  for (const [position, article] of pack.articles.entries()) {
    if (article.replacedBy !== undefined) continue
    const facts = factsOf(catalogue, lists, article, position)
    if (facts) yield facts
  }
}

type Priced = { readonly list: PriceList; readonly pack: Pack }

/** Promotions come and go while the pack stays; a commercial list is asked for by its own code. */
function priceAlone(pack: Pack, list: PriceList): Priced {
  return { list, pack: { ...pack, priceLists: [list], promotions: [] } }
}

function factsOf(
  catalogue: Catalogue,
  lists: readonly Priced[],
  article: Article,
  position: number,
): ArticleFacts | null {
  const { pack } = catalogue
  const model = article.models.find((code) => isFinalModel(pack, code)) ?? article.models[0]
  if (model === undefined) return null
  const request = { article: article.code, model, side: article.sides[0] ?? 'L', choices: {}, header: {} }
  // First, because the same answer then serves both.
  const widths = widthsOf(catalogue, request)
  const evaluation = catalogue.evaluateNow(request)
  if (!evaluation) return null

  const prices = lists.flatMap(({ list, pack }) => {
    const row = { id: 'article', pack, evaluation, model, quantity: 1 }
    const asked = { priceList: list.code, date: list.validFrom, increase: 1, discounts: [] }
    const price = priceProject([row], { face: 'customer', ...asked })?.rows.article
    return price ? [{ list: list.code, amount: price.total }] : []
  })
  const { width, depth, height } = evaluation.size
  return { position, article, model, size: { width, depth, height }, widths, prices }
}

export type Reading = { readonly pack: Pack; readonly language: string; readonly alsoCalled: AlsoCalled }

/** As the columns of the table `article` are named; `name_words` and the like become its search vector. */
export function articleRow({ pack, language, alsoCalled }: Reading, facts: ArticleFacts) {
  const { position, article, model, size, widths } = facts
  const say = (text: Text) => text[language] ?? text.en
  const name = say(article.name)
  const description = article.description && say(article.description)
  const path = pathTo(pack.classification, article.classification)
  const { code, orderCode = '', tags = [] } = article
  const models = pack.models.filter((each) => article.models.includes(each.code))
  const about = [...path, ...models].map((each) => say(each.name))
  const called = alsoCalled(name)
  // What groups and models are called says less of an article than it would find.
  const tagged = alsoCalled(tags.join(' '))
  const beside = [...called.own, ...about, ...tags]
  const behind = [description ?? '', ...called.other, ...tagged.own, ...tagged.other]
  return {
    ...{ position, code, model, name, description: description ?? null, tags, ...size },
    classification: article.classification,
    groups: path.length > 0 ? path.map((group) => group.code) : [article.classification],
    attach: article.attach,
    picture: article.picture ?? null,
    widths: widths.flatMap(({ from, to, step }) => [from, to, step]),
    code_key: code.toLowerCase(),
    name_key: fold(name),
    name_words: spaced([name]),
    about_words: spaced([...beside, code, orderCode]),
    description_words: spaced(behind),
    /** Codes are found by their beginning; nobody mistypes a word into one. */
    words: [...new Set(wordsOf([name, ...beside, ...behind].join(' ')))].filter(isKept),
  }
}

function spaced(texts: readonly string[]): string {
  return wordsOf(texts.join(' ')).join(' ')
}

/** From the top down to the group; empty when the tree does not have it. */
function pathTo(nodes: readonly ClassificationNode[], code: string): readonly ClassificationNode[] {
  for (const node of nodes) {
    if (node.code === code) return [node]
    const below = pathTo(node.children ?? [], code)
    if (below.length > 0) return [node, ...below]
  }
  return []
}
