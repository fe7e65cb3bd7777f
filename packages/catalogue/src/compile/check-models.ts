import { suggestion } from '../closest-word.ts'
import { hasValue } from '../compile-rule.ts'
import type { Choices, Limits, Pack, Variant } from '../pack.ts'
import { resolveModel } from '../resolve-model.ts'
import { findVariant } from '../variant-names.ts'
import type { Path, Report } from './finding.ts'

export function checkModels(pack: Pack, report: Report): void {
  for (const [index, model] of pack.models.entries()) {
    const path = ['models', index]
    if (!resolveModel(pack, model.code)) {
      const others = pack.models.map(({ code }) => code).filter((code) => code !== model.code)
      report(
        [...path, 'base'],
        `The model ${model.code} is based on ${model.base}, which is missing or leads back to it${suggestion(model.base ?? '', others)}`,
      )
    }
    for (const field of ['opening', 'forced', 'defaults'] as const) {
      checkChoices(model[field], pack, [...path, field], report)
    }
    checkLimits(model.limits, pack, [...path, 'limits'], report)
  }
}

export function checkChoices(choices: Choices, pack: Pack, path: Path, report: Report): void {
  for (const [code, value] of Object.entries(choices)) {
    const variant = findVariant(pack, code)
    if (!variant) {
      report([...path, code], `There is no variant ${code}${suggestion(code, Object.keys(pack.variants))}`)
    } else if (!hasValue(variant, value)) {
      const { domain } = variant
      const hint =
        domain.kind === 'integer'
          ? `. It goes from ${domain.min} to ${domain.max} in steps of ${domain.step}${inOtherUnit(variant, Number(value))}`
          : suggestion(
              String(value),
              domain.options.map((option) => option.code),
            )
      report([...path, code], `${value} is no value of ${code}${hint}`)
    }
  }
}

/** Sixty for six hundred: somebody thought in centimetres. */
function inOtherUnit(variant: Variant, value: number): string {
  if (variant.domain.kind !== 'integer' || variant.domain.unit !== 'mm') return ''
  const isMeant = hasValue(variant, value * 10) || hasValue(variant, value / 10)
  return isMeant ? '. Lengths are millimetres' : ''
}

export function checkLimits(limits: Limits, pack: Pack, path: Path, report: Report): void {
  for (const [code, { min, max }] of Object.entries(limits)) {
    const domain = findVariant(pack, code)?.domain
    if (domain?.kind !== 'integer') report([...path, code], `${code} is no measure, so it has no limits`)
    else if (
      (min ?? domain.min) > Math.min(max ?? domain.max, domain.max) ||
      (max ?? domain.max) < domain.min
    ) {
      report(
        [...path, code],
        `These limits leave no value of ${code}, which goes from ${domain.min} to ${domain.max}`,
      )
    }
  }
}
