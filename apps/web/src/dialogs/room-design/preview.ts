import { type Layer, planLayers } from '@arredo/drawings'
import {
  boundsOfPoints,
  type Line,
  type PointBounds,
  type PresetOpening,
  presetSides,
  type RoomDesign,
  type SideName,
  shellOf,
  sideLine,
} from '@arredo/geometry'
import { newDocument, type Result, setRoom } from '@arredo/project'

export type SideShown = { readonly name: SideName; readonly line: Line }

/** A room that is only looked at: drawn as the plan draws it, its walls called by the names of its sides. */
export type RoomPreview = {
  readonly layers: readonly Layer[]
  readonly sides: readonly SideShown[]
  readonly openings: readonly PresetOpening[]
  /** Of the walls' bodies. */
  readonly bounds: PointBounds
  readonly area: number
}

/** What the command would make of a design, or its own words against it. */
export function previewOf(design: RoomDesign): Result<RoomPreview> {
  const { type, lengths, openings = [] } = design
  const ids = { walls: presetSides[type], corners: presetSides[type], room: 'room' }
  const built = setRoom.run(emptyProject, { ...design, ids })
  if (!built.ok) return built

  const shell = shellOf(built.value)
  const nothing = { alternative: 'preview', articles: {}, findings: [], prices: {} }
  const layers = planLayers(built.value, nothing, plainLabels).filter(({ of }) => of !== undefined)
  const sides = presetSides[type].flatMap((name) => {
    const line = sideLine(type, lengths, name)
    return line ? [{ name, line }] : []
  })
  const bounds = boundsOfPoints(shell.walls.flatMap(({ footprint }) => footprint))
  return { ok: true, value: { layers, sides, openings, bounds, area: shell.rooms[0]?.area ?? 0 } }
}

const emptyProject = newDocument({ name: '', alternative: 'preview', priceDate: '2000-01-01' })
/** Nothing that is written on a plan is shown here. */
const plainLabels = { formatLength: String, formatArea: String, text: (key: string) => key }
