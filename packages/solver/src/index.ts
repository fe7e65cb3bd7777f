export { type Completion, complete, type Preference } from './complete.ts'
export {
  type Assignment,
  type Constraint,
  compileModel,
  type Model,
  type Value,
  type Variable,
} from './model.ts'
export { type Repair, repair } from './repair.ts'
export { isPossible, type Possibility } from './search.ts'
export { validValues } from './valid-values.ts'
export { explain, type WhyNot, whyNot } from './why-not.ts'
