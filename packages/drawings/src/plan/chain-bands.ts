import { fromWall, isInRoom, middle, type Shell, type Stretch, wallFrame } from '@arredo/geometry'
import { boxesOverlap, boxOf, isFree, type TextBox } from '../text-box.ts'
import type { ChainKind } from './chain-stops.ts'
import { chainDepth, chainStep, firstChain, overhangOf } from './draw-chain.ts'

/** Chains that a stretch should have, from the wall outwards. */
export type Wanted = { readonly stretch: Stretch; readonly kinds: readonly ChainKind[] }

/** Which of them it gets: behind its wall, outside of all rooms, or before it, in its room. */
export type Band = {
  readonly side: 'behind' | 'before'
  readonly kinds: readonly ChainKind[]
  /** The same for the same band. */
  readonly name: string
}

export type Bands = ReadonlyMap<Stretch, Band>

const hair = 5

/**
 * Chains lie outside the walls, where nothing stands. Where another wall is in the way or another's chains are, a
 * stretch gets fewer, and at last one in its own room.
 */
export function chainBands(
  shell: Shell,
  rooms: readonly { readonly wanted: readonly Wanted[]; readonly key: string }[],
  textSize: number,
): Bands {
  const key = rooms.map((room) => room.key).join()
  const last = latest.get(shell)
  const known = last?.find((each) => each.key === key && each.textSize === textSize)
  if (known) return known.bands

  const bands = laidOut(
    shell,
    rooms.flatMap(({ wanted }) => wanted),
    textSize,
  )
  latest.set(shell, [{ key, textSize, bands }, ...(last ?? [])].slice(0, 4))
  return bands
}

type Known = { readonly key: string; readonly textSize: number; readonly bands: Bands }

/** The last few: something that is dragged touches a wall and leaves it again. */
const latest = new WeakMap<Shell, readonly Known[]>()

export function nameOf({ wall, side, start }: Stretch): string {
  return `${wall} ${side} ${start}`
}

function laidOut(shell: Shell, wanted: readonly Wanted[], textSize: number): Bands {
  const walls = shell.walls.map(({ id, footprint }) => ({ id, box: boxOf(footprint) }))
  const taken: TextBox[] = []
  const bands = new Map<Stretch, Band>()
  for (const { stretch, kinds } of wanted) {
    const behind = isOuter(shell, stretch) ? fewerAndFewer(kinds) : []
    const fitting = behind.find((some) => {
      const band = bandBox(stretch, some.length, textSize)
      return (
        isFree(band, taken) &&
        !walls.some(({ id, box }) => id !== stretch.wall && boxesOverlap(band, box)) &&
        !isInAnyRoom(band, shell)
      )
    })
    if (fitting) taken.push(bandBox(stretch, fitting.length, textSize))
    const side = fitting ? 'behind' : 'before'
    const given = fitting ?? [tellsMost(kinds)]
    bands.set(stretch, { side, kinds: given, name: `${side} ${given}` })
  }
  return bands
}

/** What has a room on both sides leaves no place for a chain behind it. */
function isOuter(shell: Shell, { wall, side }: Stretch): boolean {
  const behind = shell.face(wall, side === 'left' ? 'right' : 'left')
  return behind?.stretches.every(({ room }) => room === null) ?? true
}

/** Where two walls lie over each other neither has a room behind it, and yet there is one. */
function isInAnyRoom({ corners: [a, b, c, d] }: TextBox, { rooms }: Shell): boolean {
  if (!a || !b || !c || !d) return false
  const places = [middle(a, c), middle(a, b), middle(c, d)]
  return rooms.some((room) => places.some((place) => isInRoom(place, room)))
}

/** Openings are given up first, then wall units, at last everything but the whole. */
function fewerAndFewer(kinds: readonly ChainKind[]): readonly (readonly ChainKind[])[] {
  const givenUp: readonly ChainKind[] = ['openings', 'hanging', 'standing']
  const lists = [kinds]
  for (const kind of givenUp) {
    const fewer = (lists.at(-1) ?? []).filter((each) => each !== kind)
    if (fewer.length > 0 && fewer.length < (lists.at(-1)?.length ?? 0)) lists.push(fewer)
  }
  return lists
}

function tellsMost(kinds: readonly ChainKind[]): ChainKind {
  return (
    (['points', 'standing', 'hanging', 'openings'] as const).find((kind) => kinds.includes(kind)) ?? 'total'
  )
}

function bandBox(stretch: Stretch, chains: number, textSize: number): TextBox {
  const frame = wallFrame(stretch)
  const overhang = overhangOf(frame.length, textSize)
  const near = -stretch.thickness - hair
  const far = near - (firstChain + (chains - 1) * chainStep + chainDepth) * textSize
  const at = (along: number, across: number) => fromWall(frame, { along, across })
  const [from, to] = [-overhang, frame.length + overhang]
  return boxOf([at(from, near), at(to, near), at(to, far), at(from, far)])
}
