import { openPack } from '@arredo/catalogue'
import type { Opening, PlanRecords } from '@arredo/geometry'
import {
  type ArticleRow,
  type Evaluation,
  evaluateProject,
  newDocument,
  type ProjectDocument,
} from '@arredo/project'
import { sampleModel, samplePack } from '@arredo/testing'
import { rectangle } from '../room/plan-for-tests.ts'
import type { ScenePictures } from '../scene-file/scene-pictures.ts'

const flags = { drawn: true, offered: true, ordered: true }
const catalogue = samplePack.code
const [article] = samplePack.articles

type Shown = { readonly document: ProjectDocument; readonly evaluation: Evaluation }

/** So many cabinets of the sample catalogue side by side at the north wall of a room of 5 by 4 metres. */
export function kitchenOf(
  cabinets: number,
  openings: readonly Opening[] = [],
  plan: PlanRecords = rectangle(5000, 4000),
): Shown {
  const rows = Array.from({ length: cabinets }, (_, k): ArticleRow => {
    const seat = plan.walls.n
      ? ({ on: 'wall', wall: 'n', side: 'right' } as const)
      : ({ on: 'floor' } as const)
    return {
      ...{
        id: `r${k}`,
        alternative: 'a',
        order: k,
        flags,
        kind: 'article',
        catalogue,
        choices: {},
        quantity: 1,
      },
      ...{ article: article?.code ?? '', model: article?.models[0] ?? '', side: article?.sides[0] ?? 'L' },
      placement: { at: [600 + k * 600, 0, 0], rotation: 0, seat },
    }
  })
  const document: ProjectDocument = {
    ...newDocument({ name: 'Test', alternative: 'a', priceDate: '2026-11-01' }),
    ...plan,
    rows: Object.fromEntries(rows.map((row) => [row.id, row])),
    openings: Object.fromEntries(openings.map((opening) => [opening.id, opening])),
  }
  const catalogues = new Map([[catalogue, openPack(samplePack)]])
  return { document, evaluation: evaluateProject(document, { catalogues, faces: [], discounts: new Map() }) }
}

export const sampleMaterials = () => samplePack.materials

/** Every picture is there, and is a few bytes that say which it is; the first one asked for comes last. */
export function picturesForTests(): ScenePictures {
  let patience = 8
  const image = async (name: string) => {
    const wait = Math.max(0, patience--)
    await new Promise((resolve) => setTimeout(resolve, wait))
    return { bytes: new TextEncoder().encode(name), mimeType: 'image/png' } as const
  }
  return {
    file: (name, meaning) => image(`${name} ${meaning}`),
    held: (_, mimeType, meaning) => image(`${mimeType} ${meaning}`),
    pattern: async (name) => ({ image: await image(name), size: { width: 400, height: 800 } }),
    model: async (name) => (name === 'wedge.glb' ? new Uint8Array(sampleModel({})).buffer : null),
  }
}
