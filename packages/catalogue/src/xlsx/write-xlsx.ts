import { cellName, type Look, type WrittenCell, type WrittenSheet } from './cell.ts'
import { escapeXml, toSpreadsheetText } from './xml.ts'
import { writeZip } from './zip.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A file that Excel and LibreOffice open without a question; the same bytes for the same sheets. */
export function writeXlsx(sheets: readonly WrittenSheet[]): Uint8Array {
  const strings = new Numbered()
  const styles = new Numbered(['plain\nGeneral'])
  const parts = sheets.map((sheet, index) => {
    return [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet, index === 0, strings, styles)] as const
  })
  return writeZip({
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbookXml(sheets),
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
      ['styles', 'styles.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/styles.xml': stylesXml(styles.all()),
    'xl/sharedStrings.xml': stringsXml(strings.all()),
    ...Object.fromEntries(parts),
  })
}

class Numbered {
  readonly #numbers: Map<string, number>

  constructor(first: readonly string[] = []) {
    this.#numbers = new Map(first.map((text, index) => [text, index]))
  }

  numberOf(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    this.#numbers.set(text, this.#numbers.size)
    return this.#numbers.size - 1
  }

  all(): readonly string[] {
    return [...this.#numbers.keys()]
  }
}

function sheetXml(sheet: WrittenSheet, isFirst: boolean, strings: Numbered, styles: Numbered): string {
  const { rows, columns } = sheet.frozen
  const pane =
    rows + columns === 0
      ? ''
      : `<pane${columns ? ` xSplit="${columns}"` : ''}${rows ? ` ySplit="${rows}"` : ''} topLeftCell="${cellName(rows, columns)}" activePane="${paneName(rows, columns)}" state="frozen"/>`
  const widths = sheet.widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const data = sheet.rows.map((cells, row) => {
    const written = cells.map((cell, column) => cell && cellXml(cell, cellName(row, column), strings, styles))
    return cells.length === 0 ? '' : `<row r="${row + 1}">${written.join('')}</row>`
  })
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${isFirst ? ' tabSelected="1"' : ''}>${pane}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>${widths.length > 0 ? `<cols>${widths.join('')}</cols>` : ''}<sheetData>${data.join('')}</sheetData></worksheet>`
}

function paneName(rows: number, columns: number): string {
  if (rows > 0 && columns > 0) return 'bottomRight'
  return rows > 0 ? 'bottomLeft' : 'topRight'
}

/** Texts are always told to be texts: one that begins with = is no formula. */
function cellXml(
  { value, format, look, formula }: WrittenCell,
  name: string,
  strings: Numbered,
  styles: Numbered,
): string {
  const open = `<c r="${name}" s="${styles.numberOf(`${look}\n${format}`)}"`
  const inside = formula === undefined ? '' : `<f>${escapeXml(formula)}</f>`
  if (typeof value === 'number') return `${open}>${inside}<v>${value}</v></c>`
  if (typeof value === 'boolean') return `${open} t="b">${inside}<v>${value ? 1 : 0}</v></c>`
  const text = toSpreadsheetText(value)
  if (formula !== undefined) return `${open} t="str">${inside}<v>${escapeXml(text)}</v></c>`
  return `${open} t="s"><v>${strings.numberOf(text)}</v></c>`
}

function stringsXml(strings: readonly string[]): string {
  const items = strings.map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`)
  return `${head}<sst xmlns="${main}" count="${items.length}" uniqueCount="${items.length}">${items.join('')}</sst>`
}

const looks: Readonly<Record<Look, { readonly font: number; readonly fill: number }>> = {
  plain: { font: 0, fill: 0 },
  head: { font: 1, fill: 2 },
  view: { font: 2, fill: 3 },
  title: { font: 3, fill: 0 },
  code: { font: 4, fill: 0 },
}
const fonts = [
  '<font><sz val="11"/><name val="Calibri"/><family val="2"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font>',
  '<font><sz val="11"/><color rgb="FF6B6F72"/><name val="Calibri"/><family val="2"/></font>',
  '<font><b/><sz val="14"/><name val="Calibri"/><family val="2"/></font>',
  '<font><sz val="10"/><name val="Courier New"/><family val="3"/></font>',
]
const fills = [
  '<fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE4E8E1"/><bgColor indexed="64"/></patternFill></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFF5F5F3"/><bgColor indexed="64"/></patternFill></fill>',
]
/** Numbers below are taken by the formats every spreadsheet knows. */
const firstOwnFormat = 164

function stylesXml(styles: readonly string[]): string {
  const formats = new Numbered()
  const cells = styles.map((style) => {
    const [look = 'plain', format = 'General'] = style.split('\n')
    const { font, fill } = looks[look as Look]
    const id = format === 'General' ? 0 : format === '@' ? 49 : firstOwnFormat + formats.numberOf(format)
    return `<xf numFmtId="${id}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="top"/></xf>`
  })
  const own = formats
    .all()
    .map((code, index) => `<numFmt numFmtId="${firstOwnFormat + index}" formatCode="${escapeXml(code)}"/>`)
  const numFmts = own.length > 0 ? `<numFmts count="${own.length}">${own.join('')}</numFmts>` : ''
  return `${head}<styleSheet xmlns="${main}">${numFmts}<fonts count="${fonts.length}">${fonts.join('')}</fonts><fills count="${fills.length}">${fills.join('')}</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cells.length}">${cells.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
}

function workbookXml(sheets: readonly WrittenSheet[]): string {
  const listed = sheets.map(
    ({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  return `${head}<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView/></bookViews><sheets>${listed.join('')}</sheets></workbook>`
}

function relations(all: readonly (readonly [string, string])[]): string {
  const listed = all.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
  )
  return `${head}<Relationships xmlns="${packages}/relationships">${listed.join('')}</Relationships>`
}

function contentTypes(sheets: number): string {
  const overrides = [
    ['/xl/workbook.xml', `${kind}.sheet.main+xml`],
    ...Array.from({ length: sheets }, (_, index) => [
      `/xl/worksheets/sheet${index + 1}.xml`,
      `${kind}.worksheet+xml`,
    ]),
    ['/xl/styles.xml', `${kind}.styles+xml`],
    ['/xl/sharedStrings.xml', `${kind}.sharedStrings+xml`],
  ].map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`)
  return `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`
}
