import { type Catalogue, openPack } from '@arredo/catalogue'
import { createDesk, evaluateProject, isPlaced, moveRow, type Preview } from '@arredo/project'
import { expect, it } from 'vitest'
import { kitchenHouse } from '../../../../tools/bench/kitchen-house.ts'
import { kitchenPack } from '../../../../tools/pricing/kitchen-pack.ts'
import type { Run } from '../runs/run.ts'
import { runsOf } from '../runs/runs-of.ts'
import { createFollow } from './follow.ts'
import { withFollowers } from './with-followers.ts'

const widths = [1, 600]

it('a step of a drag among 200 articles finds the runs and pieces of one room again, and of no other', async () => {
  const opened = openPack(await kitchenPack())
  let asked: string[] = []
  const counting: Catalogue = {
    ...opened,
    evaluateNow(...question) {
      asked.push(question[0].article)
      return opened.evaluateNow(...question)
    },
  }
  const catalogues = new Map([['KITCHEN', counting]])
  const house = withFollowers(kitchenHouse(), catalogues)
  const cold = asked.length
  const follow = createFollow(() => catalogues)
  let latest: Preview | null = null
  let work = 0
  const desk = createDesk({
    document: house,
    evaluate: (document, alternative) =>
      evaluateProject(document, { catalogues, discounts: new Map(), faces: [], alternative, answer: 'now' }),
    follow(before, after) {
      asked = []
      const next = follow(before, after)
      work = asked.length
      latest = after
      return next
    },
  })
  const unit = house.rows['k5-drawers']
  if (!isPlaced(unit)) throw new Error('It stands there')
  const { placement } = unit
  const runsAfter = (by: number): ReadonlySet<Run> => {
    const [x, y, z] = placement.at
    desk.preview(moveRow, { row: 'k5-drawers', placement: { ...placement, at: [x + by, y, z] } })
    if (!latest) throw new Error('It follows')
    const { document, evaluation } = latest
    return new Set(widths.flatMap((width) => runsOf(document, evaluation, width)))
  }
  // The first step is compared with nothing; from the second on only what moved is new.
  runsAfter(7)
  const before = runsAfter(14)
  const after = runsAfter(21)
  expect(before.size).toBeGreaterThan(100)
  const others = [...after].filter((run) => !before.has(run)).flatMap(idsOf)
  expect(others.filter((id) => !id.startsWith('k5-'))).toEqual([])
  expect(others).toContain('k5-drawers')
  expect(cold).toBeGreaterThan(200)
  expect(work).toBeLessThan(30)
})

function idsOf({ lines }: Run): readonly string[] {
  return lines.flatMap(({ items }) => items.map(({ standing }) => standing.id))
}
