import * as fc from 'fast-check'
import { deflateSync, strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { cellName, parseCellName, type WrittenCell } from './cell.ts'
import { readXlsx } from './read-xlsx.ts'
import { writeXlsx } from './write-xlsx.ts'
import { readXml } from './xml.ts'
import { openZip } from './zip.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const rels = (...all: readonly (readonly [string, string])[]) =>
  `<Relationships>${all
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${relation}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** A workbook as another program writes it: one sheet, and what it refers to. */
function foreign(data: string, more: Readonly<Record<string, string>> = {}, level: 0 | 6 = 6): Uint8Array {
  const parts = {
    '_rels/.rels': rels(['officeDocument', '/xl/workbook.xml']),
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${relation}"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': rels(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ),
    'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>plain</t></si><si><r><rPr><b/></rPr><t>Bi</t></r><r><t xml:space="preserve">anco </t></r><rPh sb="0" eb="1"><t>no</t></rPh></si></sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="164" formatCode="0.000"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="9"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`,
    ...more,
  }
  const packed = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(packed), { level })
}

function cellsOf(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  const read = readXlsx(bytes)
  if (!read.ok) throw new Error(read.message)
  return Object.fromEntries(
    [...(read.sheets[0]?.rows ?? [])].flatMap(([row, cells]) =>
      [...cells].map(([column, cell]) => [cellName(row, column), 'value' in cell ? cell.value : cell.text]),
    ),
  )
}

function refusal(bytes: Uint8Array): string {
  const read = readXlsx(bytes)
  return read.ok ? 'accepted' : read.message
}

const written = (value: WrittenCell['value']): WrittenCell => ({ value, format: '@', look: 'plain' })

describe('a workbook of our own', () => {
  it('gives back every text, number and yes or no', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.constantFrom(
        '=1+1',
        '+1',
        '-1',
        '@x',
        '_x0041_',
        '_x_',
        ' x ',
        'a\r\nb\tc',
        '&lt;',
        ']]>',
        '\u0000',
        '\uFFFF',
      ),
    )
    const value = fc.oneof(
      text,
      fc.boolean(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    )
    fc.assert(
      fc.property(fc.array(fc.array(value, { maxLength: 8 }), { maxLength: 12 }), (rows) => {
        const sheet = {
          name: 'One',
          rows: rows.map((row) => row.map(written)),
          widths: [],
          frozen: { rows: 1, columns: 1 },
        }
        const expected = rows.flatMap((row, y) => row.map((cell, x) => [cellName(y, x), cell]))
        expect(cellsOf(writeXlsx([sheet]))).toEqual(Object.fromEntries(expected))
      }),
      { numRuns: 40 },
    )
  })

  it('never writes a text as a formula', () => {
    const sheet = { name: 'One', rows: [[written('=cmd|calc')]], widths: [], frozen: { rows: 0, columns: 0 } }
    const opened = openZip(writeXlsx([sheet]))
    const part = opened.ok ? opened.zip.read('xl/worksheets/sheet1.xml') : opened
    expect(part.ok && part.text).toContain('<c r="A1" s="1" t="s"><v>0</v></c>')
    expect(part.ok && part.text).not.toContain('<f>')
  })

  it('names cells as people do', () => {
    expect([cellName(0, 0), cellName(6, 3), cellName(9, 26), cellName(0, 701), cellName(0, 702)]).toEqual([
      'A1',
      'D7',
      'AA10',
      'ZZ1',
      'AAA1',
    ])
    expect(parseCellName('AA10')).toEqual({ row: 9, column: 26 })
    expect(parseCellName('10A')).toBeUndefined()
  })
})

describe('a workbook of another program', () => {
  it('is read with rich texts, inline texts, booleans, results of formulas and gaps', () => {
    const data = `<row r="2" spans="1:9"><c r="B2" t="s"><v>1</v></c><c r="D2" t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r></is></c>
      <c r="E2" t="b"><v>1</v></c><c r="F2"><f>SUM(A1:A2)</f><v>3.5</v></c><c r="G2" t="str"><f>A1</f><v>a&amp;b&#x20AC;</v></c>
      <c r="H2" s="3"/><c r="I2" t="e"><v>#REF!</v></c></row><row><c><v>7</v></c><c t="s"><v>0</v></c></row>`
    expect(cellsOf(foreign(data))).toEqual({
      B2: 'Bianco ',
      D2: 'inline',
      E2: true,
      F2: 3.5,
      G2: 'a&b€',
      I2: '#REF!',
      A3: 7,
      B3: 'plain',
    })
  })

  it('keeps the formats of numbers, from the list of cells alone', () => {
    const read = readXlsx(
      foreign(
        '<row r="1"><c r="A1" s="1"><v>46023</v></c><c r="B1" s="2"><v>0.5</v></c><c r="C1" s="3"><v>1</v></c></row>',
      ),
    )
    const cells = read.ok ? [...(read.sheets[0]?.rows.get(0)?.values() ?? [])] : []
    expect(cells.map((cell) => cell.kind === 'number' && cell.format.kind)).toEqual([
      'date',
      'percent',
      'fixed',
    ])
  })

  it('counts days from 1904 where it says so', () => {
    const workbook = `<workbook xmlns:r="${relation}"><workbookPr date1904="1"/><sheets><sheet name="One" r:id="rId1"/></sheets></workbook>`
    const data = '<row r="1"><c r="A1" s="1"><v>44561</v></c><c r="B1"><v>44561</v></c></row>'
    expect(cellsOf(foreign(data, { 'xl/workbook.xml': workbook }))).toEqual({ A1: 46_023, B1: 44_561 })
  })

  it('may prefix its tags', () => {
    const sheet = `<x:worksheet xmlns:x="${main}"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>`
    expect(cellsOf(foreign('', { 'xl/worksheets/sheet1.xml': sheet }))).toEqual({ A1: 1 })
  })
})

