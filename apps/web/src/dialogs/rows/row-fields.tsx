import type { ServiceCharge } from '@arredo/project'
import type { DraftField, RowDraft } from '../../rows/row-draft.ts'
import { chargeKinds } from '../../rows/row-kinds.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import styles from './row-fields.module.css'

export type RowFieldsProps = {
  draft: RowDraft
  /** Whether what it costs us may be seen and said. */
  knowsCost: boolean
  problemAt: (field: DraftField) => string | null
  onChange: (change: Partial<RowDraft>) => void
}

/** What a row of this kind is made of. */
export function RowFields(props: RowFieldsProps) {
  const text = useText()
  const { draft, problemAt, onChange } = props
  const isLong = draft.kind === 'text' || draft.kind === 'free'
  return (
    <>
      {isLong ? (
        <TextAreaField
          label={text('Text')}
          name="text"
          rows={draft.kind === 'text' ? 4 : 2}
          maxLength={2000}
          value={draft.text}
          error={problemAt('text')}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
      ) : (
        <TextField
          label={draft.kind === 'subtotal' ? text('Called on the offer') : text('Text')}
          name="text"
          autoComplete="off"
          maxLength={2000}
          placeholder={draft.kind === 'subtotal' ? text('Subtotal') : ''}
          value={draft.text}
          error={problemAt('text')}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
      )}
      {draft.kind === 'free' && <FreeFields {...props} />}
      {draft.kind === 'service' && <ServiceFields {...props} />}
      {draft.kind === 'ownAppliance' && <SizeFields {...props} />}
    </>
  )
}

function FreeFields(props: RowFieldsProps) {
  const text = useText()
  const { draft, knowsCost, onChange } = props
  return (
    <>
      <div className={styles.two}>
        <Plain {...props} field="quantity" label={text('Quantity')} isNumber />
        <Plain {...props} field="unit" label={text('Unit')} />
      </div>
      <SegmentedControl
        label={text('What it costs')}
        value={draft.pricing}
        segments={[
          { value: 'price', label: text('Price') },
          { value: 'request', label: text('On request') },
        ]}
        onChange={(pricing) => onChange({ pricing })}
      />
      {draft.pricing === 'request' && (
        <p className={styles.note}>{text('No offer is made before it has a price.')}</p>
      )}
      <div className={styles.two}>
        {draft.pricing === 'price' && (
          <Plain {...props} field="price" label={text('Price of one, without VAT')} isNumber />
        )}
        <Plain {...props} field="vat" label={text('VAT in %')} isNumber />
      </div>
      {knowsCost && (
        <Plain {...props} field="cost" label={text('What one costs us, for colleagues only')} isNumber />
      )}
      <SwitchField
        label={text('Stands in the room as a box')}
        on={draft.stands}
        onChange={(stands) => onChange({ stands })}
      />
      {draft.stands && <SizeFields {...props} />}
    </>
  )
}

function ServiceFields(props: RowFieldsProps) {
  const text = useText()
  const { draft, onChange } = props
  const kinds = Object.keys(chargeKinds) as readonly ServiceCharge['kind'][]
  return (
    <>
      <SegmentedControl
        label={text('How it is charged')}
        value={draft.charge}
        segments={kinds.map((kind) => ({ value: kind, label: text(chargeKinds[kind]) }))}
        onChange={(charge) => onChange({ charge })}
      />
      {draft.charge === 'amount' && (
        <Plain {...props} field="price" label={text('Price, without VAT')} isNumber />
      )}
      {draft.charge === 'percent' && (
        <Plain {...props} field="rate" label={text('Percent of all articles and free rows')} isNumber />
      )}
      {draft.charge === 'perMetre' && (
        <div className={styles.two}>
          <Plain {...props} field="price" label={text('Price of one metre, without VAT')} isNumber />
          <Plain {...props} field="metres" label={text('Metres')} isNumber />
        </div>
      )}
      {draft.charge !== 'amount' && (
        <div className={styles.two}>
          <Plain {...props} field="least" label={text('At least, without VAT')} isNumber />
          <Plain {...props} field="most" label={text('At most, without VAT')} isNumber />
        </div>
      )}
    </>
  )
}

function SizeFields(props: RowFieldsProps) {
  const text = useText()
  const { symbol } = useLength()
  const inUnit = (name: string) => `${name} (${symbol})`
  return (
    <div className={styles.three}>
      <Plain {...props} field="width" label={inUnit(text('Width'))} isNumber />
      <Plain {...props} field="depth" label={inUnit(text('Depth'))} isNumber />
      <Plain {...props} field="height" label={inUnit(text('Height'))} isNumber />
    </div>
  )
}

type PlainProps = RowFieldsProps & {
  field: Exclude<DraftField, 'kind' | 'pricing' | 'charge' | 'stands'>
  label: string
  isNumber?: boolean
}

function Plain({ draft, problemAt, onChange, field, label, isNumber = false }: PlainProps) {
  return (
    <TextField
      label={label}
      name={field}
      autoComplete="off"
      maxLength={40}
      {...(isNumber && { inputMode: 'decimal' })}
      value={draft[field]}
      error={problemAt(field)}
      onChange={(event) => onChange({ [field]: event.currentTarget.value })}
    />
  )
}
