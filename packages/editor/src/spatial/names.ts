import type { Text } from '@arredo/catalogue'
import type { FaceName, FoundRoom } from '@arredo/geometry'
import { type FixtureKind, itemName, positionNumbers, type StandingRow } from '@arredo/project'
import { fixtureNames } from '../fixture/fixture-names.ts'
import { type Clause, sentence, type Value } from './clause.ts'
import type { Scene } from './scene.ts'

export function roomName(room: FoundRoom | null): string | Clause {
  return room?.record?.name || sentence('Room')
}

export function wallName({ letters }: Scene, face: FaceName): Clause {
  const letter = letters(face)
  return letter === null ? sentence('a wall') : sentence('wall {{letter}}', { letter })
}

export function nameOfItem({ evaluation }: Scene, { row }: StandingRow): { readonly name: Text } {
  return { name: itemName(row, evaluation) }
}

/** What is beside, above or in the way: by its number too, where others have the same name. */
export function thingName(scene: Scene, item: StandingRow): Value {
  const name = nameOfItem(scene, item)
  const isCommon = scene.items.some(
    (other) => other.id !== item.id && itemName(other.row, scene.evaluation).en === name.name.en,
  )
  const number = positionNumbers(scene.document, scene.evaluation.alternative).get(item.id)
  return isCommon && number !== undefined
    ? sentence('{{name}} (no. {{number}})', { name, number: String(number) })
    : name
}

export function fixtureName(kind: FixtureKind): Clause {
  return sentence(fixtureNames[kind].label)
}
