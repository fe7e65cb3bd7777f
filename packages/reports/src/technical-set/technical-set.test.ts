import { furnishedFaces, installationPoints, sectionsOf, worktopPieces } from '@arredo/drawings'
import { addFixture, createDesk, evaluateProject, type ProjectDocument } from '@arredo/project'
import type { Table, TableCell } from '@arredo/tables'
import { describe, expect, it } from 'vitest'
import { furnishedRooms } from '../../../../tools/rooms/furnished-rooms.ts'
import { inRoom, sampleOffer } from '../offer/sample-offer.ts'
import { renderPdf } from '../render-pdf.ts'
import type { ReportInput } from '../report-input.ts'
import { fontsOf, lengthOnPaper, pagesOf, poppler } from '../testing/read-pdf.ts'
import { distinctArticles } from './distinct-articles.ts'
import { technicalSet } from './technical-set.ts'

const { catalogues, rooms } = await furnishedRooms()

function inputOf(document: ProjectDocument, changes: Partial<ReportInput> = {}): ReportInput {
  const evaluation = evaluateProject(document, { catalogues, faces: [], discounts: new Map() })
  return sampleOffer(1, { document, evaluation, built: () => evaluation, catalogues, ...changes })
}

async function made(input: ReportInput): Promise<Uint8Array> {
  const pdf = await renderPdf(technicalSet, input)
  if (!pdf.ok) throw new Error(pdf.message)
  return pdf.value
}

function columnOf(table: Table | undefined, title: string): readonly TableCell[] {
  const at = table?.columns.findIndex((column) => column.title === title) ?? -1
  if (at < 0) throw new Error(`No column ${title}`)
  return table?.rows.map((row) => row[at] ?? null) ?? []
}

const none = { elevations: false, sections: false, worktops: false, installation: false, articles: false }

