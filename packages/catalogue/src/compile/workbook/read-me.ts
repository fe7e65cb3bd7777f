import type { WrittenSheet } from '../../xlsx/cell.ts'
import { textCell } from './codec.ts'

export const readMeName = 'Read me'

const title = 'This workbook is a whole catalogue'
const lines = [
  'Change what you need, save it as .xlsx, and check it: every mistake is named with its sheet and cell.',
  '',
  'Prices',
  'Each price list has a sheet of its own, "Prices …". Widths stand across, heights down; a price counts up to the limit above and beside it.',
  'Write "not sold" where an article is not made in a size. An empty cell is a mistake, never a price.',
  'A price is read as it shows: with two decimals, 222.988 is 222.99. Formulas may be used; their result counts.',
  'To raise prices by 4.2 %: write 1.042 into a cell of another workbook, copy it, mark the prices, Paste special with Values and Multiply.',
  'Surcharges of all price lists stand on the sheet Surcharges. A rate of 8 % is 8 % of what its column "Of" says.',
  '',
  'Texts',
  'All texts stand on the sheet Texts: one row for each text, one column for each language. A new language is a new column with its code.',
  'The grey column "English text" on other sheets only shows what stands there. For a new row you may type its English text into it.',
  '',
  'Lists and choices',
  'Several codes in one cell are parted by commas: LINEO_STD, LINEO_PRO',
  'Choices are written: FRONT = SAGE, W = 600',
  'Limits are written: W from 400 to 900',
  'Formulas of followers are written: L = LENGTH, D = DEPTH - 21',
  'A rule with a table says allow or forbid; its variants stand in the columns Table 1, Table 2, … and its rows below it. * means any value.',
  '',
  'What to leave alone',
  'The names of the sheets and the headings. Sheets of your own may stay if you hide them. Do not merge cells.',
  'The sheets Recipes and Other carry files of the catalogue line by line; they are easier to change in the folder.',
  'The sheet Trade terms is for the trade only: take care whom you send this file to.',
]

export function readMe(): WrittenSheet {
  const headings = ['Prices', 'Texts', 'Lists and choices', 'What to leave alone']
  const rows = lines.map((line) =>
    line === '' ? [] : [textCell(line, headings.includes(line) ? 'head' : 'plain')],
  )
  return {
    name: readMeName,
    rows: [[textCell(title, 'title')], [], ...rows],
    widths: [120],
    frozen: { rows: 0, columns: 0 },
  }
}
