import { LanguageField } from '../../documents/language-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './paper.module.css'
import type { PaperWords } from './paper-draft.ts'
import type { PaperPartProps } from './paper-part.ts'

type WordsFieldsProps = PaperPartProps & { language: string; onLanguage: (language: string) => void }

const none: PaperWords = { introduction: '', closing: '', terms: '' }

/** What an offer says in the brand's own words, in each of its languages. */
export function WordsFields({ draft, onChange, language, onLanguage }: WordsFieldsProps) {
  const text = useText()
  const words = draft.words[language] ?? none
  const change = (part: Partial<PaperWords>) =>
    onChange({ words: { ...draft.words, [language]: { ...words, ...part } } })
  return (
    <div className={styles.fields}>
      <LanguageField value={language} onChange={onLanguage} />
      <TextAreaField
        label={text('Beginning of an offer')}
        value={words.introduction}
        rows={3}
        maxLength={2000}
        onChange={({ currentTarget }) => change({ introduction: currentTarget.value })}
      />
      <TextAreaField
        label={text('Terms of sale, a paragraph on each line')}
        value={words.terms}
        rows={8}
        onChange={({ currentTarget }) => change({ terms: currentTarget.value })}
      />
      <TextAreaField
        label={text('End of an offer, before it is signed')}
        value={words.closing}
        rows={3}
        maxLength={2000}
        onChange={({ currentTarget }) => change({ closing: currentTarget.value })}
      />
    </div>
  )
}
