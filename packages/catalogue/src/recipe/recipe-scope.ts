import type { Point3 } from '@arredo/geometry'
import { expressionProblem } from '../compile-rule.ts'
import { compileExpression, type NameKinds } from '../expression/compile-expression.ts'
import { isTextual, type Kind, type Reader, type Result } from '../expression/typed.ts'
import type { Expression, ExpressionPoint } from '../pack.ts'

/** `path` leads from the recipe to the mistake; `at` is the character of the expression it stands at. */
export type RecipeProblem = {
  readonly path: readonly (string | number)[]
  readonly message: string
  readonly at?: number
}

export type Run = (reader: Reader) => Result
export type Compile = (text: Expression, kind: Kind, ...path: (string | number)[]) => Run

/** Compiles expressions one by one and gathers what is wrong with them and what they read. */
export function recipeCompiler(
  names: NameKinds,
  problems: RecipeProblem[],
  note: (name: string) => void,
): Compile {
  return (text, kind, ...path) => {
    const compiled = compileExpression(text, names)
    if (!compiled.ok) {
      problems.push({ path, message: expressionProblem(text, compiled), at: compiled.at })
      return () => 0
    }
    if (compiled.kind !== kind && !(isTextual(compiled.kind) && isTextual(kind))) {
      problems.push({
        path,
        message: `"${text}" must be ${kind === 'boolean' ? 'a yes or no' : `a ${kind}`}`,
      })
    }
    for (const name of compiled.reads) note(name)
    return compiled.run
  }
}

export function compilePoint(
  point: ExpressionPoint,
  compile: Compile,
  ...path: (string | number)[]
): (reader: Reader) => Point3 {
  const [x, y, z] = point.map((text, place) => compile(text, 'number', ...path, place))
  return (reader) => [Number(x?.(reader)), Number(y?.(reader)), Number(z?.(reader))]
}

export function compilePair(
  [one, two]: readonly [Expression, Expression],
  compile: Compile,
  ...path: (string | number)[]
): (reader: Reader) => readonly [number, number] {
  const [first, second] = [compile(one, 'number', ...path, 0), compile(two, 'number', ...path, 1)]
  return (reader) => [Number(first(reader)), Number(second(reader))]
}
