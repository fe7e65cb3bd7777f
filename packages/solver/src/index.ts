export { type Answer, type AnswerOptions, answerNow } from './answer-now.ts'
export { type Completion, complete, type Preference } from './complete.ts'
export type {
  Assignment,
  Cell,
  Comparison,
  Constraint,
  Definition,
  Limits,
  Literal,
  Possibility,
  Range,
  SumTerm,
  Value,
  Variable,
} from './definition.ts'
export { compileModel, type Model } from './model.ts'
export { isPossible } from './question.ts'
export {
  alternatives,
  type Refresh,
  refresh,
  refreshInSteps,
  type ValidRange,
  type ValidRanges,
  type ValidValues,
  validValues,
} from './refresh.ts'
export { type Repair, type RepairOptions, repair } from './repair.ts'
export { explain, type WhyNot, whyNot } from './why-not.ts'
