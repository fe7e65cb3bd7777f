import type { ArticleEvaluation, Catalogue, Choices } from '@arredo/catalogue'
import { idsOf } from '@arredo/editor'
import {
  type ArticleRow,
  changeVariants,
  isFollower,
  positionNumbers,
  rowName,
  rowsInOrder,
  step,
  together,
} from '@arredo/project'
import { type FormEvent, useId, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { shownVariants } from '../../planner/inspector/variants/shown-variants.ts'
import { useVariantWords } from '../../planner/inspector/variants/use-variant-words.ts'
import { useCatalogue, useDeskState, usePlanner } from '../../planner/planner-context.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import { CheckLine } from './check-line.tsx'
import { InPlanner, useItem } from './in-planner.tsx'
import styles from './item-dialogs.module.css'
import { transferChoices } from './transfer-choices.ts'

/** D-55: what one item is made in, for others, as far as their rules allow; one step of undo for all. */
export function PinzaDialog(props: DialogProps<'pinza'>) {
  return (
    <InPlanner onGone={props.frame.onDismiss}>
      <Source {...props} />
    </InPlanner>
  )
}

function Source(props: DialogProps<'pinza'>) {
  const { question, frame } = props
  const row = useItem(question.row, frame.onDismiss)?.row
  const evaluation = useDeskState().evaluation.articles[question.row]
  const catalogue = useCatalogue(row?.kind === 'article' ? row.catalogue : '')
  if (row?.kind !== 'article' || !evaluation || !catalogue) return null
  return <Pinza {...props} row={row} evaluation={evaluation} catalogue={catalogue} />
}

type PinzaProps = DialogProps<'pinza'> & {
  row: ArticleRow
  evaluation: ArticleEvaluation
  catalogue: Catalogue
}

function Pinza({ row, evaluation, catalogue, onAnswer, frame }: PinzaProps) {
  const text = useText()
  const packText = usePackText()
  const id = useId()
  const { notices } = useApp()
  const { desk, editor } = usePlanner()
  const { document, evaluation: whole, alternative } = useDeskState()
  const words = useVariantWords(catalogue.pack)
  const numbers = positionNumbers(document, alternative)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(idsOf(editor.state().selection, 'row')),
  )

  const variants = shownVariants(catalogue.pack, evaluation).filter(({ state }) => state.value !== '')
  const picked = variants.filter(({ variant }) => !left.has(variant.code))
  const codes = new Set(picked.map(({ variant }) => variant.code))
  const others = rowsInOrder(document, alternative).filter(
    (other): other is ArticleRow =>
      other.kind === 'article' &&
      other.id !== row.id &&
      other.catalogue === row.catalogue &&
      !isFollower(other) &&
      (whole.articles[other.id]?.variants.some(({ code }) => codes.has(code)) ?? false),
  )
  const targets = others.filter((other) => ticked.has(other.id))
  const isAll = targets.length === others.length

  function apply(event: FormEvent) {
    event.preventDefault()
    const header = document.alternatives[alternative]?.choices ?? {}
    const wanted: Choices = Object.fromEntries(
      picked.map(({ variant, state }) => [variant.code, state.value]),
    )
    const made = targets.map(({ id, article, model, side, choices }) => {
      const has = whole.articles[id]?.variants.map(({ code }) => code) ?? []
      const asked = Object.fromEntries(Object.entries(wanted).filter(([code]) => has.includes(code)))
      return { id, ...transferChoices(catalogue, { article, model, side, choices, header }, asked) }
    })
    const steps = made.map(({ id, choices }) => step(changeVariants, { row: id, choices }))
    const result = desk.run(together('Change variants', steps), null)
    if (!result.ok) return notices.show({ message: result.message, kind: 'error' })
    const unable = made.filter(({ refused }) => refused.length > 0).length
    if (unable > 0)
      notices.show({ message: text('{{count}} of them cannot have all of it', { count: unable }) })
    onAnswer({ kind: 'select', rows: made.map(({ id }) => id) })
  }

  return (
    <DialogFrame
      {...frame}
      description={text('From {{name}}', { name: packText(evaluation.name) })}
      footer={
        <>
          <Button onClick={frame.onDismiss}>{text('Cancel')}</Button>
          <Button
            kind="primary"
            type="submit"
            form={id}
            disabled={targets.length === 0 || picked.length === 0}
          >
            {text('Apply to {{count}} items', { count: targets.length })}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.pinza} onSubmit={apply}>
        <fieldset className={styles.list}>
          <legend className={styles.legend}>{text('What is taken over')}</legend>
          {variants.map(({ variant: { code }, state }) => (
            <CheckLine
              key={code}
              isOn={!left.has(code)}
              onChange={() => setLeft(toggled(left, [code], left.has(code)))}
              note={words.valueName(code, state.value)}
            >
              {words.variantName(code)}
            </CheckLine>
          ))}
        </fieldset>
        <fieldset className={styles.list}>
          <legend className={styles.legend}>{text('For which items')}</legend>
          {others.length === 0 && <p>{text('No other item has these options.')}</p>}
          {others.length > 1 && (
            <CheckLine
              isOn={isAll}
              onChange={() =>
                setTicked(
                  toggled(
                    ticked,
                    others.map((other) => other.id),
                    isAll,
                  ),
                )
              }
            >
              {text('All of them')}
            </CheckLine>
          )}
          {others.map((other) => (
            <CheckLine
              key={other.id}
              isOn={ticked.has(other.id)}
              onChange={() => setTicked(toggled(ticked, [other.id], ticked.has(other.id)))}
              note={numbers.has(other.id) ? `${numbers.get(other.id)}` : undefined}
            >
              {packText(rowName(other, whole).name)}
            </CheckLine>
          ))}
        </fieldset>
      </form>
    </DialogFrame>
  )
}

/** With these, or without them where they are there. */
function toggled(from: ReadonlySet<string>, ids: readonly string[], areThere: boolean): ReadonlySet<string> {
  return areThere ? new Set([...from].filter((id) => !ids.includes(id))) : new Set([...from, ...ids])
}
