import { describe, expect, it } from 'vitest'
import { parseCellName, type Sheet, type WrittenCell, type WrittenSheet } from '../../xlsx/cell.ts'
import { readXlsx } from '../../xlsx/read-xlsx.ts'
import { writeXlsx } from '../../xlsx/write-xlsx.ts'
import { compileWorkbook, describeFinding } from '../index.ts'
import { readSource } from '../read-source.ts'
import { layOut } from './lay-out.ts'
import { readSheets } from './read-sheets.ts'
import { sampleCatalogue } from './sample-catalogue.ts'

const good = layOut(readSource(sampleCatalogue), sampleCatalogue)

/** Sheet, cell, and what an author leaves in it; undefined wipes it out. */
type Edit = readonly [sheet: string, cell: string, value: WrittenCell['value'] | undefined, format?: string]

/** As a spreadsheet does it: a cell keeps its format when something else is typed in. */
function edited(edits: readonly Edit[], sheets: readonly WrittenSheet[] = good): Uint8Array {
  return writeXlsx(
    sheets.map((sheet) => {
      const rows = sheet.rows.map((row) => [...row])
      for (const [, cell, value, format] of edits.filter(([name]) => name === sheet.name)) {
        const place = parseCellName(cell)
        if (!place) throw new Error(`No cell ${cell}`)
        while (rows.length <= place.row) rows.push([])
        const before = rows[place.row]?.[place.column]
        const written =
          value === undefined
            ? undefined
            : { value, format: format ?? before?.format ?? 'General', look: 'plain' as const }
        const row = rows[place.row] ?? []
        row[place.column] = written
      }
      return { ...sheet, rows: rows.map((row) => Array.from(row)) }
    }),
  )
}

function findingsOf(bytes: Uint8Array): readonly string[] {
  const compiled = compileWorkbook(bytes, (text) => text)
  return compiled.ok ? [] : compiled.findings.map(describeFinding)
}

