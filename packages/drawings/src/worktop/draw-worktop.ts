import type { Point } from '@arredo/geometry'
import type { Evaluation, WorkedCut } from '@arredo/project'
import type { Drawing, Shape, ShapeStyle } from '../drawing.ts'
import { below, beside, type ChainOf, drawChains, type Lay } from '../elevation/draw-chains.ts'
import { rectangle } from '../elevation/rectangle.ts'
import type { PlanLabels } from '../plan/labels.ts'
import { usualText } from '../plan/plan-options.ts'
import { textWidth } from '../text-box.ts'
import type { WorktopPiece } from './worktop-pieces.ts'

/**
 * One board from above, its back at the top: outline, cut-outs with their distances from both ends and from front
 * and back, which edges are finished and which are joined.
 */
export function drawWorktop(
  piece: WorktopPiece,
  evaluation: Evaluation,
  labels: PlanLabels,
  { textSize = usualText }: { readonly textSize?: number } = {},
): Drawing {
  const { length, depth, cuts } = piece
  const of = { kind: 'row', id: piece.row.id } as const
  const [left, right] = depthChains(piece)
  const under: Lay = { ...below, at: (along, out) => [along, -depth - out] }
  const chains = (all: readonly ChainOf[], lay: Lay) => drawChains(all, lay, labels.formatLength, textSize)
  const widths = chains(lengthChains(piece), under)
  return [
    { kind: 'polygon', style: 'board', of, points: rectangle([0, -depth], [length, depth]) },
    ...edgesOf(piece).map((shape) => ({ ...shape, of })),
    ...cuts.flatMap((cut) => drawCut(cut, evaluation, labels, textSize)),
    ...widths.shapes,
    ...chains(left, beside(0, -1)).shapes,
    ...chains(right, beside(length, 1)).shapes,
    ...titleOf(piece, evaluation, labels, textSize),
    ...legendOf(piece, labels, textSize, -depth - widths.depth - 2 * textSize),
  ]
}

/** Where cut-outs begin and end along the board, and the whole. */
function lengthChains({ length, cuts }: WorktopPiece): readonly ChainOf[] {
  const whole = { first: 0, last: length }
  const ends = cuts.flatMap(({ at: [x], size: [width] }) => [x, x + width])
  return ends.length === 0
    ? [{ ...whole, ends }]
    : [
        { ...whole, ends },
        { ...whole, ends: [] },
      ]
}

/** From front to back: at the left end of the cut-outs there, at the right what that does not say. */
function depthChains({
  length,
  depth,
  cuts,
}: WorktopPiece): readonly [readonly ChainOf[], readonly ChainOf[]] {
  const whole = { first: -depth, last: 0 }
  const endsOf = (some: readonly WorkedCut[]) =>
    some.flatMap(({ at: [, y], size: [, height] }) => [-y, -y - height])
  const isLeft = ({ at: [x], size: [width] }: WorkedCut) => x + width / 2 <= length / 2
  const [atLeft, atRight] = [endsOf(cuts.filter(isLeft)), endsOf(cuts.filter((cut) => !isLeft(cut)))]
  const [first, second] = atLeft.length > 0 ? [atLeft, atRight] : [atRight, []]
  const saysMore = second.some((end) => !first.includes(end))
  return [
    first.length > 0
      ? [
          { ...whole, ends: first },
          { ...whole, ends: [] },
        ]
      : [{ ...whole, ends: [] }],
    saysMore ? [{ ...whole, ends: second }] : [],
  ]
}

const edgeStyles = { finished: 'finishedEdge', joint: 'joint' } as const

function edgesOf({ length, depth, edges }: WorktopPiece): readonly Shape[] {
  const ends: Readonly<Record<keyof WorktopPiece['edges'], readonly [Point, Point]>> = {
    left: [
      [0, 0],
      [0, -depth],
    ],
    right: [
      [length, 0],
      [length, -depth],
    ],
    front: [
      [0, -depth],
      [length, -depth],
    ],
    back: [
      [0, 0],
      [length, 0],
    ],
  }
  return (['left', 'right', 'front', 'back'] as const).flatMap((side): readonly Shape[] => {
    const kind = edges[side]
    const [from, to] = ends[side]
    return kind === 'covered' ? [] : [{ kind: 'line', style: edgeStyles[kind], from, to }]
  })
}

/** With what it is for, its size and the radius of its corners, as far as they fit inside. */
function drawCut(
  { row, at: [x, y], size: [width, height], radius }: WorkedCut,
  evaluation: Evaluation,
  labels: PlanLabels,
  textSize: number,
): Drawing {
  const name = evaluation.articles[row]?.name
  const size = `${labels.formatLength(width)} × ${labels.formatLength(height)}`
  const corners = radius > 0 ? [`R ${labels.formatLength(radius)}`] : []
  const lines = [...(name ? [labels.name?.(name) ?? name.en] : []), size, ...corners]
    .filter((line) => textWidth(line, textSize) < width)
    .slice(0, Math.floor(height / (lineHeight * textSize)))
  const middle: Point = [x + width / 2, -y - height / 2]
  return [
    { kind: 'polygon', style: 'cutOut', points: rectangle([x, -y - height], [width, height]) },
    ...lines.map((text, index): Shape => {
      const up = ((lines.length - 1) / 2 - index) * lineHeight * textSize
      return written('dimensionText', [middle[0], middle[1] + up], text, textSize)
    }),
  ]
}

const lineHeight = 1.35

/** 33 Worktop, 2679 × 600 × 40. */
function titleOf(
  { row, number, length, depth, thickness }: WorktopPiece,
  evaluation: Evaluation,
  labels: PlanLabels,
  textSize: number,
): Drawing {
  const name = evaluation.articles[row.id]?.name
  const size = [length, depth, thickness].map(labels.formatLength).join(' × ')
  const told = [number === null ? '' : String(number), name ? (labels.name?.(name) ?? name.en) : '']
  const text = [told.filter((part) => part !== '').join(' '), size].filter((part) => part !== '').join(', ')
  return [written('roomName', [length / 2, 1.6 * textSize], text, 1.3 * textSize)]
}

/** Words are narrower than numbers, by which widths are reckoned. */
const narrow = 0.8

/** What the lines at the edges mean, one below the other. */
function legendOf({ edges }: WorktopPiece, labels: PlanLabels, textSize: number, top: number): Drawing {
  const kinds = (['finished', 'joint'] as const).filter((kind) => Object.values(edges).includes(kind))
  const sample = 5 * textSize
  return kinds.flatMap((kind, index): Drawing => {
    const y = top - index * 1.6 * textSize
    const text = labels.text(kind === 'finished' ? 'Finished edge' : 'Joint')
    return [
      { kind: 'line', style: edgeStyles[kind], from: [0, y], to: [sample, y] },
      written('legend', [sample + textSize + (textWidth(text, textSize) * narrow) / 2, y], text, textSize),
    ]
  })
}

function written(style: ShapeStyle, at: Point, text: string, size: number): Shape {
  return { kind: 'text', style, at, text, size, turn: 0 }
}
