import * as fc from 'fast-check'
import { addAlternative } from '../commands/alternatives/add-alternative.ts'
import { moveAlternative } from '../commands/alternatives/move-alternative.ts'
import { removeAlternative } from '../commands/alternatives/remove-alternative.ts'
import { renameAlternative } from '../commands/alternatives/rename-alternative.ts'
import { forgetAlternative, restoreAlternative } from '../commands/alternatives/restore-alternative.ts'
import { switchAlternative } from '../commands/alternatives/switch-alternative.ts'
import { done } from '../result.ts'
import { rowsInOrder } from '../row-order.ts'
import { type Deed, deed, nth, run, which } from './deed.ts'

/** More than a few would only make the documents long. */
const mostAlternatives = 3

const adding = deed('addAlternative', fc.option(which), (document, index, newId, desk) => {
  if (Object.keys(document.alternatives).length >= mostAlternatives) return null
  const of = index === null ? null : nth(document.alternatives, index)?.id
  const rows = rowsInOrder(document, of ?? desk.current().alternative)
  const rowIds = Object.fromEntries(rows.map(({ id }) => [id, newId()]))
  return run(addAlternative, { alternative: newId(), name: 'Cheaper', rowIds, ...(of && { of }) })
})

const switching = deed(
  'switchAlternative',
  fc.record({ which, looks: fc.boolean() }),
  (document, { which: index, looks }) => {
    const alternative = nth(document.alternatives, index)?.id ?? ''
    if (!looks) return run(switchAlternative, { alternative })
    return (desk) => {
      desk.look(alternative)
      return done(desk.current().document)
    }
  },
)

const changing = deed(
  'rename, move, remove, bring back or forget an alternative',
  fc.record({ which, deed: fc.nat(4), to: fc.integer({ min: -1, max: 4 }) }),
  (document, { which: index, deed: kind, to }) => {
    const alternative = nth(document.alternatives, index)?.id ?? ''
    if (kind === 0) return run(renameAlternative, { alternative, name: ['', ' Oak '][to % 2] ?? 'White' })
    if (kind === 1) return run(moveAlternative, { alternative, to })
    if (kind === 2) return run(removeAlternative, { alternative, at: '2026-11-16T10:00:00.000Z' })
    return run(kind === 3 ? restoreAlternative : forgetAlternative, { alternative })
  },
)

export const alternativeDeeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 1, arbitrary: adding },
  { weight: 2, arbitrary: switching },
  { weight: 2, arbitrary: changing },
)