describe('a workbook with one mistake names its sheet and cell', () => {
  it('and none without', () => {
    expect(findingsOf(edited([]))).toEqual([])
  })

  it.each<[string, readonly Edit[], string]>([
    [
      'a price wiped out',
      [['Prices EUR', 'C11', undefined]],
      'Prices EUR, cell C11: Here a price is missing: write one, or "not sold"',
    ],
    [
      'a price in words',
      [['Prices EUR', 'B12', 'on request']],
      'Prices EUR, cell B12: This should be a plain decimal number, not "on request"',
    ],
    [
      'a price with a comma',
      [['Prices EUR', 'B12', '12,50']],
      'Prices EUR, cell B12: This should be a plain decimal number, not "12,50". Use a point: 12.50',
    ],
    [
      'a price with points and a comma',
      [['Prices EUR', 'B12', '€ 1.234,50']],
      'Prices EUR, cell B12: This should be a plain decimal number, not "€ 1.234,50". Use a point: 1234.50',
    ],
    [
      'a price with too many decimals',
      [['Prices EUR', 'C15', 49.995, 'General']],
      'Prices EUR, cell C15: 49.995 is no amount of EUR',
    ],
    [
      'limits that fall',
      [['Prices EUR', 'C10', 300]],
      'Prices EUR, cell B10: W goes up to 600, but prices end at 300',
    ],
    [
      'a limit in words',
      [['Prices EUR', 'A12', 'tall']],
      'Prices EUR, cell A12: This should be a number, not "tall"',
    ],
    [
      'a price beside the matrix',
      [['Prices EUR', 'D11', 130]],
      'Prices EUR, cell D11: Above this price stands no limit',
    ],
    [
      'an empty row through a matrix',
      [
        ['Prices EUR', 'A11', undefined],
        ['Prices EUR', 'B11', undefined],
        ['Prices EUR', 'C11', undefined],
      ],
      'Prices EUR, cell A10: Under Matrix stands a line "up to"',
    ],
    ['a matrix of no article', [['Prices EUR', 'B9', 'A9']], 'Prices EUR, cell B9: There is no article A9'],
    ['VAT as 22', [['Prices EUR', 'B6', 22]], 'Prices EUR, cell B6: 22 should be a fraction'],
    [
      'a list that ends before it begins',
      [['Prices EUR', 'B5', 45_000, 'yyyy-mm-dd']],
      'Prices EUR, cell B5: The list ends on 2023-03-15',
    ],
    [
      'a surcharge for no list',
      [['Surcharges', 'A2', 'USD']],
      'Surcharges, cell A2: There is no price list USD',
    ],
    [
      'a surcharge of unknown kind',
      [['Surcharges', 'D2', 'fixd']],
      'Surcharges, cell D2: This: kind should be one of base',
    ],
    [
      'a condition that cannot be read',
      [['Surcharges', 'E2', 'FRONT ==']],
      'Surcharges, cell E2: In "FRONT ==" at character 9',
    ],
    [
      'a promotion on no day',
      [['Promotions', 'C2', 'in spring', '@']],
      'Promotions, cell C2: This should be a date such as 2026-01-31, not "in spring"',
    ],
    ['an unknown model', [['Articles', 'D2', 'M, X']], 'Articles, cell D2: X is no final model'],
    ['an article without a recipe', [['Articles', 'G3', undefined]], 'Articles, cell A3: This has no recipe'],
    ['an article twice', [['Articles', 'A3', 'A1']], 'Articles, cell A3: The code A1 stands twice'],
    [
      'a column nobody knows',
      [
        ['Articles', 'T1', 'Colour'],
        ['Articles', 'T2', 'red'],
      ],
      'Articles, cell T2: colour means nothing here',
    ],
    [
      'a remark without a heading',
      [['Articles', 'V3', 'ask Anna']],
      'Articles, cell V3: This stands under no heading',
    ],
    ['a need of no article', [['Needs', 'A2', 'A9']], 'Needs, cell A2: There is no article A9'],
    [
      'a role nobody has',
      [['Articles', 'M3', 'lit']],
      'Needs, cell B2: No article is a lid. Did you mean lit?',
    ],
    ['a need nobody meets', [['Needs', 'D2', 'A1']], 'Needs, cell D2: A1 is no lid'],
    [
      'a follower of no article',
      [['Followers', 'C2', 'A9']],
      'Followers, cell C2: There is no article A9. Did you mean A1?',
    ],
    [
      'a formula with a wrong name',
      [['Followers', 'H3', 'W = LENGHT, H = 700']],
      'Followers, cell H3: In "LENGHT" at character 1: nothing here is called LENGHT. Did you mean LENGTH?',
    ],
    [
      'formulas in other words',
      [['Followers', 'H3', 'as long as the run']],
      'Followers, cell H3: Write it so: L = LENGTH, D = DEPTH - 21',
    ],
    ['an option of no variant', [['Options', 'A4', 'FRNT']], 'Options, cell A4: There is no variant FRNT'],
    ['an unknown material', [['Options', 'D3', 'gray']], 'Options, cell D3: There is no material gray'],
    [
      'a width in words',
      [['Variants', 'F3', 'narrow']],
      'Variants, cell F3: This should be a whole number, not "narrow"',
    ],
    ['a variant twice', [['Variants', 'A4', 'W']], 'Variants, cell A4: The code W stands twice'],
    [
      'choices written otherwise',
      [['Models', 'D2', 'W: 400']],
      'Models, cell D2: Write it so: FRONT = SAGE, W = 600',
    ],
    ['a choice that is none', [['Models', 'D2', 'W = 410']], 'Models, cell D2: 410 is no value of W'],
    ['a rule that cannot be read', [['Rules', 'D2', 'W >']], 'Rules, cell D2: In "W >" at character 4'],
    [
      'a hole in a table',
      [['Rules', 'J5', undefined]],
      'Rules, cell J5: This should be a text or a number, not nothing',
    ],
    [
      'a cell of a table that fits nothing',
      [['Rules', 'I5', '#shiny']],
      'Rules, cell I5: "#shiny" fits no value of FRONT',
    ],
    [
      'a table that neither allows nor forbids',
      [['Rules', 'C4', undefined]],
      'Rules, cell I4: The kind of a rule with a table is allow or forbid',
    ],
    [
      'a colour in words',
      [['Materials', 'C2', 'snow white']],
      'Materials, cell C2: This should be a colour such as #a3ad98',
    ],
    [
      'a branch below nothing',
      [['Classification', 'C3', 'NONE']],
      'Classification, cell A3: There is no branch NONE above this',
    ],
    [
      'a branch below itself',
      [['Classification', 'C2', 'CABINETS']],
      'Classification, cell A2: This branch stands below itself',
    ],
    ['a text of nobody', [['Texts', 'A5', 'Article A3']], 'Articles, cell A3: This has no name'],
    ['a text without English', [['Texts', 'B8', undefined]], 'Texts, cell A8: name has no English text'],
    [
      'a heading that is no language',
      [['Texts', 'C1', 'Italiano']],
      'Texts, cell C1: "Italiano" is no code of a language',
    ],
    [
      'an English text changed in the wrong place',
      [['Articles', 'B2', 'Cube']],
      'Articles, cell B2: This says "Cube", but the sheet Texts says "Block" for Article A1',
    ],
    [
      'terms for a list nobody has',
      [
        ['Trade terms', 'A2', 'USD'],
        ['Trade terms', 'A3', 'USD'],
        ['Texts', 'A32', 'Trade discount USD / D1'],
        ['Texts', 'A33', 'Trade discount USD / D2'],
      ],
      'Trade terms, cell A2: There is no price list USD',
    ],
    [
      'a recipe of something unknown',
      [['Recipes', 'B6', '    let: { A: WW / 2 }']],
      'Recipes, cell B6: In "WW / 2" at character 1',
    ],
    ['a recipe that is no YAML', [['Recipes', 'B5', '    size: { width: W']], 'Recipes, cell B'],
    [
      'a file outside of the folder',
      [['Recipes', 'A2', '../box.yaml']],
      'Recipes, cell A2: "../box.yaml" is no name of a file',
    ],
    [
      'a code that became a date',
      [['Articles', 'N2', 45_000, 'yyyy-mm-dd']],
      'Articles, cell N2: The spreadsheet made a date of this',
    ],
    [
      'a value that is no JSON',
      [['Articles', 'G2', 'json:{']],
      'Articles, cell G2: What follows json: cannot be read',
    ],
    [
      'two recipes for one article',
      [['Articles', 'H2', 'base']],
      'Articles, cell H2: This and another column of the row both say what Recipe is',
    ],
    ['no version', [['Catalogue', 'B2', undefined]], 'Catalogue, cell A1: The catalogue has no version'],
  ])('%s', (_, edits, expected) => {
    const found = findingsOf(edited(edits))
    expect(found[0]).toContain(expected)
    expect(found.length).toBeLessThan(4)
  })

  it('and so does what is found only after compiling, such as a golden price', () => {
    const compiled = compileWorkbook(edited([]), (text) => text)
    const find = (...path: readonly (string | number)[]) =>
      compiled.ok && describeFinding(compiled.toFinding({ path, message: 'Look' }))
    expect(find('golden', 0, 'price')).toBe('Golden prices, cell F2: Look')
    expect(find('rules', 2, 'body', 'rows', 1, 1)).toBe('Rules, cell J6: Look')
    expect(find('variants', 'W', 'domain', 'max')).toBe('Variants, cell G3: Look')
    expect(find('priceLists', 0, 'items', 2, 'amount')).toBe('Surcharges, cell F2: Look')
    expect(find('recipes', 'box', 'parts', 0)).toBe('Recipes, cell B9: Look')
  })

  it('a text that belongs to nothing', () => {
    expect(
      findingsOf(
        edited([
          ['Texts', 'A34', 'Article A3'],
          ['Texts', 'B34', 'Bench'],
        ]),
      ),
    ).toEqual(['Texts, cell A34: There is no "Article A3" in this workbook: take this row out or correct it'])
  })

  it('a price that could not be calculated', () => {
    const read = readXlsx(edited([]))
    const sheets = read.ok ? read.sheets : []
    const failed = { kind: 'error', text: '#REF!', isFormula: true } as const
    const changed = sheets.map((sheet) => {
      const row = new Map(sheet.rows.get(10)).set(1, failed)
      return sheet.name === 'Prices EUR' ? { ...sheet, rows: new Map(sheet.rows).set(10, row) } : sheet
    })
    expect(readSheets(changed).findings).toEqual([
      { sheet: 'Prices EUR', cell: 'B11', message: 'The cell shows an error (#REF!) instead of a value' },
    ])
  })

  it('merged cells, and sheets that are missing, hidden or unknown', () => {
    const read = readXlsx(edited([]))
    const sheets = read.ok ? read.sheets : []
    const found = (change: (sheet: Sheet) => readonly Sheet[]) => readSheets(sheets.flatMap(change)).findings
    const at = (name: string, change: (sheet: Sheet) => readonly Sheet[]) =>
      found((sheet) => (sheet.name === name ? change(sheet) : [sheet])).map(
        ({ sheet, cell, message }) => `${sheet} ${cell}: ${message}`,
      )
    expect(at('Articles', (sheet) => [{ ...sheet, merged: ['B2:C3'] }])).toEqual([
      'Articles B2: The cells B2:C3 are merged: part them, and give each its own value',
    ])
    expect(at('Surcharges', () => [])).toEqual([
      'Surcharges : This sheet is missing; one with its headings alone is enough',
    ])
    expect(at('Surcharges', (sheet) => [{ ...sheet, isHidden: true, rows: new Map() }])[0]).toContain(
      'Surcharges : The sheet is hidden',
    )
    const notes = { name: 'Notes', isHidden: false, rows: new Map(), merged: ['A1:B1'] }
    expect(at('Texts', (sheet) => [sheet, notes])).toEqual([
      'Notes : A catalogue has no such sheet: hide it, delete it or correct its name',
    ])
    expect(at('Texts', (sheet) => [sheet, { ...notes, isHidden: true }])).toEqual([])
  })
})

