import type { Catalogue } from '@arredo/catalogue'
import type { Face } from '@arredo/pricing'
import { useMemo, useState } from 'react'
import { usePackText } from '../../../catalogue/range/use-pack-text.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { SecondLine } from '../../../ui/second-line.tsx'
import { filterByWords } from '../../../words/filter-by-words.ts'
import { useText } from '../../../words/use-text.ts'
import styles from './preview.module.css'
import { PreviewArticle } from './preview-article.tsx'

/** More are found by typing; a page with thousands of buttons helps nobody. */
const most = 100

/** Any article of the version, as any shop and face will see it. */
export function Preview({ hash, catalogue }: { hash: string; catalogue: Catalogue }) {
  const text = useText()
  const packText = usePackText()
  const { articles } = catalogue.pack
  const [query, setQuery] = useState('')
  // Kept from article to article: one looks at several as the same shop.
  const [place, setPlace] = useState('')
  const [face, setFace] = useState<Face>('customer')
  const [chosen, setChosen] = useState(articles[0]?.code ?? '')
  const found = useMemo(
    () => filterByWords(articles, query, ({ code, name }) => `${packText(name)} ${code}`),
    [articles, query, packText],
  )
  const article = articles.find(({ code }) => code === chosen)

  return (
    <div className={styles.preview}>
      <section className={styles.articles} aria-label={text('Articles')}>
        <SearchField
          label={text('Search {{count}} articles', { count: articles.length })}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <ul className={styles.list}>
          {found.slice(0, most).map((one) => (
            <li key={one.code}>
              <button
                type="button"
                className={styles.article}
                aria-current={one.code === chosen || undefined}
                onClick={() => setChosen(one.code)}
              >
                {packText(one.name)}
                <SecondLine>{one.code}</SecondLine>
              </button>
            </li>
          ))}
        </ul>
        {found.length > most && (
          <p className={styles.note}>{text('and {{count}} more', { count: found.length - most })}</p>
        )}
        {found.length === 0 && <p className={styles.note}>{text('Nothing found')}</p>}
      </section>
      {article && (
        <PreviewArticle
          key={article.code}
          hash={hash}
          catalogue={catalogue}
          article={article}
          place={place}
          onPlace={setPlace}
          face={face}
          onFace={setFace}
        />
      )}
    </div>
  )
}
