import type { Answer, Calls, InputOf, OutputOf } from '@arredo/contract'
import { failure } from './app-for-tests.ts'

type Kept = InputOf<Calls['drafts/keep']> & { isClosed: boolean }

/** The server's drafts and projects in memory, by the rules of the real ones. */
export function draftServerForTests() {
  const drafts = new Map<string, Kept>()
  const projects = new Map<number, { revision: number; document: unknown; trade: unknown }>()
  const kept: Kept[] = []
  const answered = new Map<string, Answer<OutputOf<Calls['projects/save']>>>()
  const ok = <Value>(value: Value) => ({ ok: true as const, value })
  let problem: 'unavailable' | 'maintenance' | null = null
  let isDeaf = false
  const reached = <Input, Output>(work: (input: Input) => Output) => {
    return (input: Input) => {
      if (problem) return failure(problem, 'Nobody there')
      const answer = work(input)
      return isDeaf ? failure('unavailable', 'The answer was lost') : answer
    }
  }

  const handlers = {
    'drafts/keep': reached((input: InputOf<Calls['drafts/keep']>) => {
      const held = drafts.get(input.key)
      if (held?.isClosed) return ok({ seq: held.seq, wants: 'closed' as const })
      if (held && held.seq >= input.seq) return ok({ seq: held.seq, wants: null })
      const isWhole = input.after === 0 && (input.project !== null || input.base !== undefined)
      if (!isWhole && held?.seq !== input.after) return ok({ seq: held?.seq ?? 0, wants: 'base' as const })
      const changes: Record<string, unknown> = isWhole ? {} : { ...held?.changes }
      for (const [map, records] of Object.entries(input.changes))
        changes[map] = { ...(changes[map] as object), ...records }
      const base = input.base ?? held?.base
      drafts.set(input.key, { ...input, changes, isClosed: false, ...(base && { base }) })
      kept.push({ ...input, isClosed: false })
      return ok({ seq: input.seq, wants: null })
    }),
    'drafts/list': reached(({ keys }: InputOf<Calls['drafts/list']>) => {
      const all = [...drafts.values()]
      const listed = all
        .filter(({ isClosed }) => !isClosed)
        .map(({ key, name, project }) => ({ key, name, project, keptAt: '2026-11-15T10:00:00Z' }))
      return ok({ drafts: listed, closed: all.filter(({ key, isClosed }) => isClosed && keys.includes(key)) })
    }),
    'drafts/load': reached(({ key }: { key: string }) => {
      const held = drafts.get(key)
      if (!held) return failure('notFound', 'Draft not found')
      const value = { ...held, base: held.base ?? null, keptAt: '2026-11-15T10:00:00Z' }
      return ok(value as OutputOf<Calls['drafts/load']>)
    }),
    'drafts/remove': reached(({ key }: { key: string }) => {
      drafts.delete(key)
      return ok(null)
    }),
    'projects/load': reached(({ id }: { id: number }) => {
      const stored = projects.get(id)
      if (!stored) return failure('notFound', 'Project not found')
      return ok({ id, savedAt: '2026-11-15T10:00:00Z', ...stored })
    }),
    'projects/save': reached((input: InputOf<Calls['projects/save']>) => {
      const earlier = answered.get(input.idempotencyKey)
      if (earlier) return earlier
      const id = input.id ?? projects.size + 1
      const revision = (projects.get(id)?.revision ?? 0) + 1
      if (revision !== input.revision + 1) return failure('conflict', 'Someone else saved meanwhile')
      projects.set(id, { revision, document: input.document, trade: input.trade })
      if (input.draft) {
        const closed = { seq: drafts.get(input.draft)?.seq ?? 0, after: 0, version: 0, name: '', changes: {} }
        drafts.set(input.draft, { ...closed, key: input.draft, project: id, revision, isClosed: true })
      }
      const savedAt = '2026-11-15T10:00:00Z'
      const answer = ok({ id, revision, savedAt, status: 'unassigned' as const, price: null })
      answered.set(input.idempotencyKey, answer)
      return answer
    }),
  }
  return {
    drafts,
    projects,
    /** What was kept, in its order. */
    kept,
    handlers,
    breakWith(kind: typeof problem) {
      problem = kind
    },
    /** Everything is done, and no answer arrives. */
    loseAnswers(isLost: boolean) {
      isDeaf = isLost
    },
  }
}
