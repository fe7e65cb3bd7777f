import { either, type JsonSchema, named, record, type Shape, text } from './shape.ts'

/** A catalogue as its author writes it, short; or as it is published, with everything filled in. */
export type Form = 'source' | 'pack'
export type Words = Shape

export const codePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/
/** The codes of parts of recipes; a * stands for what begins or ends them. */
export const partPattern = /^(\*-)?[A-Za-z0-9][A-Za-z0-9_-]{0,39}$|^[A-Za-z0-9][A-Za-z0-9_-]{0,39}-\*$/
/** Variants are named in expressions, where a dash would be a minus. */
export const namePattern = /^[A-Za-z_][A-Za-z0-9_]{0,39}$/
export const code = text(codePattern, 'a code of letters, digits, _ and -')
export const variantCode = text(namePattern, 'the code of a variant')
export const date = text(/^\d{4}-\d{2}-\d{2}$/, 'a date such as 2026-01-31')

const plainDecimal = text(/^-?\d+(\.\d+)?$/, 'a plain decimal number')

/** Many write 12,50 or € 12 by habit: they are told how it is written here. */
const decimalText: Shape = {
  ...plainDecimal,
  check: (value, path, report) =>
    plainDecimal.check(value, path, (place, message) => report(place, `${message}${asDecimal(value)}`)),
}

function asDecimal(value: unknown): string {
  if (typeof value !== 'string') return ''
  const digits = value.replace(/[^\d.,-]/g, '')
  const decimal =
    digits.lastIndexOf(',') > digits.lastIndexOf('.')
      ? digits.replaceAll('.', '').replace(',', '.')
      : digits.replaceAll(',', '')
  if (!/^-?\d+(\.\d+)?$/.test(decimal)) return ''
  return digits.includes(',') ? `. Use a point: ${decimal}` : `. Write ${decimal}`
}

/** Without quotes a decimal is a number; it is taken as written. */
export function decimalShape(form: Form): Shape {
  if (form === 'pack') return decimalText
  return {
    check: (value, path, report) =>
      decimalText.check(typeof value === 'number' ? String(value) : value, path, report),
    schema: (definitions) => ({ anyOf: [decimalText.schema(definitions), { type: 'number' }] }),
  }
}

const perLanguage: Shape = {
  check(value, path, report) {
    record(text()).check(value, path, report)
    if (typeof value === 'object' && value !== null && !('en' in value)) {
      report(path, `${path.at(-1) ?? 'The text'} has no English text. Add "en:" to it`)
    }
  },
  schema: (): JsonSchema => ({
    type: 'object',
    required: ['en'],
    additionalProperties: { type: 'string', minLength: 1 },
  }),
}

/** A plain text is English. */
export function wordsShape(form: Form): Words {
  if (form === 'pack') return perLanguage
  return named('words', () =>
    either((value) => typeof value !== 'object' || value === null, text(), perLanguage),
  )
}
