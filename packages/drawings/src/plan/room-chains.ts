import {
  distance,
  type FoundRoom,
  fromWall,
  isInRoom,
  type Point,
  type Shell,
  type Stretch,
  wallFrame,
} from '@arredo/geometry'
import { kept, keptIn, type Slot } from '../kept.ts'
import { boxOf, isFree, type TextBox } from '../text-box.ts'
import { type Bands, nameOf, type Wanted } from './chain-bands.ts'
import {
  type ChainKind,
  chainKinds,
  type Measurable,
  type SpansByKind,
  type Stops,
  type StopsByKind,
  spansOn,
  stopsOf,
  thinnedStops,
} from './chain-stops.ts'
import {
  type ChainPlace,
  chainDepth,
  chainStep,
  drawChain,
  firstChain,
  type LaidChain,
  widestNumber,
} from './draw-chain.ts'
import type { PlanLabels } from './labels.ts'
import type { RoomGroup } from './member.ts'
import type { ChainChoice } from './plan-options.ts'

/** Walls shorter than so many letters are high have no chain of openings, or none but their length. */
const shortForOpenings = 16
const shortForParts = 8

/** What there is to measure along the walls of a room. */
export type Measured = {
  /** The same as long as the same chains are wanted. */
  readonly key: string
  readonly stretches: readonly Stretch[]
  readonly stops: ReadonlyMap<Stretch, StopsByKind>
  readonly spans: ReadonlyMap<Stretch, SpansByKind>
  readonly wanted: readonly Wanted[]
}

export function measuredWalls(
  shell: Shell,
  stretches: readonly Stretch[],
  group: RoomGroup,
  measurable: Measurable,
  { textSize, chains }: { readonly textSize: number; readonly chains: ChainChoice },
): Measured {
  const spans = spansOn(stretches, group.members, measurable, shell)
  const stops = new Map([...spans].map(([stretch, own]) => [stretch, stopsBy(stretch, own, textSize)]))
  const chosen = new Map([...stops].map(([stretch, own]) => [stretch, chosenOf[chains](own)]))
  const wanted = wantedOn(stretches, chosen, group.room !== null, textSize)
  const key = wanted.map(({ stretch, kinds }) => `${nameOf(stretch)} ${kinds}`).join()
  return { key, stretches, spans, stops, wanted }
}

const chosenOf: Readonly<Record<ChainChoice, (stops: StopsByKind) => StopsByKind>> = {
  all: (stops) => stops,
  /** What stands along a wall; where nothing does, what hangs there. */
  few({ standing, hanging }) {
    if (standing) return { standing }
    return hanging ? { hanging } : {}
  },
  installation: ({ standing: _, hanging: __, ...stops }) => stops,
}

const stretchesKept = kept<readonly Stretch[]>()

/** Those of the room; without one, those of every wall that stands in none. */
export function stretchesOf(shell: Shell, room: FoundRoom | null): readonly Stretch[] {
  if (room) return stretchesKept(room, [], () => fromGap(room.sides))
  return stretchesKept(shell, [], () =>
    shell.seats.filter((stretch) => stretch.room === null && stretch.side === 'right'),
  )
}

/** A room with an open side is measured from where its walls begin. */
function fromGap(sides: readonly Stretch[]): readonly Stretch[] {
  const first = sides.findIndex((side, index) => {
    const before = sides.at(index - 1)
    return before !== undefined && distance(before.to, side.from) > 1
  })
  return first < 0 ? sides : [...sides.slice(first), ...sides.slice(0, first)]
}

/** Parts and length of every wall that has any, then the length of every other that is not the like of one. */
function wantedOn(
  stretches: readonly Stretch[],
  stops: ReadonlyMap<Stretch, StopsByKind>,
  oncePerLength: boolean,
  textSize: number,
): readonly Wanted[] {
  const parts = stretches.map((stretch) => ({
    stretch,
    kinds: partsOf(stretch, stops.get(stretch) ?? {}, textSize),
  }))
  const wanted: Wanted[] = []
  const measured = new Set<string>()
  for (const { stretch, kinds } of parts) {
    if (kinds.length === 0) continue
    measured.add(stretchName(stretch))
    wanted.push({ stretch, kinds: [...kinds, 'total'] })
  }
  for (const { stretch, kinds } of parts) {
    if (kinds.length > 0 || (oncePerLength && measured.has(stretchName(stretch)))) continue
    measured.add(stretchName(stretch))
    wanted.push({ stretch, kinds: ['total'] })
  }
  return wanted
}

