import { suggestion } from '../closest-word.ts'
import { namesOfFollower } from '../compile-follower.ts'
import { expressionProblem } from '../compile-rule.ts'
import { type CompiledExpression, compileExpression } from '../expression/compile-expression.ts'
import type { Result } from '../expression/typed.ts'
import type { FollowerRule } from '../follower-rule.ts'
import type { Article, Choices, Expression, Pack, Variant } from '../pack.ts'
import { configurationReader, findVariant } from '../variant-names.ts'
import type { Path, Report } from './finding.ts'
import { isMadeWith, reachOf, writeReach } from './made-with.ts'

/** What a rule drives must be something its article is made in. All its expressions compile. */
export function checkFollowerValues(
  rule: FollowerRule,
  article: Article,
  pack: Pack,
  path: Path,
  report: Report,
): void {
  const models = rule.models ?? article.models
  for (const [code, text] of Object.entries(rule.choices)) {
    const variant = findVariant(pack, code)
    const compiled = compileExpression(text, namesOfFollower(pack))
    if (!variant || !article.variants.includes(code) || !compiled.ok) continue
    const at = [...path, 'choices', code]
    const misspelt = findMisspelt(variant, compiled)
    if (misspelt) {
      report(at, expressionProblem(text, misspelt), misspelt.at)
      continue
    }
    const values = knownValues(compiled, pack)?.map((value) =>
      typeof value === 'number' ? Math.round(value) : String(value),
    )
    const [wanted] = values ?? []
    if (wanted === undefined || values?.some((value) => isMadeWith(pack, article, models, variant, value)))
      continue
    const reach = writeReach(pack, article, models, variant)
    report(at, `${article.code} is not made with ${code} ${wanted}: ${reach}. Correct the formula`)
  }
  checkLongest(rule, article, pack, path, report)
}

type Compiled = Extract<CompiledExpression, { readonly ok: true }>

function findMisspelt(
  { code, domain }: Variant,
  { written }: Compiled,
): { readonly message: string; readonly at: number } | null {
  if (domain.kind === 'integer') return null
  const options = domain.options.map((option) => option.code)
  const wrong = written.find(({ text }) => !options.includes(text))
  return wrong
    ? { message: `${code} is never '${wrong.text}'${suggestion(wrong.text, options)}`, at: wrong.at }
    : null
}

/** More than anybody tells apart by options. */
const mostCombinations = 500

/** Everything it can come to, where that hangs on options alone; null where it hangs on measures. */
export function knownValues({ reads, run }: Compiled, pack: Pack): readonly Result[] | null {
  const options = reads.map((name) => {
    const domain = findVariant(pack, name)?.domain
    return domain?.kind === 'options' ? domain.options.map(({ code }) => code) : null
  })
  let combinations: readonly Choices[] = [{}]
  for (const [place, codes] of options.entries()) {
    if (!codes || combinations.length * codes.length > mostCombinations) return null
    const name = reads[place] ?? ''
    combinations = combinations.flatMap((chosen) => codes.map((code) => ({ ...chosen, [name]: code })))
  }
  return combinations.map((chosen) => run(configurationReader(pack, chosen)))
}

/** The longest piece must be one that its article is made in. */
function checkLongest(
  { code: rule, choices, longest, models: given }: FollowerRule,
  article: Article,
  pack: Pack,
  path: Path,
  report: Report,
): void {
  const compiled = longest === undefined ? null : compileExpression(longest, namesOfFollower(pack))
  const known = compiled?.ok ? knownValues(compiled, pack)?.map(Number) : null
  if (!known) return
  for (const [code, text] of Object.entries(choices)) {
    const lengths = lengthsOf(text, known, pack)
    const reach = lengths && reachOf(pack, article, given ?? article.models, code)
    if (!lengths || !reach) continue
    const at = [...path, 'longest']
    const [least, most] = [Math.max(...known), Math.min(...known)]
    if (Math.max(...lengths) < reach.min) {
      const made = `${article.code} is made from ${code} ${reach.min} on`
      report(at, `Pieces of ${rule} are at most ${least} long, but ${made}. Write a longer one`)
    } else if (Math.min(...lengths) > reach.max) {
      const made = `${article.code} is made up to ${code} ${reach.max}`
      report(at, `Pieces of ${rule} are up to ${most} long, but ${made}. Write a shorter one`)
    }
  }
}

/** How a measure comes out of these lengths, where it hangs on nothing else. */
function lengthsOf(text: Expression, lengths: readonly number[], pack: Pack): readonly number[] | null {
  const compiled = compileExpression(text, namesOfFollower(pack))
  if (!compiled.ok || compiled.reads.join() !== 'LENGTH') return null
  return lengths.map((length) =>
    Number(compiled.run(configurationReader(pack, {}, new Map([['LENGTH', length]])))),
  )
}
