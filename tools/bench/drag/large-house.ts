import type { Catalogue } from '@arredo/catalogue'
import type { PlanLabels } from '@arredo/drawings'
import type { Editor, Hit, Selected } from '@arredo/editor'
import { createEditor, fetchTools } from '@arredo/editor/headless'
import { footprintCentre, type Point } from '@arredo/geometry'
import { createFollow, withFollowers } from '@arredo/planning'
import { createDesk, evaluateProject, standingRow } from '@arredo/project'
import { largeHouse } from '@arredo/testing'

await fetchTools()

/** The house on a desk, priced and evaluated as the application does it; followed, with worktops and all that goes with runs. */
export function openHouse(kitchen: Catalogue, { isFollowed = false } = {}): Editor {
  const { code } = kitchen.pack
  const context = { catalogues: new Map([[code, kitchen]]), discounts: new Map() }
  const { catalogues } = context
  const house = largeHouse({ catalogue: code, pack: '' })
  const desk = createDesk({
    document: isFollowed ? withFollowers(house, catalogues) : house,
    ...(isFollowed && { follow: createFollow(() => catalogues) }),
    evaluate: (document, alternative, prices) =>
      evaluateProject(document, { ...context, alternative, faces: prices === 'priced' ? ['customer'] : [] }),
  })
  let made = 0
  return createEditor({ desk, newId: () => `new-${++made}` })
}

export function startOf({ desk }: Editor, { kind, id }: Selected): Point {
  const { document, evaluation } = desk.current()
  const standing = kind === 'row' ? standingRow(document, evaluation, id) : null
  if (standing) return footprintCentre(standing)
  const from = document.corners[document.walls[id]?.from ?? '']
  if (!from) throw new Error(`The house has no ${kind} ${id}`)
  return [from.at[0] + 300, from.at[1]]
}

export function hit([x, y]: Point, record: Selected | null): Hit {
  return { point: [x, y, 0], surface: 'floor', record, face: null }
}

export const labels: PlanLabels = {
  formatLength: (length) => String(Math.round(length)),
  formatArea: (area) => `${(area / 1e6).toFixed(1)} m²`,
  text: (key, values = {}) => key.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''),
}