function partsOf(stretch: Stretch, stops: StopsByKind, textSize: number): readonly ChainKind[] {
  const { length } = wallFrame(stretch)
  if (length < shortForParts * textSize) return []
  return chainKinds.filter((kind) => {
    const own = stops[kind]
    if (kind === 'total' || !own || own.at.length < 3) return false
    if (kind === 'openings') return length >= shortForOpenings * textSize
    // Wall units in line with what stands below them need no chain of their own.
    return kind === 'standing' || !stops.standing || !isInLine(own, stops.standing)
  })
}

function isInLine({ at: one }: Stops, { at: two }: Stops): boolean {
  return one.length === two.length && one.every((stop, index) => Math.abs(stop - (two[index] ?? 0)) < 1)
}

/** By the spans: chains of walls where nothing moved are the same. */
function stopsBy(stretch: Stretch, spans: SpansByKind, textSize: number): StopsByKind {
  const { length } = wallFrame(stretch)
  const memory = memoryOf(stretch)
  const by = (kind: keyof SpansByKind) =>
    spans[kind].length === 0
      ? {}
      : {
          [kind]: keptIn(memory[kind].stops, [textSize, ...spans[kind]], () =>
            thinnedStops(stopsOf(length, spans[kind]), textSize),
          ),
        }
  const total = keptIn(memory.total.stops, [], () => ({ at: [0, length], pieces: [null] }))
  return { ...by('points'), ...by('openings'), ...by('standing'), ...by('hanging'), total }
}

type ChainMemory = Readonly<
  Record<ChainKind, { readonly stops: Slot<Stops>; readonly laid: Slot<LaidChain> }>
>

const memories = new WeakMap<Stretch, ChainMemory>()

function memoryOf(stretch: Stretch): ChainMemory {
  const known = memories.get(stretch)
  if (known) return known
  const empty = () => ({ stops: {}, laid: {} })
  const memory = { points: empty(), openings: empty(), standing: empty(), hanging: empty(), total: empty() }
  memories.set(stretch, memory)
  return memory
}

/** Opposite walls over the same stretch need one figure only. */
function stretchName({ from, to }: Stretch): string {
  const ends = [from, to].map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const isLevel = ends[0]?.[1] === ends[1]?.[1]
  const isUpright = ends[0]?.[0] === ends[1]?.[0]
  if (!isLevel && !isUpright) return JSON.stringify(ends)
  return `${isLevel ? 'x' : 'y'}:${ends
    .map(([x, y]) => (isLevel ? x : y))
    .sort((a, b) => a - b)
    .join()}`
}

export type RoomChain = LaidChain & { readonly key: string }

/** The chains of a room as far as there is room for them; `things` is what stands in the room. */
export function roomChains(
  { spans, stops, wanted }: Measured,
  bands: Bands,
  room: FoundRoom | null,
  things: readonly TextBox[],
  textSize: number,
  labels: PlanLabels,
): readonly RoomChain[] {
  const taken: TextBox[] = []
  return wanted.flatMap(({ stretch }): readonly RoomChain[] => {
    const band = bands.get(stretch)
    const own = spans.get(stretch)
    if (!band || !own) return []
    if (band.side === 'before' && !room) return []
    const before =
      band.side === 'before' ? placeBefore(stretch, own, room, [...things, ...taken], textSize) : null
    if (band.side === 'before' && !before) return []
    if (before) taken.push(before.box)
    return band.kinds.flatMap((kind, index): readonly RoomChain[] => {
      const measured = stops.get(stretch)?.[kind]
      if (!measured) return []
      const behind = -stretch.thickness - (firstChain + index * chainStep) * textSize
      const place: ChainPlace = before?.place ?? { stretch, across: behind, outward: -1 }
      const laid = keptIn(memoryOf(stretch)[kind].laid, [place.across, measured, textSize, labels], () =>
        drawChain(place, measured, textSize, labels),
      )
      return [{ ...laid, key: `${kind} ${nameOf(stretch)}` }]
    })
  })
}

/** Before what stands against the wall, where nothing else does; null where there is no such place. */
function placeBefore(
  stretch: Stretch,
  spans: SpansByKind,
  room: FoundRoom | null,
  things: readonly TextBox[],
  textSize: number,
): { readonly place: ChainPlace; readonly box: TextBox } | null {
  const frame = wallFrame(stretch)
  if (!room || frame.length < widestNumber * textSize) return null
  const far = Math.max(0, ...spans.standing.map((span) => span.far), ...spans.hanging.map((span) => span.far))
  const across = far + chainDepth * textSize
  const at = (along: number, beyond: number) => fromWall(frame, { along, across: across + beyond * textSize })
  const corners = [at(2, -1), at(frame.length - 2, -1), at(frame.length - 2, chainDepth), at(2, chainDepth)]
  const box = boxOf(corners)
  if (!isFree(box, things) || !corners.every((corner) => isInRoom(corner, room))) return null
  return { place: { stretch, across, outward: 1 }, box }
}
