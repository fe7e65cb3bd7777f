export { type Clause, type Speech, say, sayValue } from './clause.ts'
export { type Description, describeRecord } from './describe-record.ts'
export { inNoRoom, type OutlineNode, outlineOf } from './outline.ts'
export { type Title, titleOf } from './title-of.ts'
