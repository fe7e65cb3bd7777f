import type { Material } from '@arredo/catalogue'
import type { Finish, FoundRoom, WallId } from '@arredo/geometry'
import { type Evaluation, finishName } from '@arredo/project'
import type { MaterialsOf } from '../items/scene-items.ts'

/** What the finishes of rooms are made of, by what rooms call them; plain colours are not among them. */
export type RoomFinishes = ReadonlyMap<Finish, Material>

export const noFinishes: RoomFinishes = new Map()

export function roomFinishes({ surfaces }: Evaluation, materials: MaterialsOf): RoomFinishes {
  if (!surfaces) return noFinishes
  return new Map(
    surfaces.flatMap(({ finish, material }) => {
      const found = material === null ? undefined : materials(finishName(finish)?.catalogue ?? '')[material]
      return found ? [[finish, found] as const] : []
    }),
  )
}

export function isSameFinishes(before: RoomFinishes, after: RoomFinishes): boolean {
  return before.size === after.size && [...before].every(([finish, one]) => after.get(finish) === one)
}

export function wallFinish({ record }: FoundRoom, wall: WallId): Finish | null {
  return record?.exceptions[wall] ?? record?.walls ?? null
}

/** The material of a finish that is more than a colour. */
export function coverOf(finish: Finish | null | undefined, finishes: RoomFinishes): Material | null {
  const found = finish ? finishes.get(finish) : undefined
  return found?.texture ? found : null
}
