import type { ArticleRequest, Catalogue, Pack, VariantState } from '@arredo/catalogue'
import type { Face } from '@arredo/pricing'
import type { EvaluationContext, ProjectDocument, RowId } from '@arredo/project'
import type { Answer, ChoicePrices, Numbers, Question, Reply, Send } from './protocol.ts'

/** What the page asks of the engine off its thread. Each question returns how to give it up. */
export type Engine = {
  readonly refresh: (
    articles: readonly Asked[],
    onAnswer: (variants: readonly (readonly VariantState[] | null)[]) => void,
  ) => () => void
  readonly prices: (question: PricesOf, onAnswer: (prices: ChoicePrices) => void) => () => void
}

export type Asked = { readonly catalogue: Catalogue; readonly request: ArticleRequest }

export type PricesOf = {
  readonly document: ProjectDocument
  readonly context: EvaluationContext
  readonly face: Face
  /** Null asks for the header's variants. */
  readonly row: RowId | null
  /** Instead of every option of every variant. */
  readonly numbers?: Numbers
}

export type Connections = {
  readonly connectWorker: (hear: (reply: Reply) => void, fail: () => void) => Send | null
  readonly connectIdle: (hear: (reply: Reply) => void) => Send
}

type Pending = { readonly question: Question; readonly onAnswer: (answer: Answer) => void }

export function createEngine({ connectWorker, connectIdle }: Connections): Engine {
  const packs = new Map<Pack, number>()
  const pending = new Map<number, Pending>()
  let revision = 0
  let send: Send = connectWorker(hear, startAgain) ?? connectIdle(hear)

  /** An answer nobody waits for any more is not heard. */
  function hear({ revision: answered, answer }: Reply): void {
    const waiting = pending.get(answered)
    pending.delete(answered)
    waiting?.onAnswer(answer)
  }

  /** The worker broke: everything it knew is told again, and what it owes is asked again. */
  function startAgain(): void {
    send = connectIdle(hear)
    for (const [pack, id] of packs) send({ kind: 'pack', id, pack })
    for (const [asked, { question }] of pending) send({ kind: 'ask', revision: asked, question })
  }

  function numberOf({ pack }: Catalogue): number {
    const known = packs.get(pack)
    if (known !== undefined) return known
    const id = packs.size
    packs.set(pack, id)
    send({ kind: 'pack', id, pack })
    return id
  }

  function ask(question: Question, onAnswer: (answer: Answer) => void): () => void {
    const asked = ++revision
    pending.set(asked, { question, onAnswer })
    send({ kind: 'ask', revision: asked, question })
    return () => {
      if (pending.delete(asked)) send({ kind: 'drop', revision: asked })
    }
  }

  return {
    refresh(articles, onAnswer) {
      const named = articles.map(({ catalogue, request }) => ({ pack: numberOf(catalogue), request }))
      return ask({ kind: 'refresh', articles: named }, (answer) => {
        if (answer.kind === 'refresh') onAnswer(answer.variants)
      })
    },
    prices({ context, ...asked }, onAnswer) {
      const { catalogues, ...terms } = context
      const named = new Map([...catalogues].map(([code, catalogue]) => [code, numberOf(catalogue)]))
      return ask({ kind: 'prices', ...asked, terms, packs: named }, (answer) => {
        if (answer.kind === 'prices') onAnswer(answer.prices)
      })
    },
  }
}
