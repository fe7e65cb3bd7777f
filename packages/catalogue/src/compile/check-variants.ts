import { suggestion } from '../closest-word.ts'
import type { Option, OptionDomain, Pack, Variant } from '../pack.ts'
import { priceNames } from '../price-names.ts'
import { builtInAttributes, kindOfAttribute } from '../variant-names.ts'
import type { Path, Report } from './finding.ts'

/** Ten metres in steps of a millimetre; more is a slip of the pen. */
const mostValues = 10_001

/** Names that mean something of their own in expressions. */
const reserved = ['SIDE', 'INDEX', ...priceNames.keys(), 'true', 'false', 'in']

export function checkVariants(pack: Pack, report: Report): void {
  for (const [code, variant] of Object.entries(pack.variants)) {
    const path = ['variants', code]
    if (variant.code !== code) report([...path, 'code'], `The code ${variant.code} differs from ${code}`)
    if (reserved.includes(code)) report(path, `${code} has a meaning of its own. Choose another code`)
    const { designClass } = variant
    if (designClass !== undefined && !Object.hasOwn(pack.designClasses, designClass)) {
      const hint = suggestion(designClass, Object.keys(pack.designClasses))
      report([...path, 'designClass'], `There is no design class ${designClass}${hint}`)
    }
    if (variant.domain.kind === 'integer') checkRange(variant, path, report)
    else checkOptions(code, variant.domain, pack, path, report)
    if (!variant.mandatory && !hasNeutral(variant)) {
      report(
        [...path, 'mandatory'],
        `${code} may be left out, but has no option for that. Mark one with "neutral: true"`,
      )
    }
  }
}

function checkRange({ code, domain }: Variant, path: Path, report: Report): void {
  if (domain.kind !== 'integer') return
  const { min, max, step } = domain
  const at = [...path, 'domain']
  if (min > max) report([...at, 'max'], `${code} begins at ${min} and ends before it, at ${max}`)
  if ((max - min) / step >= mostValues) report(at, `${code} has too many values. Widen the step`)
}

function hasNeutral({ domain }: Variant): boolean {
  return domain.kind === 'integer' ? domain.min === 0 : domain.options.some(({ neutral }) => neutral)
}

function checkOptions(code: string, domain: OptionDomain, pack: Pack, path: Path, report: Report): void {
  const codes = domain.options.map((option) => option.code)
  const materials = Object.keys(pack.materials)
  for (const [index, { code: option, material }] of domain.options.entries()) {
    const at = [...path, 'options', index]
    if (codes.indexOf(option) < index) {
      report([...at, 'code'], `The option ${option} stands twice in ${code}. Give one another code`)
    }
    if (material !== undefined && !Object.hasOwn(pack.materials, material)) {
      report([...at, 'material'], `There is no material ${material}${suggestion(material, materials)}`)
    }
  }
  checkAttributes(code, domain.options, path, report)
}

function checkAttributes(code: string, options: readonly Option[], path: Path, report: Report): void {
  const names = new Set(options.flatMap(({ attributes = {} }) => Object.keys(attributes)))
  for (const name of names) {
    const first = options.find(({ attributes }) => attributes?.[name] !== undefined)?.attributes?.[name]
    for (const [index, { code: option, attributes, neutral }] of options.entries()) {
      const value = attributes?.[name]
      const at = [...path, 'options', index]
      if (builtInAttributes.includes(name) && value !== undefined) {
        report([...at, 'attributes', name], `Every option has ${name} already. Choose another name`)
      } else if (value === undefined) {
        if (!neutral) report(at, `${option} has no ${name}, which other options of ${code} have. Add it`)
      } else if (first !== undefined && kindOfAttribute(value) !== kindOfAttribute(first)) {
        const kind = { number: 'a number', text: 'a text', boolean: 'true or false' }[kindOfAttribute(first)]
        report([...at, 'attributes', name], `${name} should be ${kind} in every option of ${code}`)
      }
    }
  }
}
