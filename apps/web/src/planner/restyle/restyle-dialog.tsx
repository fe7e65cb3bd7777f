import type { Choices } from '@arredo/catalogue'
import { restyle, restyleCopy } from '@arredo/project'
import { type FormEvent, useId, useMemo, useRef, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { LookChoices } from '../../dialogs/look/look-choices.tsx'
import { useFrameWords } from '../../dialogs/use-frame-words.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { useText } from '../../words/use-text.ts'
import { copyOf, newName } from '../alternatives/copy-alternative.ts'
import { WallPicture } from '../alternatives/wall-picture.tsx'
import { useDeskState, usePlanner } from '../planner-context.tsx'
import { type PresentLook, presentLook, wishedLook } from './present-look.ts'
import { RestyleChanges } from './restyle-changes.tsx'
import styles from './restyle-dialog.module.css'
import { RestyleTotal } from './restyle-total.tsx'
import { useRestyle } from './use-restyle.ts'
import { useSample } from './use-sample.ts'

/** D-143: another model or other finishes for the whole alternative, seen and priced before it is done. */
export function RestyleDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const words = useFrameWords()
  const { catalogues } = usePlanner()
  const { document, alternative } = useDeskState()
  // What is there when one begins: choosing changes nothing until it is applied.
  const [present] = useState(() => presentLook(catalogues, document, alternative))
  if (present) return <Restyling present={present} onClose={onClose} />

  return (
    <DialogFrame open title={text('Restyle')} width={400} onDismiss={onClose} words={words}>
      <p>{text('There is nothing to restyle yet: place an article first.')}</p>
    </DialogFrame>
  )
}

function Restyling({ present, onClose }: { present: PresentLook; onClose: () => void }) {
  const text = useText()
  const packText = usePackText()
  const words = useFrameWords()
  const { ports, notices } = useApp()
  const { desk, announce } = usePlanner()
  const state = useDeskState()
  const { catalogue, looks } = present
  const [wanted, setWanted] = useState(present.model.code)
  const [picks, setPicks] = useState<Choices>({})
  const { model, picked, wish } = useMemo(() => wishedLook(present, wanted, picks), [present, wanted, picks])
  const restyled = useRestyle(wish)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const question = useSample(catalogue)

  function nameOfCopy(): string {
    const names = new Set(Object.values(state.document.alternatives).map(({ name }) => name))
    const chosen = looks.variants.flatMap(({ code, domain }) => {
      const option = domain.options.find((each) => each.code === picks[code])
      return option ? [packText(option.name)] : []
    })
    const name = [...(model === present.model ? [] : [packText(model.name)]), ...chosen].join(', ')
    return name === '' || name.length > 100 || names.has(name) ? newName(state.document, text) : name
  }

  function apply(isCopy: boolean) {
    if (!restyled) return
    const { document, alternative } = desk.current()
    const copy = { ...copyOf(document, alternative, ports.ids), name: nameOfCopy() }
    const result = isCopy
      ? desk.run(restyleCopy, { copy, style: restyled.input })
      : desk.run(restyle, restyled.input)
    if (!result.ok) return notices.show({ message: result.message, kind: 'error' })
    if (isCopy) desk.look(copy.alternative)
    announce(isCopy ? text('Restyled in a new alternative') : text('Restyled'))
    onClose()
  }

  return (
    <DialogFrame
      open
      title={text('Restyle')}
      description={text('Everything stays where it stands. Nothing changes before you apply it.')}
      width={1140}
      persistence="semipersistent"
      canFullscreen
      onDismiss={onClose}
      words={words}
      firstFocus={() => form.current?.querySelector<HTMLElement>(':checked') ?? null}
      footer={
        <div className={styles.footer}>
          <RestyleTotal
            restyled={wish ? restyled : null}
            isWorking={wish !== null && restyled === undefined}
          />
          <Button onClick={onClose}>{text('Cancel')}</Button>
          <Button disabled={!restyled} onClick={() => apply(true)}>
            {text('Apply in a new alternative')}
          </Button>
          <Button kind="primary" type="submit" form={id} disabled={!restyled}>
            {text('Apply here')}
          </Button>
        </div>
      }
    >
      <form
        ref={form}
        id={id}
        className={styles.restyle}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          apply(false)
        }}
      >
        <div className={styles.seen}>
          <div className={styles.pictures}>
            <WallPicture label={text('Now')} of={state} />
            <WallPicture label={text('Then')} of={restyled?.after ?? state} />
          </div>
          <div className={styles.told} role="status" aria-busy={wish !== null && restyled === undefined}>
            {restyled ? (
              <RestyleChanges restyled={restyled} pack={catalogue.pack} />
            ) : (
              <p className={styles.note}>
                {wish
                  ? restyled === null
                    ? text('This cannot be done here.')
                    : text('What changes is being worked out…')
                  : text('Choose a model or a finish to see what changes.')}
              </p>
            )}
          </div>
        </div>
        {question && (
          <LookChoices
            {...{ question, looks, model, picked, group: id }}
            onModel={setWanted}
            onPick={(variant, value) => setPicks({ ...picks, [variant]: value })}
          />
        )}
      </form>
    </DialogFrame>
  )
}
