import { canonicalJson } from '../canonical-json.ts'
import type { Pack, TradeTerms } from '../pack.ts'
import { checkPack } from './check-pack.ts'
import type { Finding } from './finding.ts'
import { readSource, type SourceFile } from './read-source.ts'
import { toPack } from './to-pack.ts'

export type CompiledCatalogue =
  | {
      readonly ok: true
      readonly pack: Pack
      readonly tradeTerms: readonly TradeTerms[]
      /** Names the pack; trade terms are kept apart and have no part in it. */
      readonly hash: string
    }
  | { readonly ok: false; readonly findings: readonly Finding[] }

/** Hexadecimal SHA-256 of a text's UTF-8 bytes. */
export type Sha256 = (text: string) => string

export function compileCatalogue(files: readonly SourceFile[], sha256: Sha256): CompiledCatalogue {
  const source = readSource(files)
  if (source.findings.length > 0) return { ok: false, findings: source.findings }

  const { pack, tradeTerms } = toPack(source.data)
  const problems = checkPack(pack, tradeTerms)
  if (problems.length > 0) {
    return { ok: false, findings: problems.map(({ path, message }) => ({ ...source.locate(path), message })) }
  }
  return {
    ok: true,
    pack: pack as Pack,
    tradeTerms: tradeTerms as readonly TradeTerms[],
    hash: hashPack(pack as Pack, sha256),
  }
}

export function hashPack(pack: Pack, sha256: Sha256): string {
  return sha256(canonicalJson(pack))
}
