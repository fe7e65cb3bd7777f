import type { ArticleEvaluation, Pack } from '@arredo/catalogue'
import { formatMoney, parseMoney } from '@arredo/measures'
import { findPriceList } from '@arredo/pricing'
import {
  type ArticleRow,
  addSpecial,
  changeRow,
  done,
  type SpecialRow,
  step,
  together,
  withinLimits,
} from '@arredo/project'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { useFrameWords } from '../../dialogs/use-frame-words.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useLanguage } from '../../words/use-language.ts'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import { useVariantWords } from '../inspector/variants/use-variant-words.ts'
import { usePlanner } from '../planner-context.tsx'
import styles from './specials.module.css'

type SpecialFormProps = {
  article: ArticleRow
  /** What is to be asked otherwise; null for something new. */
  asked: SpecialRow | null
  evaluation: ArticleEvaluation
  pack: Pack
  onClose: () => void
}

const longestWish = 500

/** What shall be otherwise, and for how much: sellers say so, everybody else asks. */
export function SpecialForm({ article, asked, evaluation, pack, onClose }: SpecialFormProps) {
  const frameWords = useFrameWords()
  const text = useText()
  const packText = usePackText()
  const length = useLength()
  const { locale } = useLanguage()
  const { ids } = useApp().ports
  const { desk, context, face, faces } = usePlanner()
  const words = useVariantWords(pack)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const { header, trade } = desk.current().document
  const list = findPriceList(pack, { priceList: header.priceList ?? '', date: header.priceDate })
  const currency = list?.currency ?? 'EUR'
  const isSeller = faces.includes('trade')
  const codes = evaluation.special ?? []
  const [variant, setVariant] = useState(asked?.special.variant ?? codes[0] ?? '')
  const [pricing, setPricing] = useState<'price' | 'request'>(
    !isSeller || asked?.onRequest === true ? 'request' : 'price',
  )
  const [refusal, setRefusal] = useState<{
    readonly at: 'wish' | 'price' | 'cost'
    readonly why: string
  } | null>(null)
  const amount = (minor: number | undefined) =>
    minor === undefined ? '' : formatMoney({ minor, currency }, locale, 'numberOnly')

  /** A length is written as lengths are; anything else stays as it was typed. */
  function inWords(wish: string): string {
    const domain = pack.variants[variant]?.domain
    const millimetres = domain?.kind === 'integer' && domain.unit === 'mm' ? length.parse(wish) : null
    const said = millimetres === null ? wish : `${length.format(millimetres)} ${length.symbol}`
    return `${words.variantName(variant)} ${said}`
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const read = (name: string) => String(typed.get(name) ?? '').trim()
    const wish = read('wish')
    if (wish === '') return setRefusal({ at: 'wish', why: text('Say what is asked for') })
    const price = pricing === 'request' ? null : parseMoney(read('price'), currency, locale)
    if (pricing === 'price' && price === null) return setRefusal({ at: 'price', why: text('Type an amount') })
    const isCosted = pricing === 'price' && typed.has('cost') && read('cost') !== ''
    const cost = isCosted ? parseMoney(read('cost'), currency, locale) : undefined
    if (cost === null) return setRefusal({ at: 'cost', why: text('Type an amount') })

    const change = asked
      ? step(changeRow, {
          row: asked.id,
          change: { text: wish, price, ...(typed.has('cost') && { cost: cost ?? null }) },
        })
      : step(addSpecial, {
          ...{ row: ids(), of: article.id, variant, text: inWords(wish), price, vat: list?.vat ?? '0' },
          ...(cost !== undefined && { cost }),
        })
    const result = desk.run(
      together(addSpecial.label, [
        change,
        (document) => {
          const allowed = price === null ? done(true) : withinLimits(document, context(document))
          return allowed.ok ? done(document) : allowed
        },
      ]),
      null,
    )
    if (result.ok) onClose()
    else setRefusal({ at: 'price', why: text(result.message) })
  }

  const problemAt = (place: 'wish' | 'price' | 'cost') => (refusal?.at === place ? refusal.why : null)
  const now = evaluation.configuration[variant]

  return (
    <DialogFrame
      open
      title={asked ? text('Change what was asked for') : text('Ask for something else')}
      description={text(
        '{{article}} stays as it is planned; what you ask for becomes a row of its own below it.',
        {
          article: packText(evaluation.name),
        },
      )}
      width={460}
      onDismiss={onClose}
      firstFocus={() => form.current?.querySelector<HTMLElement>('[name=wish]') ?? null}
      words={frameWords}
      footer={
        <Button kind="primary" type="submit" form={formId}>
          {asked ? text('Apply') : text('Ask for it')}
        </Button>
      }
    >
      <form ref={form} id={formId} className={styles.form} onSubmit={submit} noValidate>
        {!asked && codes.length > 1 && (
          <SelectField
            label={text('What shall be otherwise')}
            value={variant}
            options={codes.map((code) => ({ value: code, label: words.variantName(code) }))}
            onChange={setVariant}
          />
        )}
        <TextField
          label={asked ? text('What was asked for') : text('How it shall be')}
          name="wish"
          autoComplete="off"
          maxLength={longestWish}
          defaultValue={asked?.text ?? ''}
          hint={now === undefined ? null : text('Now {{value}}', { value: words.valueName(variant, now) })}
          error={problemAt('wish')}
        />
        {isSeller && (
          <SegmentedControl
            label={text('What it costs')}
            value={pricing}
            segments={[
              { value: 'price', label: text('Price') },
              { value: 'request', label: text('On request') },
            ]}
            onChange={setPricing}
          />
        )}
        {pricing === 'price' ? (
          <TextField
            label={text('Surcharge for one, without VAT')}
            name="price"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={asked && !asked.onRequest ? amount(asked.price) : ''}
            error={problemAt('price')}
          />
        ) : (
          <p className={styles.note}>{text('No offer is made before it has a price.')}</p>
        )}
        {pricing === 'price' && face === 'trade' && (
          <TextField
            label={text('What one costs us, for colleagues only')}
            name="cost"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={amount(asked ? trade[asked.id]?.cost : undefined)}
            error={problemAt('cost')}
          />
        )}
        {pricing === 'request' && problemAt('price') && <p role="alert">{problemAt('price')}</p>}
      </form>
    </DialogFrame>
  )
}
