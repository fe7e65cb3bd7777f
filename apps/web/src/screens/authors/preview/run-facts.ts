import { type Article, followedLevels, type Pack, type RunLevel, type Text } from '@arredo/catalogue'

export type RunFacts = {
  /** The level of the runs it joins. */
  readonly joins: RunLevel | null
  /** Names of what comes with it by rule, each once. */
  readonly followedBy: readonly Text[]
  /** The units that it follows itself. */
  readonly follows: readonly RunLevel[]
  readonly needs: readonly Text[]
}

/** What an article brings along in one of its models, and what it comes along with. */
export function runFacts(pack: Pack, { code, run, needs = [] }: Article, model: string): RunFacts {
  const rules = (pack.followers ?? []).map((rule) => ({
    ...rule,
    levels: rule.levels ?? followedLevels[rule.kind],
  }))
  const made = rules
    .filter(({ levels, models }) => run && levels.includes(run) && (models?.includes(model) ?? true))
    .map(({ article }) => article)
  return {
    joins: run ?? null,
    followedBy: pack.articles.filter((other) => made.includes(other.code)).map(({ name }) => name),
    follows: [...new Set(rules.filter(({ article }) => article === code).flatMap(({ levels }) => levels))],
    needs: needs.map(({ why }) => why),
  }
}
