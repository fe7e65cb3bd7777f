import { type Panel, panelOf, type Text } from '@arredo/catalogue'
import { type ExtrudedPart, type Part, partBounds, partVolume } from '@arredo/geometry'
import type { RowId } from '@arredo/project'
import type { MadeItem, MadeMaterial, MadePart, Making } from './making-of.ts'

/** A piece in its articles: `count` is over all pieces of the row. */
export type Use = {
  readonly row: RowId
  readonly position: number | null
  readonly part: string
  /** What the part is called. */
  readonly name: Text
  readonly count: number
}

type Line = {
  /** What stands on the piece and in drawings of sheets, from 1 in the order of the list. */
  readonly number: number
  readonly material: MadeMaterial
  readonly count: number
  readonly uses: readonly Use[]
}

/** Equal pieces of board. Lengths are finished ones, in millimetres; the length runs with the grain where there is some. */
export type CutLine = Line & {
  readonly length: number
  readonly width: number
  readonly thickness: number
  readonly grain: 'length' | 'none'
  /** How many of its edges along its length and across it carry a band, of its own material. */
  readonly edged: { readonly along: number; readonly across: number }
  /** `shaped`: cut out of the rectangle, as a worktop for a corner or with rounded corners. */
  readonly outline: 'rectangle' | 'shaped'
  /** Holes cut out of it, as for a sink, and ends that meet another length. */
  readonly cutOuts: number
  readonly joints: number
}

/** Equal lengths of a profile, with what its section fits into. */
export type ProfileLine = Line & { readonly length: number; readonly section: readonly [number, number] }

/** What is neither cut out of a board nor off a length: turned, upholstered and modelled parts, and cloth. */
export type PieceLine = Line & {
  readonly shape: Part['shape']
  readonly size: readonly [number, number, number]
}

export type CutList = {
  readonly boards: readonly CutLine[]
  readonly profiles: readonly ProfileLine[]
  readonly pieces: readonly PieceLine[]
}

/** D-250: what is cut for a project, one line for each different piece; every part is in exactly one of them. */
export function cutList({ items }: Making): CutList {
  const boards: Counted<CutLine>[] = []
  const profiles: Counted<ProfileLine>[] = []
  const pieces: Counted<PieceLine>[] = []
  for (const item of items) {
    for (const made of item.made) {
      const { part, material } = made
      const board = material.isCloth ? null : boardOf(part)
      const uses = [useOf(item, made)]
      if (board) boards.push({ ...cutOf(board, item, made), uses })
      else if (part.shape === 'extrusion' && !material.isCloth)
        profiles.push({ ...profileOf(part, made), uses })
      else pieces.push({ material, shape: part.shape, size: sizeOf(part), uses })
    }
  }
  return {
    boards: gathered(boards, ({ thickness, length, width }) => [thickness, length, width]),
    profiles: gathered(profiles, ({ section, length }) => [...section, length]),
    pieces: gathered(pieces, ({ size }) => size),
  }
}

type Counted<Each extends Line> = Omit<Each, 'number' | 'count'>

function useOf({ row, position, quantity }: MadeItem, { part, name }: MadePart): Use {
  return { row: row.id, position, part: part.code, name, count: quantity }
}

/** Millimetres: what is narrower, as a casing, is bought by its length. */
const leastBoard = 100

/** A worktop is drawn as its profile and cut out of a board all the same; so is the floor of a corner unit. */
function boardOf(part: Part): Panel | null {
  if (part.shape === 'box' || part.shape === 'panel') return part
  if (part.shape !== 'extrusion') return null
  const { min, max } = partBounds(part)
  const size = [max[0] - min[0], max[1] - min[1], max[2] - min[2]] as const
  const [thickness = 0, width = 0] = size.toSorted((one, two) => one - two)
  if (width < leastBoard || thickness > width / 4) return null
  const { profile: _, along: __, length: ___, ...rest } = part
  return { ...rest, shape: 'box', at: min, size }
}

