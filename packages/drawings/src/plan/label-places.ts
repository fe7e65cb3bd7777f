import {
  footprint,
  footprintCentre,
  isInside,
  itemAxes,
  itemToPlan,
  type Point,
  planToItem,
  plus,
  times,
} from '@arredo/geometry'
import type { StandingRow } from '@arredo/project'
import { boxAround, type TextBox, textBox, textWidth } from '../text-box.ts'
import { symbolOf } from './draw-symbol.ts'
import type { PlanLabels } from './labels.ts'
import type { LabelPlace, LabelPlaces, Member } from './member.ts'
import { readableTurn } from './readable-turn.ts'

/** As shares of the height of the letters: the ring about a number, lines, and what stays free about them. */
export const ring = 1.6
const lineHeight = 1.2
const mostLines = 3
const margin = 0.25

/** Panels, fillers and plinths: their numbers matter less than those beside them. */
const slim = 120
const leastPanel = 3

/** Where in an item a number may stand: across its width and from back to front. */
const across = [0.5, 0.3, 0.7, 0.12, 0.88]
const deep = [0.5, 0.78, 0.22]

export function labelPlaces(member: Member, textSize: number, labels: PlanLabels): LabelPlaces {
  return { made: [], others: bestFirst(member, textSize, labels) }
}

export function findPlace(
  { made, others }: LabelPlaces,
  isRight: (place: LabelPlace) => boolean,
): LabelPlace | null {
  for (let index = 0; ; index++) {
    if (index === made.length) {
      const next = others.next()
      if (next.done) return null
      made.push(next.value)
    }
    const place = made[index]
    if (place && isRight(place)) return place
  }
}

/** All of it in the middle, the number alone wherever it fits in, and beside what is smaller than it. */
function* bestFirst(member: Member, textSize: number, labels: PlanLabels): Generator<LabelPlace> {
  const { item, number, kind } = member
  if (kind !== 'hanging' && kind !== 'worktop') yield* wholePlaces(member, textSize, labels)
  if (number === null) return
  const { width, depth } = item.size
  const side = ring * textSize
  if (Math.max(width, depth) < side) return yield* besidePlaces(item, textSize)
  // Small on the sheet, a panel's number would hide more than it tells.
  if (isSlim(member) && Math.max(width, depth) < side * leastPanel) return
  for (const v of deep) {
    for (const u of across) {
      const at = itemToPlan(item.place, [within(u, side, width), within(v, side, depth)])
      yield { at, name: [], turn: 0, boxes: [boxAround(at, side, side, 0)], shapes: {} }
    }
  }
}

/** In the middle of what is narrower than the ring. */
function within(share: number, side: number, length: number): number {
  return length < side ? length / 2 : Math.min(length - side / 2, Math.max(side / 2, share * length))
}

/** The name in up to three lines under its number, level if it can be, else along the item. */
function wholePlaces(member: Member, textSize: number, labels: PlanLabels): readonly LabelPlace[] {
  const { item, number, article } = member
  const text = article?.name ?? { en: item.row.kind === 'article' ? item.row.article : item.row.text }
  const name = labels.name?.(text) ?? text.en
  const centre = footprintCentre(item)
  const along = readableTurn(item.place.rotation)
  return (along === 0 ? [0] : [0, along]).flatMap((turn): readonly LabelPlace[] => {
    const place = blockAt(centre, turn, name, number, roomIn(item, turn), textSize)
    if (!place?.boxes.every((box) => isInItem(box, item, margin * textSize))) return []
    const outline = roundOutline(member)
    const isRound = outline !== null && !place.boxes.every((box) => isInOutline(box, item, outline))
    return isRound ? [] : [place]
  })
}

/** How wide a text of this turn may be in the middle of an item. */
function roomIn({ size, place }: StandingRow, turn: number): number {
  const askew = Math.abs(((place.rotation - turn) % 180) + 180) % 180
  return askew > 45 && askew < 135 ? size.depth : size.width
}

function blockAt(
  centre: Point,
  turn: number,
  name: string,
  number: number | null,
  room: number,
  textSize: number,
): LabelPlace | null {
  const lines = wrapped(name, room - 2 * margin * textSize, textSize)
  if (!lines) return null
  const { forward: down } = itemAxes(turn)
  const ringHeight = number === null ? 0 : (ring + 0.1) * textSize
  const height = ringHeight + lines.length * lineHeight * textSize
  const at = (y: number) => plus(centre, times(down, y - height / 2))
  const ringAt = number === null ? null : at(ringHeight / 2)
  const texts = lines.map((text, index) => ({
    text,
    at: at(ringHeight + (index + 0.5) * lineHeight * textSize),
  }))
  const side = ring * textSize
  return {
    at: ringAt,
    name: texts,
    turn,
    shapes: {},
    boxes: [
      ...(ringAt ? [boxAround(ringAt, side, side, turn)] : []),
      ...texts.map((line) => textBox(line.at, line.text, textSize, turn)),
    ],
  }
}

/** Words in as few lines as they fit in; null where they do not. */
function wrapped(name: string, room: number, textSize: number): readonly string[] | null {
  const lines: string[] = []
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (textWidth(longer, textSize) <= room) lines.splice(-1, last === undefined ? 0 : 1, longer)
    else if (textWidth(word, textSize) <= room) lines.push(word)
    else return null
  }
  return lines.length <= mostLines && name !== '' ? lines : null
}

function isInItem({ corners }: TextBox, { place, size }: StandingRow, least: number): boolean {
  return corners.every((corner) => {
    const [x, y] = planToItem(place, corner)
    return x >= least && y >= least && x <= size.width - least && y <= size.depth - least
  })
}

/** Of what is no rectangle. */
function roundOutline({ item, article }: Member): readonly Point[] | null {
  const symbol = symbolOf(article, item.size)
  const [outline] = symbol.flatMap((stroke) => (stroke.kind === 'outline' ? [stroke.points] : []))
  return outline && outline.length !== 4 ? outline : null
}

function isInOutline({ corners }: TextBox, { place }: StandingRow, outline: readonly Point[]): boolean {
  return corners.every((corner) => isInside(planToItem(place, corner), outline))
}

/** Round about an item that is smaller than its number. */
function besidePlaces(item: StandingRow, textSize: number): readonly LabelPlace[] {
  const centre = footprintCentre(item)
  const side = ring * textSize
  const [corner] = footprint(item)
  const reach = Math.hypot(corner[0] - centre[0], corner[1] - centre[1]) + side * 0.75
  return Array.from({ length: 8 }, (_, turn): LabelPlace => {
    const { right } = itemAxes(45 + turn * 45)
    const at = plus(centre, times(right, reach))
    return { at, name: [], turn: 0, boxes: [boxAround(at, side, side, 0)], from: centre, shapes: {} }
  })
}

export function isSlim({ item: { size } }: Member): boolean {
  return Math.min(size.width, size.depth) < slim
}
