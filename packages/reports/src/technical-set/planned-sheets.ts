import {
  type DrawAt,
  drawArticle,
  drawElevation,
  drawInstallation,
  drawPlan,
  drawSection,
  drawWorktop,
  elevationTitle,
  furnishedFaces,
  installationPoints,
  itemKind,
  type Shape,
  sectionsOf,
  sectionTitle,
  stacked,
  withSectionMarks,
  worktopPieces,
} from '@arredo/drawings'
import { standingRows } from '@arredo/project'
import { drawingLabels } from '../drawings/drawing-labels.ts'
import type { ReportInput } from '../report-input.ts'
import { inLanguage } from '../wording/in-language.ts'
import { quantities } from '../wording/quantities.ts'
import { distinctArticles } from './distinct-articles.ts'
import { installationTable } from './installation-table.ts'
import { isWanted, type SheetKind } from './sheet-kinds.ts'
import type { SheetTable } from './sheet-table.ts'
import { worktopTables } from './worktop-tables.ts'

/** A sheet before its paper is known. */
export type PlannedSheet = {
  readonly title: string
  /** Below the title, such as the positions of an article. */
  readonly remark: string
  readonly draw: DrawAt
  readonly largest: 5 | 10 | 20
  readonly tables: readonly SheetTable[]
}

type Planner = (input: ReportInput) => readonly PlannedSheet[]

/** Boards that lie together on a sheet. */
const boardsOnSheet = 3

const planners: Readonly<Record<SheetKind, Planner>> = {
  plan(input) {
    const { document, text } = input
    const [labels, evaluation] = [drawingLabels(input), input.built()]
    const sections = isWanted(input.answers, 'sections') ? sectionsOf(document, evaluation) : []
    const carpets = new Set(
      standingRows(document, evaluation)
        .filter((item) => itemKind(item) === 'carpet')
        .map(({ id }) => id),
    )
    // A floor in the colour of the units would hide them.
    const onWhite = (shape: Shape): Shape =>
      shape.style === 'item' && carpets.has(shape.of?.id ?? '') ? { ...shape, fill: 'none' } : shape
    return [
      room(text('Floor plan'), ({ textSize }) =>
        withSectionMarks(
          drawPlan(document, evaluation, labels, { textSize }).map(onWhite),
          sections,
          textSize,
        ),
      ),
    ]
  },

  elevations(input) {
    const { document } = input
    const [labels, evaluation] = [drawingLabels(input), input.built()]
    return furnishedFaces(document, evaluation).map((face) =>
      room(elevationTitle(document, face, labels), ({ textSize }) =>
        drawElevation(document, evaluation, face, labels, { textSize }),
      ),
    )
  },

  sections(input) {
    const { document } = input
    const [labels, evaluation] = [drawingLabels(input), input.built()]
    return sectionsOf(document, evaluation).map((section) =>
      room(sectionTitle(document, section, labels), ({ textSize }) =>
        drawSection(document, evaluation, section, labels, { textSize }),
      ),
    )
  },

  worktops(input) {
    const [labels, evaluation] = [drawingLabels(input), input.built()]
    const pieces = worktopPieces(input.document, evaluation)
    const groups = Array.from({ length: Math.ceil(pieces.length / boardsOnSheet) }, (_, index) =>
      pieces.slice(index * boardsOnSheet, (index + 1) * boardsOnSheet),
    )
    return groups.map((group) => ({
      title: input.text('Worktops'),
      remark: positionsText(
        input,
        group.flatMap(({ number }) => number ?? []),
      ),
      draw: ({ textSize }) =>
        stacked(
          group.map((piece) => drawWorktop(piece, evaluation, labels, { textSize })),
          3 * textSize,
        ),
      largest: 10,
      tables: worktopTables(input, group),
    }))
  },

  installation(input) {
    const [labels, evaluation] = [drawingLabels(input), input.built()]
    const points = installationPoints(input.document, evaluation)
    const sheet = room(input.text('Installation plan'), ({ textSize }) =>
      drawInstallation(input.document, evaluation, labels, { textSize }),
    )
    return points.length === 0 ? [] : [{ ...sheet, tables: [installationTable(input, points)] }]
  },

  articles(input) {
    // Fronts end at halves of a millimetre: rounded, their gaps would not add up to the cabinet.
    const labels = { ...drawingLabels(input), formatLength: quantities(input).length }
    return distinctArticles(input).map(({ article, positions }) => ({
      title: inLanguage(article.name, input.language.code),
      remark: positionsText(input, positions),
      draw: ({ textSize }) => drawArticle(article, labels, { textSize }),
      largest: 5,
      tables: [],
    }))
  },
}

/** All that are wanted, in their order. */
export function plannedSheets(input: ReportInput): readonly PlannedSheet[] {
  const kinds: readonly SheetKind[] = [
    'plan',
    'elevations',
    'sections',
    'worktops',
    'installation',
    'articles',
  ]
  return kinds.filter((kind) => isWanted(input.answers, kind)).flatMap((kind) => planners[kind](input))
}

function room(title: string, draw: DrawAt): PlannedSheet {
  return { title, remark: '', draw, largest: 20, tables: [] }
}

function positionsText({ text }: ReportInput, positions: readonly number[]): string {
  return positions.length === 0 ? '' : `${text('Pos.')} ${positions.join(', ')}`
}
