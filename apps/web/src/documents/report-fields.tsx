import type { ReportAnswers, ReportField } from '@arredo/contract'
import { parseDecimal } from '@arredo/measures'
import { NumberField } from '../ui/number-field.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { SwitchField } from '../ui/switch-field.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useLanguage } from '../words/use-language.ts'
import { useText } from '../words/use-text.ts'
import styles from './report-fields.module.css'
import { ViewAnswer } from './view-answer.tsx'

type Answer = ReportAnswers[string]

type ReportFieldsProps = {
  fields: readonly ReportField[]
  /** What was answered already; all else is as it is at first. */
  answers: ReportAnswers
  onAnswer: (name: string, answer: Answer) => void
}

/** What is asked before a document is made: its paper behind all else, closed, and said in a line. */
export function ReportFields({ fields, answers, onAnswer }: ReportFieldsProps) {
  const text = useText()
  const paper = fields.filter(({ group }) => group === 'paper')
  const answerTo = (field: ReportField) => answers[field.name] ?? field.initial
  const shown = (field: ReportField) => (
    <OneField
      key={field.name}
      field={field}
      answer={answerTo(field)}
      onAnswer={(answer) => onAnswer(field.name, answer)}
    />
  )
  return (
    <>
      {fields.filter(({ group }) => group === undefined).map(shown)}
      {paper.length > 0 && (
        <details className={styles.paper}>
          <summary>
            {[text('Paper'), paper.map((field) => text(labelOf(field, answerTo(field)))).join(', ')].join(
              ': ',
            )}
          </summary>
          <div className={styles.fields}>{paper.map(shown)}</div>
        </details>
      )}
    </>
  )
}

function labelOf(field: ReportField, answer: Answer): string {
  const options = field.kind === 'choice' ? field.options : []
  return options.find(({ value }) => value === answer)?.label ?? String(answer)
}

type OneFieldProps = { field: ReportField; answer: Answer; onAnswer: (answer: Answer) => void }

/** Longer words get several lines. */
const longestLine = 100

function OneField({ field, answer, onAnswer }: OneFieldProps) {
  const text = useText()
  const label = text(field.label)
  switch (field.kind) {
    case 'switch':
      return <SwitchField label={label} on={answer === true} onChange={onAnswer} />
    case 'choice':
      return (
        <SelectField
          label={label}
          value={String(answer)}
          options={field.options.map((option) => ({ value: option.value, label: text(option.label) }))}
          onChange={onAnswer}
        />
      )
    case 'view':
      return <ViewAnswer {...{ field, onAnswer }} value={String(answer)} />
    case 'number':
      return <NumberAnswer {...{ field, label, onAnswer }} value={Number(answer)} />
    case 'text': {
      const common = { label, value: String(answer), maxLength: field.longest }
      return field.longest > longestLine ? (
        <TextAreaField {...common} rows={4} onChange={(event) => onAnswer(event.currentTarget.value)} />
      ) : (
        <TextField {...common} onChange={(event) => onAnswer(event.currentTarget.value)} />
      )
    }
  }
}

type NumberAnswerProps = {
  field: Extract<ReportField, { readonly kind: 'number' }>
  label: string
  value: number
  onAnswer: (answer: number) => void
}

function NumberAnswer({ field: { min, max }, label, value, onAnswer }: NumberAnswerProps) {
  const text = useText()
  const { locale } = useLanguage()
  const format = (number: number) => number.toLocaleString(locale, { useGrouping: false })
  return (
    <NumberField
      label={label}
      value={value}
      format={format}
      parse={(typed) => {
        const number = parseDecimal(typed, locale)
        return number === null ? null : Number(number)
      }}
      unreadable={text('Type a number')}
      refusal={(number) =>
        number >= min && number <= max
          ? null
          : text('From {{min}} to {{max}}', { min: format(min), max: format(max) })
      }
      onCommit={onAnswer}
    />
  )
}
