import type { PhotographListing, PhotographSize } from '@arredo/contract'
import type { OpenProject } from '@arredo/flows'
import { isLampTime } from '@arredo/project'
import { sentence } from '@arredo/words'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useOpenProject } from '../../app/use-project.ts'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import { FormatChoice, type TakenQuality } from './format-choice.tsx'
import { LightChoice } from './light-choice.tsx'
import { NextPicture } from './next-picture.tsx'
import { PhotographNews } from './photograph-news.tsx'
import { PhotographOrder } from './photograph-order.tsx'
import { PhotographStrip } from './photograph-strip.tsx'
import styles from './photographs-dialog.module.css'
import { ShownPhotograph } from './shown-photograph.tsx'
import { useFocusOnShown } from './use-focus-on-shown.ts'
import { useLight } from './use-light.ts'
import { usePhotographs } from './use-photographs.ts'
import { useViews } from './use-views.ts'
import { useWindowHeight } from './use-window-height.ts'
import { ViewChoice } from './view-choice.tsx'
import { firstOption, type ViewOption } from './view-options.ts'

/** D-118: from where, in which light, how large; what comes of it grows in the same place. */
export function PhotographsDialog(props: DialogProps<'photographs'>) {
  const project = useOpenProject()
  const { onAnswer } = props
  // Closed meanwhile: there is nothing to photograph any more.
  useEffect(() => {
    if (!project) onAnswer(null)
  }, [project, onAnswer])
  return project && <Photographs {...props} project={project} />
}

function Photographs({ frame, project }: DialogProps<'photographs'> & { project: OpenProject }) {
  const text = useText()
  const windowHeight = useWindowHeight()
  const photographs = usePhotographs(project.id)
  const { list } = photographs
  const { options, pictures } = useViews(project)
  const { light, change } = useLight(project, list[0])
  const [wished, setWished] = useState<string | null>(null)
  const [size, setSize] = useState<PhotographSize>('medium')
  const [quality, setQuality] = useState<TakenQuality>('standard')
  const choosing = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [shownId, setShownId] = useState<string | null>(null)

  const shown = list.find(({ id }) => id === shownId) ?? null
  useFocusOnShown(stage, shown ? `${shown.id} ${shown.state}` : '')
  const choices = useMemo(() => withShown(options, shown), [options, shown])
  const first = useMemo(() => firstOption(options, project.desk.current().document), [options, project.desk])
  const chosen = choices.find(({ key }) => key === wished) ?? choices.find(({ key }) => key === first)
  if (!chosen) return null

  /** What one looks at is what stands beside it, so that it can be taken again, better or a little otherwise. */
  function look(photograph: PhotographListing | null) {
    setShownId(photograph?.id ?? null)
    if (!photograph) return
    setWished(keyOf(photograph, options))
    const { hour, north, lamps } = photograph.light
    // Lamps as the hour has them were not decided by anybody.
    change({ hour, north, lamps: lamps === isLampTime(hour) ? undefined : lamps })
  }

  /** The same view as the planner draws it, for what nothing can be seen of yet. */
  function drawnOf(photograph: PhotographListing): string | undefined {
    return pictures[keyOf(photograph, options)]
  }

  function chooseView(key: string) {
    setWished(key)
    setShownId(null)
  }

  async function take(as: 'draft' | TakenQuality) {
    if (!chosen) return
    const taken = await photographs.take({ view: chosen.view, light, size, quality: as })
    if (taken) look(taken)
  }

  return (
    <DialogFrame
      {...frame}
      width={widthFor(windowHeight)}
      firstFocus={() => choosing.current?.querySelector<HTMLElement>(':checked') ?? null}
      footer={
        <PhotographOrder
          {...{ photographs, project }}
          onDraft={() => void take('draft')}
          onTake={() => void take(quality)}
        />
      }
    >
      <div className={styles.photographs}>
        <div ref={stage} className={styles.stage}>
          {shown ? (
            <ShownPhotograph
              key={shown.id}
              photograph={shown}
              drawn={drawnOf(shown)}
              onUse={(as) => void photographs.use(shown, as)}
              onRemove={async () => {
                if (await photographs.remove(shown)) setShownId(null)
              }}
            />
          ) : (
            <NextPicture
              picture={pictures[chosen.key]}
              label={text(chosen.label)}
              isSquare={size === 'square'}
            />
          )}
          <PhotographStrip
            {...{ list, shown, drawnOf }}
            next={pictures[chosen.key] ?? pictures[first]}
            onLook={look}
          />
        </div>
        <div ref={choosing} className={styles.choices}>
          <ViewChoice
            {...{ pictures }}
            options={choices}
            preview={shown?.preview ?? null}
            chosen={chosen.key}
            onChoose={chooseView}
          />
          <LightChoice {...{ project, light }} onChange={change} />
          <FormatChoice {...{ size, quality }} onSize={setSize} onQuality={setQuality} />
        </div>
      </div>
      <PhotographNews list={list} />
    </DialogFrame>
  )
}

/** As wide as it takes for a picture that fits the window's height, with the choices beside it. */
function widthFor(height: number): number {
  return Math.round(Math.min(1440, Math.max(900, (height - 344) * 1.6 + 412)))
}

/** A photograph may have been taken from a place that nobody proposes any more. */
function withShown(options: readonly ViewOption[], shown: PhotographListing | null): readonly ViewOption[] {
  if (!shown || keyOf(shown, options) !== shownKey) return options
  return [...options, { key: shownKey, label: sentence('As photographed'), view: shown.view }]
}

function keyOf({ view }: PhotographListing, options: readonly ViewOption[]): string {
  const same = JSON.stringify(view)
  return options.find((option) => JSON.stringify(option.view) === same)?.key ?? shownKey
}

const shownKey = 'photographed'
