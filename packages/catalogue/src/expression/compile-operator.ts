import { ExpressionError } from './token.ts'
import {
  areAlike,
  checkSpelling,
  demand,
  finite,
  isTextual,
  type Kind,
  kindInWords,
  type Result,
  type Typed,
} from './typed.ts'

export function compileUnary(sign: string, operand: Typed, at: number): Typed {
  const { run } = operand
  if (sign === '!') {
    demand(operand, 'boolean', "after '!'", at)
    return { kind: 'boolean', at, run: (reader) => !run(reader) }
  }
  demand(operand, 'number', "after '-'", at)
  return { kind: 'number', at, run: (reader) => -Number(run(reader)) }
}

const arithmetic: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
}
const comparison: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
}

export function compileBinary(sign: string, left: Typed, right: Typed, at: number): Typed {
  const both = (kind: Kind) => {
    demand(left, kind, `before '${sign}'`, at)
    demand(right, kind, `after '${sign}'`, at)
  }
  const [one, two] = [left.run, right.run]
  const calculate = arithmetic[sign]
  if (calculate) {
    both('number')
    return {
      kind: 'number',
      at,
      run: (reader) => finite(calculate(Number(one(reader)), Number(two(reader)))),
    }
  }
  const compare = comparison[sign]
  if (compare) {
    both('number')
    return { kind: 'boolean', at, run: (reader) => compare(Number(one(reader)), Number(two(reader))) }
  }
  if (sign === '&&' || sign === '||') {
    both('boolean')
    if (sign === '&&') return { kind: 'boolean', at, run: (reader) => Boolean(one(reader) && two(reader)) }
    return { kind: 'boolean', at, run: (reader) => Boolean(one(reader) || two(reader)) }
  }
  return sign === 'in' ? compileMembership(left, right, at) : compileEquality(sign, left, right, at)
}

function compileMembership(left: Typed, right: Typed, at: number): Typed {
  if (right.kind !== 'list' || left.kind === 'list' || left.kind === 'boolean') {
    throw new ExpressionError("'in' needs a text or number before it and a list after it", at)
  }
  const wanted = isTextual(left.kind) ? 'text' : 'number'
  if (right.of !== undefined && right.of !== wanted) {
    throw new ExpressionError(`'in' looks for a ${wanted} in a list of ${right.of}s`, at)
  }
  checkSpelling(left, right)
  checkSpelling(right, left)
  const [one, two] = [left.run, right.run]
  return { kind: 'boolean', at, run: (reader) => holds(two(reader), one(reader)) }
}

function holds(list: Result, wanted: Result): boolean {
  return typeof list === 'object' && list.some((member) => member === wanted)
}

function compileEquality(sign: string, left: Typed, right: Typed, at: number): Typed {
  if (!areAlike(left, right) || left.kind === 'list') {
    throw new ExpressionError(
      `'${sign}' cannot compare ${kindInWords(left.kind)} with ${kindInWords(right.kind)}`,
      at,
    )
  }
  checkSpelling(left, right)
  checkSpelling(right, left)
  const [one, two] = [left.run, right.run]
  if (sign === '==') return { kind: 'boolean', at, run: (reader) => one(reader) === two(reader) }
  return { kind: 'boolean', at, run: (reader) => one(reader) !== two(reader) }
}

type Calculation = {
  readonly least: number
  readonly most: number
  /** Takes a list of numbers in place of single ones. */
  readonly takesList?: boolean
  readonly run: (inputs: readonly number[]) => number
}
const functions: Readonly<Record<string, Calculation>> = {
  min: { least: 1, most: 20, takesList: true, run: (inputs) => Math.min(...inputs) },
  max: { least: 1, most: 20, takesList: true, run: (inputs) => Math.max(...inputs) },
  sum: { least: 1, most: 20, takesList: true, run: (inputs) => inputs.reduce((all, one) => all + one, 0) },
  floor: { least: 1, most: 1, run: ([value = 0]) => Math.floor(value) },
  ceil: { least: 1, most: 1, run: ([value = 0]) => Math.ceil(value) },
  round: { least: 1, most: 1, run: ([value = 0]) => Math.round(value) },
}

export function compileCall(name: string, inputs: readonly Typed[], at: number): Typed {
  const called = Object.hasOwn(functions, name) ? functions[name] : undefined
  if (!called) {
    const known = Object.keys(functions).join(', ')
    throw new ExpressionError(`there is no function ${name}. Known: ${known}`, at)
  }
  if (inputs.length < called.least || inputs.length > called.most) {
    throw new ExpressionError(`${name} cannot take ${inputs.length} values`, at)
  }
  const [only, second] = inputs
  if (called.takesList && only?.kind === 'list' && !second) {
    if (only.of === 'text') throw new ExpressionError(`in ${name}() a list of numbers is needed`, at)
    return {
      kind: 'number',
      at,
      run: (reader) => {
        const members = only.run(reader)
        return finite(called.run(typeof members === 'object' ? members.map(Number) : []))
      },
    }
  }
  for (const input of inputs) demand(input, 'number', `in ${name}()`, at)
  return {
    kind: 'number',
    at,
    run: (reader) => finite(called.run(inputs.map(({ run }) => Number(run(reader))))),
  }
}
