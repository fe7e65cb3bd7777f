import { type Drawing, elevationLayers, furnishedFaces, toSvg } from '@arredo/drawings'
import { type Evaluation, isPlaced, rowsInOrder } from '@arredo/project'
import { drawingLabels } from '../drawings/drawing-labels.ts'
import type { ReportInput } from '../report-input.ts'

/** Millimetres of the room. */
const letters = 100
const margin = 60
/** The pictures are smaller on paper than what lines are drawn for. */
const wider = 1.1

/** The wall that most stands before, without a measure or a word; the same wall for all, so that they can be compared. */
export function alternativePictures(
  input: ReportInput,
  evaluations: readonly Evaluation[],
): readonly (Uint8Array | null)[] {
  const face = fullestFace(input, evaluations)
  if (!face) return evaluations.map(() => null)
  const labels = drawingLabels(input)
  const colourOf = (catalogue: string, material: string) =>
    input.catalogues.get(catalogue)?.pack.materials[material]?.colour
  return evaluations.map((evaluation) => {
    const options = { textSize: letters, colourOf }
    const layers = elevationLayers(input.document, evaluation, face, labels, options)
    if (!layers) return null
    const drawing: Drawing = layers
      .filter(({ key }) => ['wall', 'slope'].includes(key) || /^(row|opening) /.test(key))
      .flatMap(({ shapes }) => shapes.filter(({ kind }) => kind !== 'text'))
    return new TextEncoder().encode(toSvg(drawing, margin, wider))
  })
}

function fullestFace(input: ReportInput, evaluations: readonly Evaluation[]) {
  const counts = new Map<string, number>()
  for (const { alternative } of evaluations) {
    for (const row of rowsInOrder(input.document, alternative)) {
      if (!isPlaced(row) || row.placement?.seat.on !== 'wall') continue
      const key = `${row.placement.seat.wall} ${row.placement.seat.side}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  const faces = evaluations.flatMap((evaluation) => furnishedFaces(input.document, evaluation))
  const count = ({ wall, side }: (typeof faces)[number]) => counts.get(`${wall} ${side}`) ?? 0
  return faces.toSorted((one, two) => count(two) - count(one))[0]
}
