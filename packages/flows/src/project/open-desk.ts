import type { Catalogue } from '@arredo/catalogue'
import { type Face, type JoinedTerms, joinTerms } from '@arredo/pricing'
import type { ProjectDocument } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import type { OpenProject } from './project-store.ts'

export type Range = JoinedTerms & {
  readonly catalogues: ReadonlyMap<string, Catalogue>
  readonly hashes: Readonly<Record<string, string>>
}

/** Lays a document on a desk with the engine that answers for it. */
export async function openDesk(
  app: App,
  document: ProjectDocument,
  { catalogues, discounts, limits }: Range,
): Promise<Pick<OpenProject, 'desk' | 'evaluate' | 'context' | 'catalogues'>> {
  const { createDesk, evaluateProject } = await app.ports.engine()
  // Asked every time: a guest who logs in with an open project becomes somebody who may see more.
  const context = () => ({ catalogues, discounts, limits, faces: facesOf(app) })
  const evaluate = (current: ProjectDocument) => evaluateProject(current, context())
  return { desk: createDesk({ document, evaluate }), evaluate, context, catalogues }
}

/** D-80: Customer is the only face of guests and customers. */
export function facesOf(app: App): readonly Face[] {
  return app.session.getState().profile?.kind === 'pro' ? ['customer', 'trade'] : ['customer']
}

/**
 * The brand's catalogues as they are sold now; `pinned` hashes win, because a project is shown with the
 * packs it was made with. One that cannot be had is reported and missing, the rest goes on.
 */
export async function loadRange(app: App, pinned: Readonly<Record<string, string>>): Promise<Range> {
  const listed = await app.ports.call('catalogues/list', {})
  if (!listed.ok) reportMissing(app, listed.message)
  const sold = listed.ok ? Object.fromEntries(listed.value.map(({ code, hash }) => [code, hash])) : {}
  const hashes = { ...sold, ...pinned }

  const { openPack } = await app.ports.engine()
  const catalogues = new Map<string, Catalogue>()
  await Promise.all(
    Object.entries(hashes).map(async ([code, hash]) => {
      const pack = await app.ports.fetchPack(hash)
      if (pack.ok) catalogues.set(code, openPack(pack.value))
      else reportMissing(app, pack.message)
    }),
  )
  return { catalogues, hashes, ...(await loadTerms(app, Object.values(hashes))) }
}

async function loadTerms(app: App, hashes: readonly string[]): Promise<JoinedTerms> {
  if (!facesOf(app).includes('trade')) return joinTerms([])

  const answers = await Promise.all(hashes.map((hash) => app.ports.call('catalogues/tradeTerms', { hash })))
  return joinTerms(
    answers.flatMap((answer) => {
      if (!answer.ok) app.ports.log.warn(`No trade terms: ${answer.message}`)
      return (answer.ok ? answer.value : []).map(
        ({ priceList, discounts, limits: { reduction, margin } = {} }) => ({
          priceList,
          discounts: discounts.map(({ code, name, rate }) => ({ code, rate, name: { en: code, ...name } })),
          limits: { ...(reduction !== undefined && { reduction }), ...(margin !== undefined && { margin }) },
        }),
      )
    }),
  )
}

function reportMissing(app: App, message: string): void {
  app.ports.log.warn(`A catalogue could not be loaded: ${message}`)
  app.notices.show({
    message: sentence('A catalogue could not be loaded. Reload the page to try again.'),
    kind: 'error',
  })
}
