export { type BoughtLine, boughtList } from './bought-list.ts'
export {
  type CutLine,
  type CutList,
  cutList,
  type PieceLine,
  type ProfileLine,
  type Use,
} from './cut-list.ts'
export { type HardwareLine, hardwareList } from './hardware-list.ts'
export {
  type MadeHardware,
  type MadeItem,
  type MadeMaterial,
  type MadePart,
  type Making,
  type MakingInput,
  makingOf,
} from './making-of.ts'
export { type MaterialLine, materialBill } from './material-bill.ts'
export type { LaidPiece, Stock } from './nesting/fill-sheets.ts'
export { type LeftPiece, type NestedSheet, type Nesting, nestSheets } from './nesting/nest-sheets.ts'
export { type PackageLabel, packageLabels } from './package-labels.ts'
export { sawnSize } from './sawn-size.ts'
