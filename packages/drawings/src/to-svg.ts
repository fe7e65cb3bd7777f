import { boundsOf, type Drawing, type Shape, type ShapeStyle } from './drawing.ts'
import { shapePath, textTransform } from './shape-path.ts'

type Look = {
  readonly fill: string
  readonly stroke: string
  readonly width: number
  readonly dash?: string
  readonly bold?: boolean
}

const ink = '#1c1e23'
const muted = '#6d7078'

const looks: Readonly<Record<ShapeStyle, Look>> = {
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
  itemCode: { fill: muted, stroke: 'none', width: 0 },
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
  roomName: { fill: ink, stroke: 'none', width: 0, bold: true },
}

/**
 * A drawing as a file of its own, with its looks inside; `margin` in millimetres of the room. Lines are as wide as
 * they should be at 1:50: `wider` is by how much more where it is shown smaller.
 */
export function toSvg(drawing: Drawing, margin = 200, wider = 1): string {
  const { left, bottom, right, top } = boundsOf(drawing) ?? { left: 0, bottom: 0, right: 0, top: 0 }
  const box = [left - margin, -top - margin, right - left + 2 * margin, top - bottom + 2 * margin]
  const body = drawing.map((shape) => toElement(shape, wider)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.map(Math.round).join(' ')}" font-family="Inter, sans-serif">${body}</svg>`
}

function toElement(shape: Shape, wider: number): string {
  const { fill: usual, stroke, width, dash, bold } = looks[shape.style]
  const fill = shape.fill ?? usual
  if (shape.kind === 'text') {
    const weight = bold ? ' font-weight="600"' : ''
    return `<text transform="${textTransform(shape)}" font-size="${shape.size}" fill="${fill}" text-anchor="middle" dominant-baseline="central"${weight}>${escaped(shape.text)}</text>`
  }
  const dashed = dash
    ? ` stroke-dasharray="${dash
        .split(' ')
        .map((length) => Number(length) * wider)
        .join(' ')}"`
    : ''
  return `<path d="${shapePath(shape)}" fill="${fill}" stroke="${stroke}" stroke-width="${width * wider}"${dashed}/>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
