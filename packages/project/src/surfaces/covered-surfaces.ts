import type { Catalogue, RoomFinish } from '@arredo/catalogue'
import { type Finish, shellOf } from '@arredo/geometry'
import type { ProjectDocument } from '../document.ts'
import type { Evaluation } from '../evaluation.ts'
import type { CoveredSurface } from './covered-surface.ts'
import { finishName } from './finish-name.ts'
import { roomFinish } from './room-finish.ts'
import { surfaceAreas } from './surface-areas.ts'

/** Room by room in the order of the document: floor, walls, ceiling. What is bare or a plain colour is not sold. */
export function coveredSurfaces(
  document: ProjectDocument,
  worked: Pick<Evaluation, 'alternative' | 'articles'>,
  catalogues: ReadonlyMap<string, Catalogue>,
): readonly CoveredSurface[] {
  const named = Object.values(document.rooms).filter(isCovered)
  if (named.length === 0) return none

  const found = new Map(shellOf(document).rooms.map((room) => [room.record?.id, room]))
  return named.flatMap((record) => {
    const room = found.get(record.id)
    const lines = new Map<string, CoveredSurface>()
    for (const { surface, area, free } of room ? surfaceAreas(document, worked, room) : []) {
      const finish = roomFinish(record, surface)
      if (finish === null || !finishName(finish)) continue
      const known = finishIn(catalogues, finish)
      const isSold = known?.surfaces.includes(surface.kind)
      const net = known?.behindUnits === false ? free() : area
      const id = `finish:${record.id}:${surface.kind}:${finish}`
      const before = lines.get(id)?.area ?? 0
      lines.set(id, {
        ...{ id, room: record.id, kind: surface.kind, finish, area: before + net },
        name: (isSold && known?.name) || null,
        material: known?.material ?? null,
      })
    }
    return [...lines.values()].filter(({ area }) => area > 0)
  })
}

const none: readonly CoveredSurface[] = []

/** What a catalogue says of a finish; null for plain colours and for what is not there. */
export function finishIn(
  catalogues: ReadonlyMap<string, Pick<Catalogue, 'pack'>>,
  finish: Finish,
): RoomFinish | null {
  const name = finishName(finish)
  if (!name) return null
  const { finishes = [] } = catalogues.get(name.catalogue)?.pack ?? {}
  return finishes.find(({ code }) => code === name.code) ?? null
}

function isCovered({ floor, ceiling, walls, exceptions }: ProjectDocument['rooms'][string]): boolean {
  return [floor, ceiling, walls, ...Object.values(exceptions)].some(
    (finish) => finish !== null && finishName(finish) !== null,
  )
}
