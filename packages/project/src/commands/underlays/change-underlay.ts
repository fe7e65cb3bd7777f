import type { Command } from '../../command.ts'
import { isSameRecord } from '../../is-same-record.ts'
import { done, refuse } from '../../result.ts'
import type { Underlay, UnderlayId } from '../../room-records.ts'
import { underlayProblem } from './underlay-problem.ts'

export type ChangeUnderlayInput = {
  readonly underlay: UnderlayId
  readonly change: Partial<Pick<Underlay, 'at' | 'rotation' | 'scale' | 'opacity'>>
}

export const changeUnderlay: Command<ChangeUnderlayInput> = {
  label: 'Change underlay',
  run(document, { underlay: id, change }) {
    const underlay = document.underlays[id]
    if (!underlay) return refuse(`No underlay ${id}`)
    const changed = { ...underlay, ...change }
    if (isSameRecord(underlay, changed)) return done(document)
    const problem = underlayProblem(changed)
    if (problem) return refuse(problem)

    return done({ ...document, underlays: { ...document.underlays, [id]: changed } })
  },
}