describe('the technical set', () => {
  it('of a kitchen has a sheet for everything, in its order, numbered, on A3', async () => {
    const document = rooms[0]?.document
    if (!document) return expect.fail('no room')
    const input = inputOf(document)
    const evaluation = input.built()
    const pdf = await made(input)
    const pages = pagesOf(pdf)
    const articles = distinctArticles(input)
    const faces = furnishedFaces(document, evaluation)
    const sections = sectionsOf(document, evaluation)
    const titles = [
      'Floor plan',
      ...faces.map(({ letter }) => `Wall ${letter}`),
      ...sections.map(({ number }) => `Section ${number}`),
      'Worktops',
      'Installation plan',
      ...articles.map(({ article }) => article.name.en),
    ]
    expect(pages).toHaveLength(titles.length)
    pages.forEach((page, index) => {
      expect(page).toContain(titles[index])
      expect(page).toContain(`2026-0017 – ${index + 1}/${titles.length}`)
      expect(page).toMatch(/Scale\s+[\s\S]*1:\d+/)
      for (const word of [document.header.name, 'Lucia Ferri', '15/11/2026']) expect(page).toContain(word)
    })
    // A front of 597 in a cabinet of 600.
    expect(pages.find((page) => page.includes('Base unit, three drawers'))).toContain('1.5')
    expect(technicalSet.drawings?.(input).map(({ name }) => name)).toEqual(
      titles.map((title, index) => expect.stringMatching(`^${String(index + 1).padStart(2, '0')} ${title}`)),
    )
    expect(poppler('pdfinfo', pdf)).toMatch(/Page size: +1190\.55 x 841\.89 pts \(A3\)/)
    expect(poppler('pdfinfo', pdf)).toMatch(/^Tagged: +yes$/m)
    expect(poppler('pdfinfo', pdf, '-meta')).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(poppler('pdfinfo', pdf, '-struct')).toMatch(/H1[\s\S]*Figure[\s\S]*TH/)
    expect(new Set(fontsOf(pdf))).toEqual(new Set(['Inter-Medium', 'Inter-Regular', 'Inter-SemiBold']))
  })

  it('draws by itself what is built, and nothing that is bought: no tap, no dishwasher, no lamp, no chair', () => {
    const drawn = rooms.map(({ document }) => {
      const names = distinctArticles(inputOf(document)).map(({ article }) => article.article)
      return [...new Set(names)]
    })
    expect(drawn).toEqual([
      [
        ...['B-CORNER', 'B-SINK', 'B-DR3', 'W-SHELF', 'T-FRIDGE', 'T-OVEN', 'T-BROOM', 'B-HOB', 'W-2DOOR'],
        'W-GLASS',
      ],
      [
        ...['T-FRIDGE', 'T-OVEN', 'B-SINK', 'B-DR3', 'B-HOB', 'W-HOOD', 'W-SHELF', 'T-LARDER', 'T-BROOM'],
        'I-DR3',
      ],
    ])
  })

  it('is as large as its scale says, on the larger paper of the shop or on its letters', async () => {
    const document = rooms[0]?.document
    if (!document) return expect.fail('no room')
    const letter = { paper: { name: 'Letter', isLandscape: false } } as const
    const sets = [
      [{}, {}, '1190.55 x 841.89', 25],
      [{}, { paper: 'small' }, '841.89 x 595.276', 50],
      [letter, {}, '1224 x 792', 25],
      [letter, { paper: 'small' }, '792 x 612', 50],
    ] as const
    for (const [changes, answers, size, ratio] of sets) {
      const pdf = await made(inputOf(document, { ...changes, answers: { ...none, ...answers } }))
      expect(pagesOf(pdf)).toHaveLength(1)
      expect(poppler('pdfinfo', pdf)).toContain(`Page size:       ${size} pts`)
      expect(pagesOf(pdf)[0]).toContain(`1:${ratio}`)
      // The wall of 5.2 metres, in points of the file: 72 to an inch.
      expect(lengthOnPaper(pdf, 5200)).toBeCloseTo((5200 / ratio / 25.4) * 72, 3)
    }
  })

  it('goes on with a list that is longer than its sheet, and loses no point', async () => {
    const desk = createDesk({ document: inRoom(sampleOffer(1).document), evaluate: sampleOffer(1).built })
    for (let index = 0; index < 70; index++) {
      const seat = { on: 'wall', wall: index % 2 === 0 ? 'n' : 's', side: 'right' } as const
      const placement = { at: [120 * (index >> 1), 0, 300], rotation: 0, seat } as const
      const fixture = { id: `f${index}`, kind: 'socket', size: [80, 12, 80], placement } as const
      desk.run(addFixture, { fixture })
    }
    const only = { ...none, plan: false, installation: true, paper: 'small' }
    const pages = pagesOf(await made(inputOf(desk.current().document, { answers: only })))
    expect(pages.length).toBeGreaterThan(1)
    const list = pages.join('')
    for (let number = 1; number <= 70; number++) expect(list).toMatch(new RegExp(`\\b${number} +Socket`))
  })

  it('[D-251 part] has its lists for spreadsheets: every worktop, cut-out and point once, as numbers', () => {
    for (const { document } of rooms) {
      const input = inputOf(document, { answers: {} })
      const pieces = worktopPieces(document, input.built())
      const points = installationPoints(document, input.built())
      const [worktops, cuts, installation] = technicalSet.tables?.(input) ?? []
      expect([worktops?.name, cuts?.name, installation?.name]).toEqual([
        ...['Worktops', 'Cut-outs', 'Installation plan'],
      ])
      expect(columnOf(worktops, 'Length (mm)')).toEqual(pieces.map(({ length }) => length))
      expect(columnOf(cuts, 'Width (mm)')).toEqual(
        pieces.flatMap((piece) => piece.cuts.map(({ size }) => size[0])),
      )
      expect(columnOf(cuts, 'For').every(Boolean)).toBe(true)
      expect(columnOf(installation, 'Distance (mm)')).toEqual(points.map(({ from }) => from[0]?.distance))
      expect(columnOf(installation, 'From floor (mm)')).toEqual(points.map(({ height }) => height))
      for (const { columns, rows } of [worktops, cuts, installation].flatMap((table) => table ?? [])) {
        expect(rows.length).toBeGreaterThan(0)
        for (const row of rows) {
          expect(row.map((cell) => (typeof cell === 'number' ? 'number' : 'text'))).toEqual(
            columns.map(({ kind }) => kind),
          )
        }
      }
    }
  })

  it('[D-251 part] has a point of floor or ceiling with both its walls, and no list of a sheet nobody wants', () => {
    const [empty, seat] = [inRoom(sampleOffer(1).document), { on: 'floor' }] as const
    const desk = createDesk({ document: empty, evaluate: sampleOffer(1).built })
    const placement = { at: [500, 700, 0], rotation: 0, seat } as const
    desk.run(addFixture, { fixture: { id: 'w', kind: 'water', size: [80, 80, 80], placement } })
    const { document } = desk.current()
    const [points, ...others] = technicalSet.tables?.(inputOf(document, { answers: {} })) ?? []
    expect(others).toEqual([])
    const [loose] = installationPoints(document, inputOf(document).built())
    expect([
      columnOf(points, 'Distance (mm)')[0],
      columnOf(points, 'Distance from second wall (mm)')[0],
    ]).toEqual(loose?.from.map(({ distance }) => distance))
    expect(columnOf(points, 'Wall')).toEqual(['Floor'])
    expect(technicalSet.tables?.(inputOf(document, { answers: none }))).toEqual([])
  })

  it('says that there is nothing to draw where there is no room', async () => {
    const empty = sampleOffer(0)
    expect(await renderPdf(technicalSet, { ...empty, answers: {} })).toMatchObject({
      ok: false,
      message: 'There is nothing to draw in this project',
    })
  })
})