describe('what an office worker does to a price list', () => {
  const items = (edits: readonly Edit[]) => {
    const compiled = compileWorkbook(edited(edits), (text) => text)
    if (!compiled.ok) throw new Error(compiled.findings.map(describeFinding).join('\n'))
    return compiled.pack
  }
  const cellsOf = (edits: readonly Edit[]) => {
    const [matrix] = items(edits).priceLists[0]?.items ?? []
    return matrix?.kind === 'matrix' ? matrix.cells : []
  }

  it('raises prices by 4.2 %: a price is read as it shows', () => {
    const raised = [99.5, 120, 110].map((price) => price * 1.042)
    const edits: readonly Edit[] = [
      ['Prices EUR', 'B11', raised[0]],
      ['Prices EUR', 'C11', raised[1]],
      ['Prices EUR', 'B12', raised[2]],
    ]
    expect(cellsOf(edits)).toEqual([
      ['103.68', '125.04'],
      ['114.62', null],
    ])
  })

  it('types over "not sold", and shows no decimals: none are lost', () => {
    expect(cellsOf([['Prices EUR', 'C12', 140]])[1]).toEqual(['110.00', '140.00'])
    expect(cellsOf([['Prices EUR', 'C12', 140.5, '#,##0 "€"']])[1]).toEqual(['110.00', '140.50'])
    expect(cellsOf([['Prices EUR', 'B12', ' Not Sold ']])[1]).toEqual([null, null])
  })

  it('types 7.5 % into a cell that shows whole per cents', () => {
    const [, , , percent] = items([['Surcharges', 'I3', 0.075]]).priceLists[0]?.items ?? []
    expect(percent).toMatchObject({ kind: 'percent', rate: '0.075' })
  })

  it('adds an article with its name beside it, a language, and a wider table', () => {
    const pack = items([
      ['Articles', 'A4', 'A3'],
      ['Articles', 'B4', '=Bench'],
      ['Articles', 'C4', 'CABINETS'],
      ['Articles', 'D4', 'M'],
      ['Articles', 'E4', 'FRONT, W, H'],
      ['Articles', 'G4', 'box'],
      ['Articles', 'N4', 100],
      ['Prices EUR', 'A16', 'A3'],
      ['Prices EUR', 'C16', 12.5, '0.00'],
      ['Texts', 'D1', 'de'],
      ['Texts', 'D3', 'Klotz'],
    ])
    expect(pack.articles[2]).toMatchObject({ code: 'A3', name: { en: '=Bench' }, orderCode: '100' })
    expect(pack.articles[0]?.name).toEqual({ en: 'Block', it: 'Blocco', de: 'Klotz' })
    expect(pack.priceLists[0]?.items).toContainEqual({ kind: 'base', article: 'A3', amount: '12.50' })
  })
})
