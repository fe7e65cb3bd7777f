export {
  type Area,
  areaOfVariant,
  type BillOfMaterials,
  billOfMaterials,
  type LengthLine,
  type Panel,
  type PanelLine,
  type PieceLine,
  panelOf,
} from './bill-of-materials.ts'
export { canonicalJson } from './canonical-json.ts'
export type { Catalogue } from './catalogue.ts'
export { type ClassifiedGroup, classifiedGroups } from './classification.ts'
export { closestWord } from './closest-word.ts'
export { type CompiledFollower, type Followed, followerNames } from './compile-follower.ts'
export { designClassOf } from './design-class-of.ts'
export { differencesFromHeader } from './differences-from-header.ts'
export type {
  Allowed,
  ArticleEvaluation,
  ArticleRequest,
  Clearance,
  PlanShape,
  Reason,
  Repair,
  Snap,
  VariantState,
  WhyNot,
} from './evaluation.ts'
export {
  type CompiledExpression,
  compileExpression,
  type NameKinds,
} from './expression/compile-expression.ts'
export type { Kind, Reader } from './expression/typed.ts'
export {
  type FollowerKind,
  type FollowerRule,
  followedLevels,
  followerKinds,
  type Need,
  type RunLevel,
} from './follower-rule.ts'
export type { Hardware, HardwareUse } from './hardware.ts'
export { hardwareOf } from './hardware-of.ts'
export type { Material, Texture } from './material.ts'
export { nextVersion } from './next-version.ts'
export { openPack } from './open-pack.ts'
export type {
  Article,
  Attachment,
  AttributeValue,
  Choices,
  ChoiceValue,
  ClassificationNode,
  Expression,
  IntegerDomain,
  Limits,
  MaterialCode,
  Model,
  Opens,
  Option,
  OptionDomain,
  Pack,
  PriceItem,
  PriceList,
  Promotion,
  Recipe,
  RecipePart,
  RoundingMode,
  Rule,
  SellingLimits,
  Side,
  Surcharge,
  Synonyms,
  TableRow,
  Text,
  TradeTerms,
  Variant,
  VariantCode,
} from './pack.ts'
export { type PackFile, packFileHash, packFiles } from './pack-files.ts'
export { partKind, partName } from './part-name.ts'
export { priceNames } from './price-names.ts'
export { isFinalModel, resolveModel } from './resolve-model.ts'
export type { RoomFinish, RoomSurface } from './room-finish.ts'
export { fold, rootOf, wordsOf } from './search-words.ts'
export { type Tried, tryChoice } from './try-choice.ts'
export { configurationReader, variantNames } from './variant-names.ts'
export { choicesForWidth, type WidthSpan, widthsOf } from './widths.ts'
