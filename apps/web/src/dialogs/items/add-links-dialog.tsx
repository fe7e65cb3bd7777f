import { placeLinked } from '@arredo/planning'
import { placeArticle, rowName, type StandingRow, standingRows, step, together } from '@arredo/project'
import { Link2Off } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { useDeskState, usePlanner } from '../../planner/planner-context.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import { CheckLine } from './check-line.tsx'
import { InPlanner, useItem } from './in-planner.tsx'
import styles from './item-dialogs.module.css'

/** what the catalogue says an item wants to have with it, placed on or over it; one step of undo. */
export function AddLinksDialog(props: DialogProps<'addLinks'>) {
  return (
    <InPlanner onGone={props.frame.onDismiss}>
      <Item {...props} />
    </InPlanner>
  )
}

function Item(props: DialogProps<'addLinks'>) {
  const item = useItem(props.question.row, props.frame.onDismiss)
  return item && <AddLinks {...props} item={item} />
}

function AddLinks({ item, onAnswer, frame }: DialogProps<'addLinks'> & { item: StandingRow }) {
  const text = useText()
  const packText = usePackText()
  const id = useId()
  const { notices, ports } = useApp()
  const { desk, catalogues } = usePlanner()
  const { document, evaluation } = useDeskState()
  const needs = evaluation.articles[item.id]?.needs ?? []
  const catalogue = catalogues.find(
    ({ pack }) => item.row.kind === 'article' && pack.code === item.row.catalogue,
  )
  const articles = new Map(catalogue?.pack.articles.map((article) => [article.code, article]))
  const there = new Set(
    standingRows(document, evaluation).flatMap(({ id }) => evaluation.articles[id]?.roles ?? []),
  )
  // The best of what is still missing.
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(needs.flatMap(({ role, from }) => (there.has(role) ? [] : from.slice(0, 1)))),
  )

  function toggle(code: string) {
    setTicked(
      ticked.has(code) ? new Set([...ticked].filter((other) => other !== code)) : new Set([...ticked, code]),
    )
  }

  function add(event: FormEvent) {
    event.preventDefault()
    const opened = new Map(catalogues.map((each) => [each.pack.code, each]))
    const plan = { document, evaluation, catalogues: opened, newId: ports.ids }
    const linked = [...ticked].map((code) => placeLinked(plan, item, code))
    const placed = linked.flatMap((each) => (each ? [each.input] : []))
    if (placed.length < linked.length) {
      return notices.show({
        message: text('There is no free place for this article in the room.'),
        kind: 'error',
      })
    }
    const result = desk.run(
      together(
        'Place article',
        placed.map((input) => step(placeArticle, input)),
      ),
      null,
    )
    if (!result.ok) return notices.show({ message: result.message, kind: 'error' })
    onAnswer({ kind: 'select', rows: placed.map(({ row }) => row) })
  }

  return (
    <DialogFrame
      {...frame}
      description={packText(rowName(item.row, evaluation).name)}
      footer={
        <>
          <Button onClick={frame.onDismiss}>{text('Cancel')}</Button>
          {needs.length > 0 && (
            <Button kind="primary" type="submit" form={id} disabled={ticked.size === 0}>
              {text('Add')}
            </Button>
          )}
        </>
      }
    >
      {needs.length === 0 && (
        <EmptyState
          icon={<Link2Off size={28} aria-hidden="true" />}
          title={text('Nothing is linked to this item')}
          hint={text('Its catalogue names no article that belongs with it.')}
        />
      )}
      <form id={id} className={styles.links} onSubmit={add}>
        {needs.map(({ role, why, from }) => (
          <fieldset key={role} className={styles.list}>
            <legend className={styles.legend}>{packText(why)}</legend>
            {there.has(role) && <p className={styles.note}>{text('One is in the room already.')}</p>}
            {from.map((code) => (
              <CheckLine key={code} isOn={ticked.has(code)} onChange={() => toggle(code)} note={code}>
                {packText(articles.get(code)?.name ?? { en: code })}
              </CheckLine>
            ))}
          </fieldset>
        ))}
      </form>
    </DialogFrame>
  )
}
