import type { Part, PartSide } from '@arredo/geometry'

/** Equal panels counted together. Length runs with the grain; where there is none it is the longer side. */
export type PanelLine = {
  readonly material: string
  readonly finishOf?: string
  readonly length: number
  readonly width: number
  readonly thickness: number
  readonly grain: 'length' | 'none'
  /** How many metres of edging one piece takes. */
  readonly edging: number
  readonly edges: readonly PartSide[]
  /** How many of them run with the length, and how many with the width. */
  readonly edged: { readonly along: number; readonly across: number }
  readonly count: number
  readonly codes: readonly string[]
}

/** Profiles and rods, sold by length. */
export type LengthLine = {
  readonly material: string
  readonly length: number
  readonly count: number
  readonly codes: readonly string[]
}

/** Turned, upholstered and bought parts. */
export type PieceLine = {
  readonly material: string
  readonly shape: 'lathe' | 'cushion' | 'asset'
  readonly asset?: string
  readonly size: readonly [number, number, number]
  readonly count: number
  readonly codes: readonly string[]
}

export type Area = { readonly material: string; readonly finishOf?: string; readonly squareMetres: number }

export type BillOfMaterials = {
  readonly panels: readonly PanelLine[]
  readonly lengths: readonly LengthLine[]
  readonly pieces: readonly PieceLine[]
  /** The large face of every panel, summed by material and the variant that chose it. */
  readonly areas: readonly Area[]
}

export function billOfMaterials(parts: readonly Part[]): BillOfMaterials {
  const panels = parts.flatMap((part) =>
    part.shape === 'box' || part.shape === 'panel' ? [panelOf(part)] : [],
  )
  const lengths = parts.flatMap((part): LengthLine[] =>
    part.shape === 'extrusion'
      ? [{ material: part.material, length: tenth(part.length), count: 1, codes: [part.code] }]
      : [],
  )
  const pieces = parts.flatMap((part): PieceLine[] => {
    if (part.shape !== 'lathe' && part.shape !== 'cushion' && part.shape !== 'asset') return []
    const { material, shape, size, code } = part
    return [{ material, shape, ...('asset' in part && { asset: part.asset }), size, count: 1, codes: [code] }]
  })
  return {
    panels: together(panels),
    lengths: together(lengths),
    pieces: together(pieces),
    areas: areasOf(panels),
  }
}

/** Square metres of the parts that show the material chosen by a variant. */
export function areaOfVariant(parts: readonly Part[], variant: string): number {
  const all = billOfMaterials(parts).areas.filter(({ finishOf }) => finishOf === variant)
  return all.reduce((sum, { squareMetres }) => sum + squareMetres, 0)
}

const axes = ['x', 'y', 'z'] as const
type Axis = (typeof axes)[number]
export type Panel = Extract<Part, { readonly shape: 'box' | 'panel' }>

/** One panel by itself. */
export function panelOf(part: Panel): PanelLine {
  const extent = (axis: Axis) => tenth(part.size[axes.indexOf(axis)] ?? 0)
  const byExtent = axes.toSorted((one, two) => extent(one) - extent(two))
  const across = part.shape === 'panel' ? part.across : (byExtent[0] ?? 'x')
  const plane = byExtent.filter((axis) => axis !== across)
  const hasGrain = part.grain !== undefined && part.grain !== across
  const lengthwise = hasGrain ? (part.grain ?? 'x') : (plane[1] ?? 'x')
  const crosswise = plane.find((axis) => axis !== lengthwise) ?? 'y'

  const edges = (part.edges ?? []).filter((side) => axisOfSide[side] !== across)
  const ends = edges.filter((side) => axisOfSide[side] === lengthwise).length
  const edged = { along: edges.length - ends, across: ends }
  return {
    material: part.material,
    ...(part.finishOf !== undefined && { finishOf: part.finishOf }),
    length: extent(lengthwise),
    width: extent(crosswise),
    thickness: extent(across),
    grain: hasGrain ? 'length' : 'none',
    edging: (edged.along * extent(lengthwise) + edged.across * extent(crosswise)) / 1000,
    edges,
    edged,
    count: 1,
    codes: [part.code],
  }
}

const axisOfSide: Readonly<Record<PartSide, Axis>> = {
  left: 'x',
  right: 'x',
  back: 'y',
  front: 'y',
  bottom: 'z',
  top: 'z',
}

function areasOf(panels: readonly PanelLine[]): readonly Area[] {
  const areas = new Map<string, Area>()
  for (const { material, finishOf, length, width, count } of panels) {
    const key = JSON.stringify([material, finishOf ?? null])
    const before = areas.get(key)?.squareMetres ?? 0
    const squareMetres = before + (length * width * count) / 1_000_000
    areas.set(key, { material, ...(finishOf !== undefined && { finishOf }), squareMetres })
  }
  return [...areas.values()]
}

type Line = { readonly count: number; readonly codes: readonly string[] }

function together<One extends Line>(lines: readonly One[]): readonly One[] {
  const found = new Map<string, One>()
  for (const line of lines) {
    const { count, codes, ...rest } = line
    const key = JSON.stringify(rest)
    const before = found.get(key)
    if (!before) found.set(key, line)
    else found.set(key, { ...before, count: before.count + count, codes: [...before.codes, ...codes] })
  }
  return [...found.values()]
}

/** Workshops cut to a tenth of a millimetre; more would tell equal panels apart by arithmetic dust. */
function tenth(length: number): number {
  return Math.round(length * 10) / 10
}
