export type { Column, Table, TableCell } from './table.ts'
export { toCsv } from './to-csv.ts'
export { toXlsx } from './to-xlsx.ts'
