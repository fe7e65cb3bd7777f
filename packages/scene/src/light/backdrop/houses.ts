import { lattice, tilingNoise } from '../../materials/pattern-noise.ts'
import { leave } from './greenery.ts'
import { faceUp, faceUs, type Land, paint, type Touch } from './land.ts'

/** Rows of houses on four sides of ours; metres. */
export type Houses = {
  /** From us to their fronts. */
  readonly distance: number
  /** Of the eye above the street. */
  readonly eye: number
  readonly width: readonly [least: number, most: number]
  readonly storeys: readonly [least: number, most: number]
  readonly haze: number
  /** How many windows are lit by night. */
  readonly lit: number
  readonly seed: number
}

type House = {
  readonly from: number
  readonly width: number
  readonly storeys: number
  readonly wall: readonly [number, number, number]
  readonly roof: readonly [number, number, number]
  readonly pitch: number
  readonly seed: number
}

const storey = 3
const walls = [
  [0.72, 0.66, 0.55],
  [0.78, 0.74, 0.68],
  [0.6, 0.42, 0.3],
  [0.66, 0.58, 0.42],
  [0.5, 0.24, 0.17],
  [0.7, 0.69, 0.66],
  [0.58, 0.5, 0.46],
] as const
const roofs = [
  [0.26, 0.11, 0.065],
  [0.2, 0.095, 0.07],
  [0.11, 0.105, 0.105],
  [0.3, 0.16, 0.1],
] as const
const rough = tilingNoise(128, 128, 3)

/** As one sees them: straight fronts, in perspective. */
export function paintHouses(land: Land, houses: Houses): void {
  const { distance, eye } = houses
  const rows = [0, 1, 2, 3].map((side) => rowOf(houses, side))
  const highest = (Math.atan(((houses.storeys[1] + 2) * storey) / distance) * 180) / Math.PI
  const lowest = (-Math.atan(eye / distance) * 180) / Math.PI
  paint(land, { from: -90, to: 270, low: lowest, high: highest }, (bearing, elevation, touch) => {
    const side = Math.floor((((bearing + 45) % 360) + 360) / 90) % 4
    const off = ((bearing - side * 90) * Math.PI) / 180
    const along = distance * Math.tan(off)
    const height = (Math.tan((elevation * Math.PI) / 180) * distance) / Math.cos(off) + eye
    const house = rows[side]?.find(({ from, width }) => along >= from && along < from + width)
    if (!house || height < 0) return 0
    return paintFront(touch, house, along - house.from, height, side * 90, houses)
  })
}

function rowOf({ distance, width, storeys, seed }: Houses, side: number): readonly House[] {
  const row: House[] = []
  let from = -distance - 12
  for (let k = 0; from < distance + 12; k++) {
    const die = (of: number) => lattice(k + side * 50, of, seed)
    const wide = width[0] + (width[1] - width[0]) * die(1)
    // Now and then there is a gap with trees in it.
    if (die(7) > 0.14) {
      row.push({
        ...{ from, width: wide, storeys: Math.round(storeys[0] + (storeys[1] - storeys[0]) * die(2)) },
        wall: walls[Math.floor(die(3) * walls.length)] ?? walls[0],
        roof: roofs[Math.floor(die(4) * roofs.length)] ?? roofs[0],
        pitch: 0.7 + die(5) * 0.9,
        seed: seed * 7 + k + side * 100,
      })
    }
    from += wide + (die(6) > 0.7 ? 3.5 : 0)
  }
  return row
}

/** One spot of a house: the share it covers. */
function paintFront(
  touch: Touch,
  house: House,
  along: number,
  height: number,
  bearing: number,
  { haze, lit }: Houses,
): number {
  const { width, storeys, wall, roof, pitch, seed } = house
  const eaves = storeys * storey + 0.5
  const ridge = eaves + storey * pitch
  if (height > ridge) return chimney(touch, house, along, height - ridge, bearing, haze)
  if (height > eaves) {
    // The roof leans back: narrower at the top.
    const slant = ((height - eaves) / (ridge - eaves)) * 1.1
    if (along < slant - 0.35 || along > width - slant + 0.35) return 0
    const tile = 0.85 + 0.3 * rough(along * 6, height * 9)
    leave(touch, roof[0] * tile, roof[1] * tile, roof[2] * tile, haze)
    faceUs(touch, bearing, 0.72)
    return 1
  }
  faceUs(touch, bearing, 0)
  if (eaves - height < 0.28) {
    leave(touch, 0.5, 0.47, 0.43, haze)
    return 1
  }
  const plaster = 0.9 + 0.14 * rough(along * 1.4 + seed, height * 1.4)
  const foot = height < 0.55 ? 0.55 : 1
  leave(touch, wall[0] * plaster * foot, wall[1] * plaster * foot, wall[2] * plaster * foot, haze)
  paintWindows(touch, house, along, height, lit)
  return 1
}

