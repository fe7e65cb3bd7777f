export type { WrittenCell, WrittenSheet } from './cell.ts'
export { readXlsx } from './read-xlsx.ts'
export { writeXlsx } from './write-xlsx.ts'
