import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeBetween } from '../changed-records.ts'
import { createDesk } from '../create-desk.ts'
import type { Desk } from '../desk.ts'
import type { Result } from '../result.ts'
import type { Deed } from '../testing/deed.ts'
import { deskForTests, evaluationOf, namesBy } from '../testing/desk-for-tests.ts'
import { anyDeed, randomRooms } from '../testing/random-rooms.ts'

type Event = Deed | 'undo' | 'redo' | 'look' | 'reload' | { readonly foreign: Deed }

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 8, arbitrary: anyDeed },
  { weight: 4, arbitrary: fc.constantFrom('undo' as const, 'undo' as const, 'redo' as const) },
  { weight: 1, arbitrary: fc.constant('look' as const) },
  { weight: 3, arbitrary: fc.constant('reload' as const) },
  { weight: 1, arbitrary: anyDeed.map((foreign) => ({ foreign })) },
)

const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

function reloaded(desk: Desk): Desk {
  const { document, alternative } = desk.current()
  return createDesk({
    document: sent(document),
    evaluate: evaluationOf,
    history: sent(desk.history()),
    alternative,
  })
}

function act(desk: Desk, what: Exclude<Event, 'reload'>, newId: () => string): Result<unknown> | null {
  if (what === 'undo' || what === 'redo') return desk[what]()
  if (what === 'look') return desk.look(desk.current().alternative === 'a1' ? 'a2' : 'a1')
  if (!('foreign' in what)) return what.act(desk, newId)

  const elsewhere = deskForTests(desk.current().document)
  what.foreign.act(elsewhere, newId)
  return desk.take(sent(changeBetween(desk.current().document, elsewhere.current().document).after))
}

const shown = (desk: Desk) => {
  const { document, alternative, undoes, redoes } = desk.current()
  return sent({ document, alternative, undoes, redoes })
}

const isKept = (result: Result<unknown> | null) =>
  result?.ok === false && /somebody else/.test(result.message)

describe('a desk that was stored with its history', () => {
  it('[law 1] goes on as if it had never been away, whatever is done, undone and redone on it', () => {
    let reloads = 0
    let undone = 0
    fc.assert(
      fc.property(
        randomRooms,
        fc.array(event, { minLength: 1, maxLength: 24, size: 'max' }),
        (room, events) => {
          const stayed = deskForTests(room)
          let away = reloaded(stayed)
          const [newId, newIdAway] = [namesBy('n'), namesBy('n')]
          const ending: readonly ('undo' | 'redo')[] = [...Array(20).fill('undo'), ...Array(20).fill('redo')]
          for (const what of [...events, 'reload' as const, ...ending]) {
            if (what === 'reload') {
              away = reloaded(away)
              reloads += 1
              continue
            }
            const result = act(stayed, what, newId)
            const resultAway = act(away, what, newIdAway)
            // Changed by somebody and changed back: what was stored cannot know, and may undo it.
            if (isKept(result) && !isKept(resultAway)) return
            expect(shown(away)).toEqual(shown(stayed))
            if (what === 'undo' && resultAway?.ok) undone += 1
          }
        },
      ),
      { numRuns: 100 },
    )
    expect(reloads).toBeGreaterThan(100)
    expect(undone).toBeGreaterThan(200)
  })
})
