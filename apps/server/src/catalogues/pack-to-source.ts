import type { Pack, Rule, Variant } from '@arredo/catalogue'
import type { SourceFile } from '@arredo/catalogue/compile'

/** A pack as its author could have written it: compiled again it is the same pack. JSON is YAML too. */
export function packToSource(pack: Pack, tradeTerms: unknown): readonly SourceFile[] {
  const { format: _format, variants, rules, ...rest } = pack
  const source = {
    ...rest,
    variants: Object.fromEntries(Object.entries(variants).map(([code, held]) => [code, toWritten(held)])),
    rules: rules.map(toWrittenRule),
    tradeTerms,
  }
  return [{ path: 'catalogue.json', text: JSON.stringify(source, null, 2) }]
}

function toWritten({ code: _code, domain, ...rest }: Variant): object {
  if (domain.kind === 'options') return { ...rest, options: domain.options }
  const { kind: _kind, ...integer } = domain
  return { ...rest, integer }
}

function toWrittenRule({ body, ...rest }: Rule): object {
  // biome-ignore lint/suspicious/noThenProperty: the source's word; a text is never taken for a promise.
  if (body.kind === 'implies') return { ...rest, when: body.when, then: body.then }
  if (body.kind === 'check') return { ...rest, check: body.test }
  return { ...rest, variants: body.variants, [body.kind]: body.rows }
}
