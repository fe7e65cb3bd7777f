import { type Bounds, boundsOf, type Drawing, type Shape } from './drawing.ts'
import { hatchLines } from './hatch-lines.ts'
import { looks } from './looks.ts'
import { shapePath, textTransform } from './shape-path.ts'

/**
 * A drawing as a file of its own, with its looks inside; `margin` in millimetres of the room. Lines are as wide as
 * they should be at 1:50: `wider` is by how much more where it is shown smaller.
 */
export function toSvg(drawing: Drawing, margin = 200, wider = 1): string {
  const { left, bottom, right, top } = boundsOf(drawing) ?? { left: 0, bottom: 0, right: 0, top: 0 }
  const around = { left: left - margin, bottom: bottom - margin, right: right + margin, top: top + margin }
  return svgAround(drawing, around, wider)
}

/** The same of so much of the room. */
export function svgAround(drawing: Drawing, { left, bottom, right, top }: Bounds, wider: number): string {
  const box = [left, -top, right - left, top - bottom]
  const body = drawing.map((shape) => toElement(shape, wider)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.map(Math.round).join(' ')}" font-family="Inter, sans-serif">${body}</svg>`
}

function toElement(shape: Shape, wider: number): string {
  const { fill: usual, stroke, width, dash, bold, hatch } = looks[shape.style]
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
  const outline = `<path d="${shapePath(shape)}" fill="${fill}" stroke="${stroke}" stroke-width="${width * wider}"${dashed}/>`
  if (hatch === undefined || shape.kind !== 'polygon') return outline
  const lines = hatchLines(shape.points, hatch * wider).map(([from, to]) =>
    shapePath({ kind: 'line', style: shape.style, from, to }),
  )
  return `${outline}<path d="${lines.join('')}" fill="none" stroke="${stroke}" stroke-width="${hatchWidth * wider}"/>`
}

const hatchWidth = 3

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
