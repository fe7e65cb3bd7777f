export { canonicalJson } from './canonical-json.ts'
export type { Catalogue } from './catalogue.ts'
export type {
  Allowed,
  ArticleEvaluation,
  ArticleRequest,
  Reason,
  Repair,
  VariantState,
  WhyNot,
} from './evaluation.ts'
export {
  type CompiledExpression,
  compileExpression,
  type Kind,
  type NameKinds,
  type Reader,
} from './expression/compile-expression.ts'
export { openPack } from './open-pack.ts'
export type {
  Article,
  Choices,
  ChoiceValue,
  ClassificationNode,
  Expression,
  IntegerDomain,
  Material,
  MaterialCode,
  Model,
  Option,
  OptionDomain,
  Pack,
  PriceItem,
  PriceList,
  Recipe,
  RecipePart,
  Rule,
  Side,
  TableRow,
  Text,
  TradeTerms,
  Variant,
  VariantCode,
} from './pack.ts'
export { isFinalModel, resolveModel } from './resolve-model.ts'
export { configurationReader, variantNames } from './variant-names.ts'
