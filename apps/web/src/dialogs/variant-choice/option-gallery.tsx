import type { OfferedOption, VariantQuestion } from '@arredo/flows'
import { Ban } from 'lucide-react'
import { useId, useState } from 'react'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { filterByWords } from '../../words/filter-by-words.ts'
import { useSignedMoney } from '../../words/use-signed-money.ts'
import { useText } from '../../words/use-text.ts'
import styles from './option-gallery.module.css'
import { useDifferenceOf } from './use-difference-of.ts'

/** Fewer than this are seen at a glance. */
const fewestToSearch = 9

export type OptionGalleryProps = {
  question: VariantQuestion
  picked: string | null
  onPick: (value: string) => void
  /** How large an option is drawn. */
  size: 'medium' | 'large'
}

/** Every option with its picture, name, difference and, where it is not possible now, the reason. */
export function OptionGallery({ question, picked, onPick, size }: OptionGalleryProps) {
  const id = useId()
  const text = useText()
  const packText = usePackText()
  const [typed, setTyped] = useState('')
  const found = filterByWords(question.options, typed, ({ name }) => packText(name))

  return (
    <div className={styles.gallery}>
      {question.options.length >= fewestToSearch && (
        <SearchField
          label={text('Search {{count}} options', { count: question.options.length })}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <div
        role="radiogroup"
        aria-label={packText(question.variant.name)}
        className={classNames(styles.options, styles[size])}
      >
        {found.map((option) => (
          <OptionCard
            key={option.value}
            group={id}
            option={option}
            question={question}
            isPicked={option.value === picked}
            onPick={onPick}
          />
        ))}
      </div>
      {found.length === 0 && (
        <EmptyState
          title={text('Nothing found')}
          hint={text('No option is called “{{query}}”.', { query: typed })}
        />
      )}
    </div>
  )
}

function OptionCard({
  group,
  option,
  question,
  isPicked,
  onPick,
}: {
  group: string
  option: OfferedOption
  question: VariantQuestion
  isPicked: boolean
  onPick: (value: string) => void
}) {
  const id = useId()
  const text = useText()
  const packText = usePackText()
  const signed = useSignedMoney()
  const { notNow, surface } = option
  const { chosen, currency } = question
  const difference = useDifferenceOf(question, option.value)
  const name = packText(option.name)
  const why = notNow?.reasons.map(packText).join('. ') || (notNow && text('Not possible now'))

  return (
    <label className={classNames(styles.option, notNow && styles.struck)}>
      <input
        type="radio"
        className={styles.radio}
        name={group}
        value={option.value}
        checked={isPicked}
        aria-label={name}
        aria-describedby={id}
        onChange={() => onPick(option.value)}
      />
      <span
        className={styles.picture}
        style={
          surface && {
            backgroundColor: surface.colour,
            ...(surface.texture && {
              backgroundImage: `url("/textures/${encodeURIComponent(surface.texture)}")`,
            }),
          }
        }
      >
        {!surface && <Ban size={20} aria-hidden="true" />}
      </span>
      <span className={styles.name}>{name}</span>
      <span id={id} className={styles.more}>
        {option.value === chosen && <span>{text('Chosen now')}</span>}
        {difference !== null && difference !== 0 && currency && (
          <span>{signed({ minor: difference, currency })}</span>
        )}
        {why && <span>{why}</span>}
      </span>
    </label>
  )
}
