import type { Shape, ShapeStyle } from '../drawing.ts'
import { layerOf, type SheetLayer } from '../sheet-layers.ts'

/** A layer as CAD programs know it: colours are AutoCAD's numbers, 7 is black on white paper. */
export type DxfLayer = {
  readonly name: string
  readonly colour: number
  readonly lineType: 'Continuous' | 'DASHED'
}

const walls = layer('WALLS', 7)
const openings = layer('OPENINGS', 5)
const units = layer('UNITS', 3)
const worktops = layer('WORKTOPS', 6)
export const hatching = layer('HATCHING', 8)

/** What a person can take off a drawing is a layer of its own there too. */
const ofSheet: Readonly<Record<Exclude<SheetLayer, 'underlay' | 'grid'>, DxfLayer>> = {
  dimensions: layer('DIMENSIONS', 1),
  names: layer('NAMES', 7),
  numbers: layer('NUMBERS', 7),
  wallUnits: layer('WALL_UNITS', 4, 'DASHED'),
  symbols: layer('SYMBOLS', 9, 'DASHED'),
  fixtures: layer('FIXTURES', 30),
  notes: layer('NOTES', 2),
}

const ofStyle: Readonly<Partial<Record<ShapeStyle, DxfLayer>>> = {
  wall: walls,
  faceEdge: walls,
  before: layer('BEFORE', 9, 'DASHED'),
  opening: openings,
  door: openings,
  doorSwing: openings,
  window: openings,
  worktop: worktops,
  board: worktops,
  cutOut: layer('CUT_OUTS', 1),
  finishedEdge: layer('FINISHED_EDGES', 5),
  joint: layer('JOINTS', 1, 'DASHED'),
  cutThrough: walls,
  behind: layer('BEHIND', 9),
  sectionLine: layer('SECTIONS', 1, 'DASHED'),
  legend: layer('LEGEND', 7),
}

export const dxfLayers: readonly DxfLayer[] = [
  ...new Set([...Object.values(ofStyle), units, ...Object.values(ofSheet), hatching]),
]

export function dxfLayerOf(shape: Shape): DxfLayer {
  const sheet = layerOf(shape)
  if (sheet !== undefined && sheet !== 'underlay' && sheet !== 'grid') return ofSheet[sheet]
  return ofStyle[shape.style] ?? units
}

function layer(name: string, colour: number, lineType: DxfLayer['lineType'] = 'Continuous'): DxfLayer {
  return { name, colour, lineType }
}
