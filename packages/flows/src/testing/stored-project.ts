import type { Answer } from '@arredo/contract'
import type { ProjectDocument } from '@arredo/project'
import { failure } from './app-for-tests.ts'

type Save = {
  readonly id: number | null
  readonly revision: number
  readonly document: ProjectDocument
  readonly trade?: ProjectDocument['trade']
}

/** One project at a server that refuses whoever builds on an older revision, as the real one does. */
export function storedProject(id: number, first: ProjectDocument) {
  let kept = { document: first, revision: 1, savedBy: 'Nobody', savedAt: '2026-11-15T10:00:00.000Z' }
  const copies: ProjectDocument[] = []
  const asStored = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

  return {
    document: () => kept.document,
    revision: () => kept.revision,
    copies: () => copies,
    handlersFor: (person: string) => ({
      'projects/load': (): Answer<unknown> => {
        const { trade, ...document } = asStored(kept.document)
        return {
          ok: true,
          value: { id, revision: kept.revision, savedAt: kept.savedAt, document, trade },
        }
      },
      'projects/save': (input: Save): Answer<unknown> => {
        const document = asStored({ ...input.document, trade: input.trade ?? {} })
        const answer = (number: number, revision: number) =>
          ({
            ok: true,
            value: { id: number, revision, savedAt: kept.savedAt, status: 'unassigned', price: null },
          }) as const
        if (input.id === null) {
          copies.push(document)
          return answer(1000 + copies.length, 1)
        }
        if (input.revision !== kept.revision) {
          const { revision, savedAt, savedBy } = kept
          return failure('conflict', 'Someone else saved this project meanwhile', {
            revision,
            savedAt,
            savedBy,
          })
        }
        kept = { ...kept, document, revision: kept.revision + 1, savedBy: person }
        return answer(id, kept.revision)
      },
    }),
  }
}
