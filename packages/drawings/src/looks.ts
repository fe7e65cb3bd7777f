import type { ShapeStyle } from './drawing.ts'

/** How a style looks on paper; widths and dashes in millimetres of the room at 1:50. */
export type Look = {
  readonly fill: string
  readonly stroke: string
  readonly width: number
  readonly dash?: string
  readonly bold?: boolean
  /** Filled with slanted lines, so far from each other. */
  readonly hatch?: number
}

const ink = '#1c1e23'
const muted = '#6d7078'

export const looks: Readonly<Record<ShapeStyle, Look>> = {
  floor: { fill: '#fffdf9', stroke: 'none', width: 0 },
  wall: { fill: '#2a2d33', stroke: '#2a2d33', width: 2 },
  opening: { fill: '#ffffff', stroke: 'none', width: 0 },
  door: { fill: 'none', stroke: ink, width: 12 },
  doorSwing: { fill: 'none', stroke: ink, width: 6, dash: '40 30' },
  window: { fill: '#ffffff', stroke: ink, width: 6 },
  item: { fill: '#e3e9e4', stroke: ink, width: 6 },
  itemFront: { fill: 'none', stroke: muted, width: 4 },
  itemSwing: { fill: 'none', stroke: '#a3a5aa', width: 4, dash: '30 24' },
  hanging: { fill: 'none', stroke: ink, width: 6, dash: '50 35' },
  worktop: { fill: 'none', stroke: ink, width: 6 },
  itemName: { fill: ink, stroke: 'none', width: 0, bold: true },
  itemCode: { fill: ink, stroke: 'none', width: 0 },
  itemNumber: { fill: ink, stroke: 'none', width: 0, bold: true },
  numberRing: { fill: '#ffffff', stroke: ink, width: 4 },
  leader: { fill: 'none', stroke: muted, width: 3 },
  dimension: { fill: 'none', stroke: ink, width: 5 },
  dimensionText: { fill: ink, stroke: 'none', width: 0 },
  front: { fill: '#f4f3ef', stroke: ink, width: 4 },
  openingMark: { fill: 'none', stroke: muted, width: 3, dash: '40 26' },
  faceEdge: { fill: 'none', stroke: ink, width: 12 },
  before: { fill: 'none', stroke: '#a3a5aa', width: 4, dash: '50 35' },
  fixture: { fill: '#ffffff', stroke: ink, width: 5 },
  fixtureMark: { fill: ink, stroke: ink, width: 2 },
  fixtureGrip: { fill: 'none', stroke: 'none', width: 0 },
  noteText: { fill: ink, stroke: 'none', width: 0 },
  noteLine: { fill: 'none', stroke: ink, width: 4 },
  noteMark: { fill: ink, stroke: 'none', width: 0 },
  noteOutline: { fill: 'none', stroke: ink, width: 5 },
  noteGrip: { fill: 'none', stroke: 'none', width: 0 },
  noteBack: { fill: '#ffffff', stroke: 'none', width: 0 },
  board: { fill: '#f4f3ef', stroke: ink, width: 5 },
  cutOut: { fill: '#ffffff', stroke: ink, width: 6 },
  finishedEdge: { fill: 'none', stroke: ink, width: 26 },
  joint: { fill: 'none', stroke: ink, width: 20, dash: '70 40' },
  cutThrough: { fill: '#ffffff', stroke: ink, width: 16, hatch: 40 },
  cutPart: { fill: '#ffffff', stroke: ink, width: 10, hatch: 22 },
  cutOutline: { fill: '#ffffff', stroke: ink, width: 10 },
  behind: { fill: '#ffffff', stroke: ink, width: 3 },
  sectionLine: { fill: 'none', stroke: ink, width: 9, dash: '160 40 20 40' },
  legend: { fill: ink, stroke: 'none', width: 0 },
  stockSheet: { fill: '#ffffff', stroke: muted, width: 8, hatch: 130 },
  roomName: { fill: ink, stroke: 'none', width: 0, bold: true },
}
