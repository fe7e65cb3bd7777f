import {
  addFreeRow,
  addOwnAppliance,
  addServiceRow,
  addSubtotalRow,
  addTextRow,
  changeRow,
  done,
  type Row,
  together,
  withinLimits,
} from '@arredo/project'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { type OpenDesk, useOpenDesk, usePriceListOf } from '../../app/use-open-desk.ts'
import {
  type DraftField,
  draftOf,
  type OtherKind,
  type OtherRow,
  type RowDraft,
  readDraft,
  type Writing,
} from '../../rows/row-draft.ts'
import { rowKinds } from '../../rows/row-kinds.ts'
import { addingStep, changingStep } from '../../rows/row-step.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useLanguage } from '../../words/use-language.ts'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import styles from './row-fields.module.css'
import { RowFields } from './row-fields.tsx'

/** A row that no catalogue describes: which kind, what it says and what it costs. It is there when the answer comes. */
export function EditRowDialog(props: DialogProps<'editRow'>) {
  const open = useOpenDesk()
  return open && <EditRow {...props} open={open} />
}

function EditRow({ question, onAnswer, frame, open }: DialogProps<'editRow'> & { open: OpenDesk }) {
  const text = useText()
  const { ids } = useApp().ports
  const { desk, context, face, faces } = open
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const writing = useWriting(open)
  const isSeller = faces.includes('trade')
  const { document } = desk.current()
  const row = otherRow(document.rows[question.row ?? ''])
  const vat = usePriceListOf(open)?.vat ?? '0'
  const begin = (kind: OtherKind) =>
    draftOf(row ?? { kind }, { cost: row ? document.trade[row.id]?.cost : undefined, vat }, writing)
  const [draft, setDraft] = useState<RowDraft>(() => begin(question.kind ?? 'free'))
  const [problem, setProblem] = useState<{ readonly at: DraftField; readonly message: string } | null>(null)
  const knowsCost = face === 'trade'

  function submit(event: FormEvent) {
    event.preventDefault()
    const read = readDraft(draft, writing)
    if (!read.ok) return refuse(read.at, read.message)

    const options = { now: desk.current(), knowsCost }
    const id = row?.id ?? ids()
    const change = row ? changingStep(read.wish, row, options) : addingStep(read.wish, id, options)
    const result = desk.run(
      together(row ? changeRow.label : addedLabels[draft.kind], [
        change,
        (next) => {
          const allowed = isSeller ? withinLimits(next, context(next)) : done(true)
          return allowed.ok ? done(next) : allowed
        },
      ]),
      null,
    )
    if (result.ok) onAnswer({ row: id })
    else refuse('text', result.message)
  }

  function refuse(at: DraftField, message: string) {
    setProblem({ at, message: text(message) })
    form.current?.querySelector<HTMLElement>(`[name=${at}]`)?.focus()
  }

  const kinds = isSeller ? sellersKinds : everybodysKinds
  return (
    <DialogFrame
      {...frame}
      firstFocus={() => form.current?.querySelector<HTMLElement>('[name=text]') ?? null}
      footer={
        <>
          <Button onClick={frame.onDismiss}>{text('Cancel')}</Button>
          <Button kind="primary" type="submit" form={formId}>
            {row ? text('Apply') : text('Add')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} onSubmit={submit} noValidate>
        {!row && kinds.length > 1 && (
          <SelectField
            label={text('Kind of row')}
            value={draft.kind}
            options={kinds.map((kind) => ({ value: kind, label: text(rowKinds[kind].label) }))}
            onChange={(kind) => setDraft({ ...begin(kind), text: draft.text })}
          />
        )}
        <RowFields
          draft={draft}
          knowsCost={knowsCost}
          problemAt={(field) => (problem?.at === field ? problem.message : null)}
          onChange={(change) => setDraft({ ...draft, ...change })}
        />
      </form>
    </DialogFrame>
  )
}

const addedLabels: Readonly<Record<OtherKind, string>> = {
  free: addFreeRow.label,
  service: addServiceRow.label,
  text: addTextRow.label,
  subtotal: addSubtotalRow.label,
  ownAppliance: addOwnAppliance.label,
}
const sellersKinds = Object.keys(rowKinds) as readonly OtherKind[]
const everybodysKinds: readonly OtherKind[] = ['ownAppliance']

function otherRow(row: Row | undefined): OtherRow | null {
  return row && row.kind !== 'article' ? row : null
}

function useWriting(open: OpenDesk): Writing {
  const { locale } = useLanguage()
  const length = useLength()
  const list = usePriceListOf(open)
  return {
    currency: list?.currency ?? 'EUR',
    locale,
    formatLength: length.format,
    parseLength: length.parse,
  }
}
