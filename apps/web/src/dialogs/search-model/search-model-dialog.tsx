import { PackageSearch } from 'lucide-react'
import { useRef, useState } from 'react'
import { stepThrough } from '../../catalogue/grid/step-through.ts'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { finalModels } from '../../catalogue/search/final-models.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { filterByWords } from '../../words/filter-by-words.ts'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import styles from './search-model-dialog.module.css'

/** find a model by name, code or catalogue; articles are placed in it from then on. */
export function SearchModelDialog({ question, onAnswer, frame }: DialogProps<'searchModel'>) {
  const text = useText()
  const packText = usePackText()
  const list = useRef<HTMLUListElement>(null)
  const [query, setQuery] = useState('')
  const listed = question.packs.flatMap((pack) =>
    finalModels(pack).map(({ code, name }) => {
      const articles = pack.articles.filter(({ models }) => models.includes(code)).length
      return { code, name: packText(name), catalogue: packText(pack.name), articles }
    }),
  )
  const found = filterByWords(listed, query, ({ code, name, catalogue }) => `${name} ${code} ${catalogue}`)

  return (
    <DialogFrame
      {...frame}
      description={text('What you place is made in this model, where it is sold in it.')}
      footer={
        question.chosen !== null && (
          <Button onClick={() => onAnswer({ model: null })}>{text('No particular model')}</Button>
        )
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk from the field through the list */}
      <div className={styles.search} onKeyDown={(event) => stepThrough(event, list.current)}>
        <SearchField
          label={text('Search models')}
          value={query}
          autoComplete="off"
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            const [first] = found
            if (event.key !== 'Enter' || !first) return
            // The button that asked gets the focus back and must not take this key for its own.
            event.preventDefault()
            onAnswer({ model: first.code })
          }}
        />
        <ul ref={list} className={styles.models} aria-label={text('Models')}>
          {found.map(({ code, name, catalogue, articles }) => (
            <li key={`${catalogue}/${code}`}>
              <button
                type="button"
                className={styles.model}
                aria-pressed={code === question.chosen}
                onClick={() => onAnswer({ model: code })}
              >
                <span className={styles.name}>{name}</span>
                <span className={styles.about}>
                  {catalogue} · {code} · {text('{{count}} articles', { count: articles })}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 && (
          <EmptyState
            icon={<PackageSearch size={28} aria-hidden="true" />}
            title={text('Nothing found')}
            hint={text('No model fits “{{query}}”. Try a part of its name or its code.', { query })}
            action={<Button onClick={() => setQuery('')}>{text('Show all models')}</Button>}
          />
        )}
      </div>
    </DialogFrame>
  )
}
