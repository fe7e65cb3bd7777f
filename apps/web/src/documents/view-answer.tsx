import type { ReportField } from '@arredo/contract'
import { viewsInOrder } from '@arredo/project'
import { type OpenDesk, useDeskNow, useOpenDesk } from '../app/use-open-desk.ts'
import { SelectField } from '../ui/select-field.tsx'
import { useText } from '../words/use-text.ts'

type ViewAnswerProps = {
  field: Extract<ReportField, { readonly kind: 'view' }>
  value: string
  onAnswer: (view: string) => void
}

/** One of the saved views of the open project; nothing to ask where none is saved. */
export function ViewAnswer(props: ViewAnswerProps) {
  const open = useOpenDesk()
  return open && <ViewsOf {...props} open={open} />
}

function ViewsOf({ field, value, onAnswer, open }: ViewAnswerProps & { open: OpenDesk }) {
  const text = useText()
  const views = viewsInOrder(useDeskNow(open).document)
  if (views.length === 0) return null
  const others = field.others.map((other) => ({ value: other.value, label: text(other.label) }))
  const named = views.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SelectField
      label={text(field.label)}
      value={value}
      options={[...others, ...named]}
      onChange={onAnswer}
    />
  )
}