function paintWindows(
  touch: Touch,
  { width, seed }: House,
  along: number,
  height: number,
  lit: number,
): void {
  const columns = Math.max(2, Math.round(width / 2.7))
  const bay = width / columns
  const [column, floor] = [Math.floor(along / bay), Math.floor(height / storey)]
  const die = (of: number) => lattice(column * 13 + floor * 131, of, seed)
  const isDoor = floor === 0 && column === Math.floor(columns / 2)
  const x = Math.abs(along - (column + 0.5) * bay)
  const z = height - floor * storey
  const [half, sill, head] = isDoor ? [0.6, 0, 2.25] : [0.55, 0.95, 2.35]
  // Shutters on some houses, folded back.
  if (!isDoor && seed % 3 === 0 && x > half + 0.06 && x < half + 0.55 && z > sill && z < head) {
    const tone = seed % 2 === 0 ? ([0.1, 0.16, 0.12] as const) : ([0.2, 0.13, 0.09] as const)
    touch.red = tone[0]
    touch.green = tone[1]
    touch.blue = tone[2]
    return
  }
  if (x > half + 0.14 || z < sill - 0.14 || z > head + 0.14) return
  const isFrame = x > half - 0.07 || z < sill + 0.06 || z > head - 0.06 || x < 0.045
  if (isDoor) leave(touch, 0.13, 0.085, 0.05, touch.haze)
  else if (isFrame) leave(touch, 0.74, 0.73, 0.7, touch.haze)
  else {
    const curtain = die(2) > 0.55 && x > half - 0.28 ? 0.34 : 0
    const glass = 0.075 + 0.09 * (z / head) + curtain
    leave(touch, glass, glass * 1.04, glass * 1.1, touch.haze)
    if (die(1) < lit) touch.glow = (0.62 + 0.38 * die(3)) * (curtain ? 0.78 : 1)
  }
}

function chimney(
  touch: Touch,
  { width, seed }: House,
  along: number,
  above: number,
  bearing: number,
  haze: number,
): number {
  const at = width * (0.25 + 0.5 * lattice(seed, 3, 1))
  if (seed % 2 === 1 || above > 0.9 || Math.abs(along - at) > 0.45) return 0
  leave(touch, 0.3, 0.17, 0.12, haze)
  faceUs(touch, bearing, 0)
  return 1
}

/** Street and pavements up to the houses, and a strip of green before our own. */
export function paintStreet(land: Land, { distance, eye }: Houses): void {
  paint(land, { from: -90, to: 270, low: -90, high: -0.4 }, (bearing, elevation, touch) => {
    const far = eye / Math.tan((-elevation * Math.PI) / 180)
    const turn = (bearing * Math.PI) / 180
    const [x, y] = [far * Math.sin(turn), far * Math.cos(turn)]
    const out = Math.max(Math.abs(x), Math.abs(y)) / distance
    const grain = 0.85 + 0.3 * rough(x * 2 + 64, y * 2 + 64)
    if (out < 0.3) leave(touch, 0.085 * grain, 0.14 * grain, 0.04 * grain, 0)
    else if (out > 1.03) leave(touch, 0.15 * grain, 0.17 * grain, 0.13 * grain, 0)
    else if (out < 0.42 || out > 0.84) leave(touch, 0.36 * grain, 0.35 * grain, 0.33 * grain, 0)
    else leave(touch, 0.11 * grain, 0.112 * grain, 0.118 * grain, 0)
    touch.haze = Math.min(0.5, far / 260)
    faceUp(touch)
    return 1
  })
}

/** Lanterns along the street: a pole, and a light by night. */
export function paintLanterns(land: Land, { distance, eye }: Houses): void {
  for (let k = 0; k < 12; k++) {
    const bearing = k * 30 + 11
    const off = (((bearing % 90) - 45) * Math.PI) / 180
    const away = (distance * 0.82) / Math.max(0.72, Math.cos(off))
    const up = (metres: number) => (Math.atan((metres - eye) / away) * 180) / Math.PI
    const thin = 0.09 * (60 / away) ** 0.5
    paint(land, { from: bearing - 1, to: bearing + 1, low: up(0), high: up(4.6) }, (at, elevation, touch) => {
      const isHead = elevation > up(4.15)
      leave(touch, 0.06, 0.065, 0.065, 0.05)
      faceUs(touch, bearing, 0.2)
      if (isHead) touch.glow = 1
      return Math.abs(at - bearing) < (isHead ? thin * 3.4 : thin) ? 1 : 0
    })
  }
}
