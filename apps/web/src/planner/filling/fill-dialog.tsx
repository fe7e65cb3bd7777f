import { letterOf } from '@arredo/drawings'
import { sidesInside, type ViewName } from '@arredo/editor'
import { type FaceName, shellOf } from '@arredo/geometry'
import type { FillWish } from '@arredo/planning'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { useFrameWords } from '../../dialogs/use-frame-words.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useText } from '../../words/use-text.ts'
import { faceToFill } from '../actions/fill-actions.ts'
import { useSaid } from '../checks/use-said.ts'
import { useForm } from '../layout/use-form.ts'
import { useDeskState, usePlanner } from '../planner-context.tsx'
import { packHash } from '../use-catalogue-offers.ts'
import styles from './fill-dialog.module.css'
import { ProposalCard } from './proposal-card.tsx'
import { soldModels } from './sold-models.ts'
import { useProposals } from './use-proposals.ts'

const levels = { base: ['base'], wall: ['wall'], both: ['base', 'wall'] } as const

/** Ways to fill a wall with units, each shown in the room while one looks at it, placed as one step. */
export function FillDialog({ view, onClose }: { view: ViewName; onClose: () => void }) {
  const { editor } = usePlanner()
  // The wall that was meant when it was asked for, whatever is selected later.
  const [face] = useState(() => faceToFill(editor, view))
  return face && <WallToFill face={face} onClose={onClose} />
}

function WallToFill({ face: meant, onClose }: { face: FaceName; onClose: () => void }) {
  const frameWords = useFrameWords()
  const text = useText()
  const packText = usePackText()
  const said = useSaid()
  const app = useApp()
  const { editor, catalogues } = usePlanner()
  const { document: project, alternative } = useDeskState()
  const models = useMemo(
    () => soldModels(catalogues, project, alternative, app.project.getState().open?.chosen?.model ?? null),
    [app, catalogues, project, alternative],
  )
  const [face, setFace] = useState(meant)
  const [wanted, setWanted] = useState<string | null>(null)
  const [units, setUnits] = useState<keyof typeof levels>('base')
  const [chosen, setChosen] = useState<string | null>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const form = useForm()
  const isBeside = form === 'wide' || form === 'laptop'
  const proposed = useRef<HTMLDivElement>(null)

  const model = models.find(({ key }) => key === wanted) ?? models[0]
  const wish = useMemo((): FillWish | null => {
    const catalogue = catalogues.find(({ pack }) => pack.code === model?.catalogue)
    if (!model || !catalogue) return null
    const { catalogue: code, model: of } = model
    return { face, catalogue: code, model: of, levels: levels[units], pack: packHash(app, catalogue) }
  }, [app, catalogues, face, model, units])
  const filled = useProposals(wish)
  const proposals = filled && 'proposals' in filled ? filled.proposals : []
  const choice = proposals.find(({ key }) => key === chosen) ?? proposals[0]
  const shown = proposals.find(({ key }) => key === pointed) ?? choice

  useEffect(() => {
    if (shown) editor.use('tryOut', shown.after)
    return () => void (editor.state().tool === 'tryOut' && editor.cancel())
  }, [editor, shown])

  // Whoever waits for the proposals has the keyboard there when they come: Enter places the first.
  const isReady = choice !== undefined
  useEffect(() => {
    const list = proposed.current
    if (isReady && document.activeElement === list) list?.querySelector<HTMLElement>(':checked')?.focus()
  }, [isReady])

  function place(event: FormEvent) {
    event.preventDefault()
    if (choice && editor.attempt(choice.command, null).ok) onClose()
  }

  const shell = shellOf(project)
  const wall = shell.wall(face.wall)
  const sides = wall ? sidesInside(wall) : []
  const nothing = filled && 'why' in filled ? said(filled.why) : null

  return (
    <DialogFrame
      open
      beside={isBeside}
      title={text('Fill this wall')}
      width={isBeside ? 336 : 580}
      persistence="semipersistent"
      onDismiss={onClose}
      firstFocus={() => proposed.current}
      words={frameWords}
      footer={
        <Button kind="primary" type="submit" form="fill-wall" disabled={!choice}>
          {text('Place these units')}
        </Button>
      }
    >
      <form id="fill-wall" className={styles.form} onSubmit={place}>
        {sides.length > 1 && (
          <SegmentedControl
            label={text('Side of the wall')}
            value={face.side}
            segments={sides.map((side) => ({
              value: side,
              label: text('Wall {{letter}}', { letter: letterOf(shell, { wall: face.wall, side }) }),
            }))}
            onChange={(side) => setFace({ wall: face.wall, side })}
          />
        )}
        <SegmentedControl
          label={text('Units')}
          value={units}
          segments={[
            { value: 'base', label: text('Base units') },
            { value: 'wall', label: text('Wall units') },
            { value: 'both', label: text('Both') },
          ]}
          onChange={setUnits}
        />
        {model && models.length > 1 && (
          <SelectField
            label={text('Model')}
            value={model.key}
            options={models.map(({ key, name }) => ({ value: key, label: packText(name) }))}
            onChange={setWanted}
          />
        )}
        <div
          ref={proposed}
          tabIndex={-1}
          className={styles.proposals}
          role="radiogroup"
          aria-label={text('Proposals')}
          aria-busy={!filled}
        >
          {proposals.map((proposal) => (
            <ProposalCard
              key={proposal.key}
              {...{ face, proposal }}
              isChosen={proposal === choice}
              onChoose={() => setChosen(proposal.key)}
              onPoint={(isOver) => setPointed(isOver ? proposal.key : null)}
            />
          ))}
        </div>
        <p className={styles.note} role="status">
          {models.length === 0
            ? text('No catalogue with units for a wall is open')
            : (nothing ?? (filled ? '' : text('Proposals are being worked out…')))}
        </p>
      </form>
    </DialogFrame>
  )
}
