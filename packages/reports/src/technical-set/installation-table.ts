import type { InstallationPoint } from '@arredo/drawings'
import { sentence } from '@arredo/words'
import { drawingLabels } from '../drawings/drawing-labels.ts'
import type { ReportInput } from '../report-input.ts'
import type { SheetTable } from './sheet-table.ts'

const names: Readonly<Record<InstallationPoint['kind'], string>> = {
  column: sentence('Column'),
  beam: sentence('Beam'),
  radiator: sentence('Radiator'),
  socket: sentence('Socket'),
  switch: sentence('Switch'),
  water: sentence('Water point'),
  waste: sentence('Waste point'),
  gas: sentence('Gas point'),
  light: sentence('Light point'),
  vent: sentence('Vent'),
  door: sentence('Door'),
  window: sentence('Window'),
  passage: sentence('Passage'),
  niche: sentence('Niche'),
}

/** Where everything is to be connected, for who has no furniture yet to measure by. */
export function installationTable(input: ReportInput, points: readonly InstallationPoint[]): SheetTable {
  const { text } = input
  const { formatLength } = drawingLabels(input)
  return {
    title: text('Distances from finished faces'),
    headings: [text('No.'), text('Point'), text('Wall'), text('From wall'), text('Height'), text('Size')],
    columns: ['auto', '1fr', 'auto', 'auto', 'auto', 'auto'],
    numbers: 3,
    rows: points.map((point) => [
      String(point.number),
      pointName(input, point),
      pointPlace(input, point),
      point.from.map((each) => `${each.letter} ${formatLength(each.distance)}`.trim()).join(', '),
      formatLength(point.height),
      `${formatLength(point.size.width)} × ${formatLength(point.size.height)}`,
    ]),
    note: text(
      'From wall: along the wall, from the one of that letter. Height: of points their middle, of openings their lower edge.',
    ),
  }
}

export function pointName({ text }: ReportInput, { kind }: InstallationPoint): string {
  return text(names[kind])
}

/** The letter of its wall, or what else it is on. */
export function pointPlace({ text }: ReportInput, { seat, letter }: InstallationPoint): string {
  return seat === 'wall' ? letter : text(seat === 'floor' ? 'Floor' : 'Ceiling')
}
