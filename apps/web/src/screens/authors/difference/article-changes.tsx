import type { Pack, Text } from '@arredo/catalogue'
import { sentence } from '@arredo/words'
import { usePackText } from '../../../catalogue/range/use-pack-text.ts'
import { SecondLine } from '../../../ui/second-line.tsx'
import { useLanguage } from '../../../words/use-language.ts'
import { useText } from '../../../words/use-text.ts'
import type { Difference } from '../releases/use-version.ts'
import styles from './article-changes.module.css'
import { newlyDiscontinued } from './discontinued.ts'

/** Parts of a catalogue by the words of those who write it; what is not named here is shown as it is called. */
const partNames: Readonly<Record<string, string>> = {
  name: sentence('name'),
  description: sentence('description'),
  recipe: sentence('construction'),
  variants: sentence('variants'),
  models: sentence('models'),
  classification: sentence('classification'),
  materials: sentence('materials'),
  rules: sentence('rules'),
  promotions: sentence('promotions'),
  replacedBy: sentence('replacement'),
  languages: sentence('languages'),
  run: sentence('runs'),
  roles: sentence('roles'),
  needs: sentence('needs'),
  followers: sentence('followers'),
}

type Line = { readonly code: string; readonly name: string; readonly note?: string }

/** Articles that came, went, are discontinued or changed, and what else differs. */
export function ArticleChanges({ difference, pack }: { difference: Difference; pack: Pack }) {
  const text = useText()
  const packText = usePackText()
  const { locale } = useLanguage()
  const { added, gone, changed, sections } = difference
  const parts = (codes: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(
      codes.map((code) => (partNames[code] ? text(partNames[code]) : code)),
    )
  const line = ({ code, name }: { code: string; name: Record<string, string> }): Line => ({
    code,
    name: packText({ en: code, ...name } as Text),
  })
  const groups = [
    { title: text('Articles gone'), lines: gone.map(line) },
    {
      title: text('Discontinued'),
      lines: newlyDiscontinued(difference, pack).map((article) => ({
        ...line(article),
        note: text('{{code}} takes its place', { code: article.replacedBy ?? '' }),
      })),
    },
    { title: text('New articles'), lines: added.map(line) },
    {
      title: text('Articles changed'),
      lines: changed.map((one) => ({ ...line(one), note: parts(one.parts) })),
    },
  ].filter(({ lines }) => lines.length > 0)

  return (
    <>
      {groups.map(({ title, lines }) => (
        <section key={title} aria-label={title} className={styles.group}>
          <h2>
            {title} <span className={styles.count}>{lines.length}</span>
          </h2>
          <ul className={styles.lines}>
            {lines.map(({ code, name, note }) => (
              <li key={code} className={styles.line}>
                <span className={styles.name}>{name}</span>
                <SecondLine>{[code, note].filter(Boolean).join(' · ')}</SecondLine>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {sections.length > 0 && (
        <p className={styles.sections}>{text('Also different: {{parts}}', { parts: parts(sections) })}</p>
      )}
    </>
  )
}