function cutOf(
  board: Panel,
  { row: { worked } }: MadeItem,
  { part, material }: MadePart,
): Omit<Counted<CutLine>, 'uses'> {
  const { length, width, thickness, edged } = panelOf(board)
  // Without grain it does not matter which way a recipe laid it: equal pieces are one line.
  const isTurned = !material.hasGrain && width > length
  return {
    material,
    ...(isTurned ? { length: width, width: length } : { length, width }),
    thickness,
    grain: material.hasGrain ? 'length' : 'none',
    edged: isTurned ? { along: edged.across, across: edged.along } : edged,
    outline: isShaped(part) ? 'shaped' : 'rectangle',
    cutOuts: worked?.cuts.filter((cut) => isOver(cut, part)).length ?? 0,
    joints: worked?.ends.filter(({ kind }) => kind !== 'plain').length ?? 0,
  }
}

/** Bevels along an edge are no shape: the rectangle is what is cut. */
function isShaped(part: Part): boolean {
  if (part.shape === 'panel') return part.radius > 0
  if (part.shape !== 'extrusion') return false
  const { min, max } = partBounds(part)
  const size = [max[0] - min[0], max[1] - min[1], max[2] - min[2]] as const
  const isFlat = part.length <= Math.min(...size) + dust
  return isFlat && (partVolume(part) ?? 0) < (1 - dust) * size[0] * size[1] * size[2]
}

const dust = 1e-6

type Plan = { readonly at: readonly [number, number]; readonly size: readonly [number, number] }

function isOver({ at, size }: Plan, part: Part): boolean {
  const { min, max } = partBounds(part)
  return ([0, 1] as const).every((axis) => at[axis] < max[axis] && at[axis] + size[axis] > min[axis])
}

function profileOf(part: ExtrudedPart, { material }: MadePart): Omit<Counted<ProfileLine>, 'uses'> {
  const { min, max } = partBounds(part)
  const along = { x: 0, y: 1, z: 2 }[part.along]
  const [small = 0, large = 0] = ([0, 1, 2] as const)
    .filter((axis) => axis !== along)
    .map((axis) => tenth(max[axis] - min[axis]))
    .toSorted((one, two) => one - two)
  return { material, length: tenth(part.length), section: [large, small] }
}

function sizeOf(part: Part): [number, number, number] {
  const { min, max } = partBounds(part)
  return [tenth(max[0] - min[0]), tenth(max[1] - min[1]), tenth(max[2] - min[2])]
}

function tenth(length: number): number {
  return Math.round(length * 10) / 10
}

/** Equal ones as one line, by material in the order these first come up, then the largest first. */
function gathered<Each extends Line>(
  all: readonly Counted<Each>[],
  sizes: (line: Counted<Each>) => readonly number[],
): readonly Each[] {
  const found = new Map<string, { line: Counted<Each>; uses: Map<string, Use> }>()
  const materials = new Map<string, number>()
  for (const line of all) {
    const { uses, material, ...rest } = line
    materials.set(material.key, materials.get(material.key) ?? materials.size)
    const key = JSON.stringify([material.key, rest])
    const known = found.get(key) ?? { line, uses: new Map<string, Use>() }
    found.set(key, known)
    for (const use of uses) {
      const name = JSON.stringify([use.row, use.part])
      known.uses.set(name, { ...use, count: use.count + (known.uses.get(name)?.count ?? 0) })
    }
  }
  const byMaterial = ({ material }: Counted<Each>) => materials.get(material.key) ?? 0
  return [...found.values()]
    .toSorted(
      (one, two) =>
        byMaterial(one.line) - byMaterial(two.line) || largestFirst(sizes(one.line), sizes(two.line)),
    )
    .map(({ line, uses }, index) => {
      const all = [...uses.values()]
      const count = all.reduce((sum, use) => sum + use.count, 0)
      return { ...line, number: index + 1, count, uses: all } as unknown as Each
    })
}

function largestFirst(one: readonly number[], two: readonly number[]): number {
  const differs = one.findIndex((size, index) => size !== two[index])
  return differs === -1 ? 0 : (two[differs] ?? 0) - (one[differs] ?? 0)
}
