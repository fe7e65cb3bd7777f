import type { Article, Pack, RunLevel } from '@arredo/catalogue'
import { sentence } from '@arredo/words'
import { usePackText } from '../../../catalogue/range/use-pack-text.ts'
import { useText } from '../../../words/use-text.ts'
import styles from './preview-runs.module.css'
import { runFacts } from './run-facts.ts'

const levelNames: Readonly<Record<RunLevel, string>> = {
  base: sentence('base units'),
  tall: sentence('tall units'),
  wall: sentence('wall units'),
}

/** What it joins and brings along by rule; nothing for an article that stands alone. */
export function PreviewRuns({ pack, article, model }: { pack: Pack; article: Article; model: string }) {
  const text = useText()
  const packText = usePackText()
  const { joins, followedBy, follows, needs } = runFacts(pack, article, model)
  const levels = (held: readonly RunLevel[]) => held.map((level) => text(levelNames[level]))
  const facts = [
    { label: text('Joins runs of'), lines: levels(joins ? [joins] : []) },
    { label: text('Followed by'), lines: followedBy.map(packText) },
    { label: text('Follows'), lines: levels(follows) },
    { label: text('Still missing'), lines: needs.map(packText) },
  ].filter(({ lines }) => lines.length > 0)
  if (facts.length === 0) return null

  return (
    <dl className={styles.facts} aria-label={text('Runs')}>
      {facts.map(({ label, lines }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
