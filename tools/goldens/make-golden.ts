import type { Catalogue } from '@arredo/catalogue'
import { toWireProject, type WireProject } from '@arredo/contract'
import { drawElevation, drawPlan, type PlanLabels, type Shape } from '@arredo/drawings'
import { type Point3, type Size, shellOf } from '@arredo/geometry'
import type { ProjectPrice } from '@arredo/pricing'
import {
  type Evaluation,
  evaluateProject,
  type ProjectDocument,
  readDocument,
  standingRows,
} from '@arredo/project'
import { type WallFaces, wallFaces } from '@arredo/scene/wall-faces'
import type { GoldenShop } from './golden-shop.ts'

/** All that people and hosts get to see of a stored document. */
export type Golden = {
  readonly plan: readonly FrozenShape[]
  readonly elevations: ById<readonly FrozenShape[]>
  readonly standing: ById<Stand>
  readonly prices: Readonly<Record<string, unknown>>
  readonly wire: WireProject
  readonly room3d: ById<unknown>
}

/** When these were frozen, shapes named the rows they belong to and nothing else. */
export type FrozenShape = Shape & { readonly row?: string }

type ById<Value> = Readonly<Record<string, Value>>
type Stand = {
  readonly at: Point3
  readonly rotation: number
  readonly wall: string | null
  readonly size: Size
}

/** Opens a document of any version as the application does, and makes everything of it. */
export function makeGolden(stored: unknown, shop: GoldenShop): Golden {
  const read = readDocument(stored)
  if (!read.ok) throw new Error(read.message)

  const document = read.value
  const catalogues = pinned(document, shop)
  const evaluation = evaluateProject(document, { ...shop, catalogues, faces: ['customer', 'trade'] })
  return {
    plan: drawPlan(document, evaluation, labels).map(frozenShape),
    elevations: elevationsOf(document, evaluation),
    standing: standingOf(document, evaluation),
    prices: { ...pricesOf(evaluation), ...pricesWithoutTerms(document, catalogues) },
    wire: toWireProject(document, { id: 7, evaluation, measures: null, currency: 'EUR' }),
    room3d: room3dOf(document),
  }
}

function pinned({ packs }: ProjectDocument, { catalogues }: GoldenShop): ReadonlyMap<string, Catalogue> {
  return new Map(
    Object.keys(packs).flatMap((code) => {
      const catalogue = catalogues.get(code)
      return catalogue ? [[code, catalogue]] : []
    }),
  )
}

function frozenShape({ of, ...shape }: Shape): FrozenShape {
  return of?.kind === 'row' ? { ...shape, row: of.id } : shape
}

/** Half a millimetre is common and must not tip over; thousandths of one are not. */
const thousandths = (value: number) => String(Number(value.toFixed(3)))
const labels: PlanLabels = {
  formatLength: thousandths,
  formatArea: (area) => thousandths(area / 1_000_000),
  text: (key) => key,
}

function elevationsOf(document: ProjectDocument, evaluation: Evaluation): Golden['elevations'] {
  const walls = Object.values(document.walls).filter(({ kind }) => kind === 'wall')
  return Object.fromEntries(
    walls.map(({ id }) => {
      const drawing = drawElevation(document, evaluation, { wall: id, side: 'right' }, labels) ?? []
      return [id, drawing.map(frozenShape)] as const
    }),
  )
}

function standingOf(document: ProjectDocument, evaluation: Evaluation): Golden['standing'] {
  return Object.fromEntries(
    standingRows(document, evaluation).map(({ id, place, seat, size }) => {
      const { at, rotation } = place
      const wall = seat.on === 'wall' ? seat.wall : null
      return [id, { at, rotation, wall, size }] as const
    }),
  )
}

function pricesOf({ prices }: Evaluation): Golden['prices'] {
  return Object.fromEntries(Object.entries(prices).map(([face, price]) => [face, amountsOf(price)]))
}

/** Without the catalogues' terms the discounts of the header count. */
function pricesWithoutTerms(
  document: ProjectDocument,
  catalogues: ReadonlyMap<string, Catalogue>,
): Golden['prices'] {
  const { prices } = evaluateProject(document, { catalogues, faces: ['trade'], discounts: new Map() })
  if (!prices.trade) return {}
  const { total, margin } = prices.trade
  return { tradeWithoutTerms: { total, margin } }
}

function amountsOf({ rows, lines, sale, ...whole }: ProjectPrice) {
  const perRow = Object.entries(rows).map(([id, { lines: _, sale, ...row }]) => [
    id,
    { ...row, ...(sale && { net: sale.net }) },
  ])
  return {
    ...whole,
    ...(sale && { net: sale.net, gross: sale.gross }),
    lines: lines.map(({ step, code, amount }) => ({ step, code, amount })),
    rows: Object.fromEntries(perRow),
  }
}

function room3dOf(document: ProjectDocument): Golden['room3d'] {
  const shell = shellOf(document)
  return Object.fromEntries(
    shell.walls.map((wall) => {
      const { body, cap, skirting } = wallFaces(wall, Object.values(document.openings), shell)
      return [wall.id, { body: summary(body), cap: summary(cap), skirting: summary(skirting) }] as const
    }),
  )
}

/** How much surface there is and from where to where: how it is cut into triangles may change. */
function summary({ position, index }: WallFaces['body']) {
  const corner = (number: number): Point3 => [
    position[number * 3] ?? 0,
    position[number * 3 + 1] ?? 0,
    position[number * 3 + 2] ?? 0,
  ]
  let area = 0
  for (let k = 0; k < index.length; k += 3) {
    const [a = 0, b = 0, c = 0] = index.slice(k, k + 3)
    area += triangleArea(corner(a), corner(b), corner(c))
  }
  if (index.length === 0) return { area }
  const axes = [0, 1, 2].map((axis) => position.filter((_, k) => k % 3 === axis))
  return { area, min: axes.map((all) => Math.min(...all)), max: axes.map((all) => Math.max(...all)) }
}

function triangleArea(from: Point3, one: Point3, two: Point3): number {
  const [ax, ay, az] = [one[0] - from[0], one[1] - from[1], one[2] - from[2]]
  const [bx, by, bz] = [two[0] - from[0], two[1] - from[1], two[2] - from[2]]
  return Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx) / 2
}
