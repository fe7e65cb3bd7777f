import { direction, type Point } from '@arredo/geometry'
import type { Shape } from '../drawing.ts'
import { keptIn } from '../kept.ts'
import { boxesOverlap, isFree, type TextBox } from '../text-box.ts'
import type { ItemKind } from './item-kind.ts'
import { findPlace, isSlim, labelPlaces, ring } from './label-places.ts'
import type { PlanLabels } from './labels.ts'
import type { LabelPlace, Member } from './member.ts'

export type LaidLabel = {
  readonly key: string
  readonly shapes: readonly Shape[]
  readonly boxes: readonly TextBox[]
}

/** As a share of the height of the letters of dimensions. */
const numberSize = 0.9

/** What hides others is written on first: the place of those below is where nothing hides them. */
const order: readonly ItemKind[] = ['hanging', 'onTop', 'standing', 'worktop', 'plinth', 'carpet']

/** Number and name of every item where they fit, else the number alone; nothing is written on another's. */
export function drawLabels(
  members: readonly Member[],
  { taken, isInside }: { readonly taken: readonly TextBox[]; readonly isInside: (box: TextBox) => boolean },
  textSize: number,
  labels: PlanLabels,
): readonly LaidLabel[] {
  const written = [...taken]
  const ranked = members.map((member) => ({ member, rank: rankOf(member), box: member.box }))
  const labelled: LaidLabel[] = []
  for (const { member, rank, box } of ranked.toSorted((a, b) => a.rank - b.rank)) {
    const over = ranked.filter((other) => other.rank < rank && boxesOverlap(other.box, box))
    const hiding = over.map((other) => other.box)
    const by = [textSize, labels]
    const places = keptIn(member.kept.places, by, () => labelPlaces(member, textSize, labels))
    const isClear = (place: LabelPlace) =>
      place.boxes.every((each) => isFree(each, written) && isInside(each))
    const found =
      findPlace(places, (place) => isClear(place) && place.boxes.every((each) => isFree(each, hiding))) ??
      findPlace(places, (place) => place.name.length === 0 && isClear(place))
    if (!found) continue
    written.push(...found.boxes)
    const shapes = keptIn(found.shapes, [], () => drawLabel(member, found, textSize))
    labelled.push({ key: `label ${member.item.id}`, shapes, boxes: found.boxes })
  }
  return labelled
}

function rankOf(member: Member): number {
  return order.indexOf(member.kind) + (isSlim(member) ? order.length : 0)
}

function drawLabel({ item, number }: Member, place: LabelPlace, textSize: number): readonly Shape[] {
  const of = { kind: 'row', id: item.id } as const
  const { at, turn, from } = place
  const lines = place.name.map(
    (line): Shape => ({ kind: 'text', style: 'itemName', of, turn, size: textSize, ...line }),
  )
  if (!at || number === null) return lines
  const side = ring * textSize
  return [
    ...(from ? [{ kind: 'line', style: 'numberRing', of, from, to: at } as const] : []),
    { kind: 'polygon', style: 'numberRing', of, points: ringAbout(at, side / 2) },
    { kind: 'text', style: 'itemNumber', of, at, text: String(number), size: numberSize * textSize, turn },
    ...lines,
  ]
}

/** Small enough on every sheet that nobody sees its corners. */
const ringCorners = 24
const unitRing = Array.from({ length: ringCorners }, (_, k): Point => direction((k * 360) / ringCorners))

function ringAbout([x, y]: Point, radius: number): readonly Point[] {
  return unitRing.map(([right, up]): Point => [x + right * radius, y + up * radius])
}
