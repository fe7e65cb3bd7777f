import type { Catalogue } from '@arredo/catalogue'
import type { App, PriceReport, VariantQuestion } from '@arredo/flows'
import type { RowId } from '@arredo/project'

/** What questions are about, out of the project that is open. */
export type Samples = {
  readonly id: number
  readonly revision: number
  readonly row: RowId
  readonly catalogue: Catalogue
  readonly versions: readonly string[]
  /** Two documents of one kind. */
  readonly summaries: readonly string[]
  readonly variant: VariantQuestion
  readonly designClass: VariantQuestion
  readonly prices: PriceReport
}

/** In the page, with a stored project open. */
export async function sampleQuestions({ project, ports }: App): Promise<Samples> {
  const { open } = project.getState()
  // The one that most of a kitchen is of.
  const catalogue = open?.catalogues().get('KITCHEN')
  if (!open?.id || !catalogue) throw new Error('No stored project is open')
  const { id, revision, desk } = open
  const { document, evaluation } = desk.current()
  const articles = Object.values(document.rows).flatMap((row) => (row.kind === 'article' ? [row] : []))
  // One that a person placed: followers have neither links nor a price of their own.
  const first = articles.find(({ article }) => article.startsWith('B-')) ?? articles[0]
  if (!first) throw new Error('Nothing stands in the room')

  const versions = ['As first shown', 'With the oak island and a longer name than most']
  for (const name of versions) await ports.call('projects/prjVersionCreate', { id, name })
  const summaries: string[] = []
  for (const idempotencyKey of [crypto.randomUUID(), crypto.randomUUID()]) {
    const wish = { report: 'summary', answers: {}, language: 'en', isLook: false, projectId: id }
    const made = await ports.call('documents/make', { ...wish, idempotencyKey })
    if (made.ok) summaries.push(made.value.id)
  }
  const variants = Object.values(catalogue.pack.variants)
  const withClass = variants.find(({ designClass }) => designClass !== undefined)
  const many = variants.find(
    ({ domain, designClass }) =>
      domain.kind === 'options' && domain.options.length > 4 && designClass === undefined,
  )
  return {
    ...{ id, revision, catalogue, versions, summaries, row: first.id },
    variant: questionOf(many ?? withClass),
    designClass: questionOf(withClass ?? many),
    prices: pricesOf(),
  }

  function questionOf(variant = variants[0]): VariantQuestion {
    if (variant?.domain.kind !== 'options') throw new Error('No variant with options')
    const differences = new Map(
      variant.domain.options.map(({ code }, at) => [code, { difference: at * 1250 }]),
    )
    return {
      variant,
      chosen: variant.domain.options[0]?.code ?? null,
      currency: 'EUR',
      differences: {
        getState: () => differences,
        getInitialState: () => differences,
        setState: () => {},
        subscribe: () => () => {},
      },
      options: variant.domain.options.map(({ code, name, material }, at) => ({
        ...{ value: code, name },
        ...(material && { surface: { colour: catalogue?.pack.materials[material]?.colour ?? '#888888' } }),
        notNow: at === 2 ? { reasons: [{ en: 'Not with this handle' }], changes: null } : null,
      })),
    }
  }

  function pricesOf(): PriceReport {
    const terms = { priceList: 'EUR2026', priceDate: '2026-01-01', packs: document.packs }
    const rows = articles.slice(0, 6).map(({ id: row, article }, at) => ({
      ...{ row, position: at + 1, name: { en: article }, code: article, old: 42_000 + at * 9100 },
      ...{ new: 43_700 + at * 9400, reasons: [{ kind: 'base', old: 42_000, new: 43_700 }] },
      treatments: ['new', 'keep'] as const,
    }))
    const alternative = Object.keys(evaluation.prices).length > 0 ? document.header.activeAlternative : ''
    return {
      ...{ from: terms, to: { ...terms, priceDate: '2026-11-18' }, face: 'customer', currency: 'EUR' },
      alternatives: [{ id: alternative, name: 'Alternative 1', old: 389_000, reasons: [], rows }],
      isDifferent: true,
      price: () => ({
        totals: { [alternative]: 402_300 },
        rows: Object.fromEntries(rows.map((each) => [each.row, each.new])),
        problem: null,
      }),
      updates: () => ({}),
    } as unknown as PriceReport
  }
}