describe('a workbook that was made to do harm is refused', () => {
  it('when it declares or uses entities', () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet><sheetData/></worksheet>`
    expect(refusal(foreign('', { 'xl/worksheets/sheet1.xml': bomb }))).toContain('declares entities')
    expect(refusal(foreign('<row r="1"><c r="A1" t="str"><v>&b;</v></c></row>'))).toContain('entity')
  })

  it('when it unpacks to too much', () => {
    const zeros = new Uint8Array(9_000_000)
    const bomb = zipSync({ '_rels/.rels': zeros }, { level: 1 })
    expect(bomb.length).toBeLessThan(60_000)
    expect(refusal(bomb)).not.toBe('accepted')
    const opened = openZip(bomb)
    expect(opened.ok && opened.zip.read('_rels/.rels')).toEqual({
      ok: false,
      message: 'The file unpacks to more than a catalogue can need',
    })
  })

  it('when a part is larger than it says', () => {
    const packed = deflateSync(new Uint8Array(20_000_000), { level: 1 })
    const lying = zipSync({ a: [packed, { level: 0 }] })
    for (const signature of [0x04034b50, 0x02014b50]) patch(lying, signature)
    const opened = openZip(lying)
    expect(opened.ok && opened.zip.read('a')).toMatchObject({ ok: false })
  })

  it('when it is as wide or as long as no catalogue is', () => {
    const wide = Array.from({ length: 10_000 }, (_, index) => `<c r="${cellName(0, index)}"><v>1</v></c>`)
    expect(refusal(foreign(`<row r="1">${wide.join('')}</row>`))).toBe(
      'The sheet One has more than 500 columns',
    )
    expect(refusal(foreign('<row r="900000"><c r="A900000"><v>1</v></c></row>'))).toContain('rows')
    // Borders drawn over a whole sheet are no cells.
    const drawn = Array.from({ length: 10_000 }, (_, index) => `<c r="${cellName(0, index)}" s="1"/>`)
    expect(refusal(foreign(`<row r="1">${drawn.join('')}</row>`))).toBe('accepted')
  })

  it('when it was cut off anywhere, or changed anywhere, and always with one sentence', () => {
    // Stored and not packed, so that every change would be seen.
    const bytes = foreign(`<row r="1">${'<c><v>123456789</v></c>'.repeat(40)}</row>`, {}, 0)
    for (let length = 0; length < bytes.length; length += 7) {
      expect(refusal(bytes.subarray(0, length)), String(length)).not.toBe('accepted')
    }
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const damaged = bytes.slice()
        damaged[at] = (damaged[at] ?? 0) ^ change
        // A date or a name nobody reads may change; what is read must not.
        const isRefused = refusal(damaged) !== 'accepted'
        expect(isRefused ? cellsOf(bytes) : cellsOf(damaged)).toEqual(cellsOf(bytes))
      }),
      { numRuns: 300 },
    )
  })

  it('when it is something else', () => {
    expect(refusal(strToU8('%PDF-1.7'))).toBe('The file is no workbook (.xlsx)')
    expect(refusal(new Uint8Array())).toBe('The file is no workbook (.xlsx)')
    expect(refusal(zipSync({ 'word/document.xml': strToU8('<x/>') }))).toBe('The file is no workbook (.xlsx)')
    expect(refusal(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0))).toContain('password')
    expect(refusal(new Uint8Array(25_000_001))).toBe('The file is larger than 25 MB')
  })
})

/** Makes a stored part look like a deflated one of 1,000 bytes. */
function patch(bytes: Uint8Array, signature: number): void {
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < bytes.length - 4; at += 1) {
    if (view.getUint32(at, true) !== signature) continue
    const isLocal = signature === 0x04034b50
    view.setUint16(at + (isLocal ? 8 : 10), 8, true)
    view.setUint32(at + (isLocal ? 22 : 24), 1_000, true)
  }
}

describe('XML', () => {
  const problem = (text: string) => readXml(text, { open: () => {}, text: () => {}, close: () => {} })

  it.each([
    '<a><b></a></b>',
    '<a',
    '<a>',
    '</a>',
    '<a/><b/>',
    'text',
    '',
    '<a b=c/>',
    '<a b="1/>',
    '<a>&nbsp;</a>',
    '<a>&</a>',
    '<a>&#x110000;</a>',
    '<!-- ',
    '<a><![CDATA[</a>',
    '<a b="<"/>',
  ])('%s is refused', (text) => {
    expect(problem(text)).not.toBeNull()
  })

  it('may stand only so deep in each other', () => {
    expect(problem('<a>'.repeat(200) + '</a>'.repeat(200))).toContain('too deep')
  })

  it('is read in one pass, however many tags it has', () => {
    const text = `<a>${'<b></b>'.repeat(200_000)}</a>`
    const started = performance.now()
    expect(problem(text)).toBeNull()
    expect(performance.now() - started).toBeLessThan(10_000)
  })

  it('never throws, whatever it is given', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '/',
      'a',
      '"',
      "'",
      '=',
      ' ',
      '&',
      ';',
      '#',
      'x',
      '!',
      '-',
      '[',
      ']',
      '?',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expect(['string', 'object']).toContain(typeof problem(pieces.join('')))
      }),
      { numRuns: 2_000 },
    )
  })
})
