import { loadVersionSides, type VersionSide } from '@arredo/flows'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useFace } from '../../app/use-project.ts'
import { type ComparedSide, Comparison } from '../../comparing/comparison.tsx'
import { PlanOverlay } from '../../comparing/plan-overlay.tsx'
import { versionRows } from '../../comparing/version-rows.ts'
import { MissingImage } from '../../pictures/missing-image.tsx'
import { PictureLoader } from '../../pictures/picture-loader.tsx'
import { FaceSwitch } from '../../planner/top-bar/face-switch.tsx'
import { LoadFailed } from '../../screens/load-failed.tsx'
import { usePicture } from '../../screens/projects/use-picture.ts'
import { useAttempt } from '../../shell/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useVersions } from '../../versions/use-versions.ts'
import { useMoment } from '../../words/use-moment.ts'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import styles from './compare-versions-dialog.module.css'

/** No version can have it: names begin with something to read. */
const now = ''

/** D-140: two versions of a project, or one and what it is now: plans, pictures, prices, and line by line what differs. */
export function CompareVersionsDialog({ question, frame }: DialogProps<'compareVersions'>) {
  const app = useApp()
  const text = useText()
  const { attempt } = useAttempt()
  const { project } = question
  const versions = useVersions(project)
  const [left, setLeft] = useState(question.left)
  const [right, setRight] = useState(question.right ?? now)
  const { data, error, refetch } = useQuery({
    queryKey: ['comparedVersions', project.id, left, right, useId()],
    queryFn: async () => {
      const loaded = await loadVersionSides(app, project.id, [nameOf(left), nameOf(right)])
      if (!loaded.ok) throw new Error(loaded.message)
      return loaded.value
    },
    // What is on the desk changes; nothing of it is kept.
    ...{ staleTime: 0, gcTime: 0, retry: false },
  })
  const options = [
    { value: now, label: text('As it is now') },
    ...versions.list.map(({ name }) => ({ value: name, label: name })),
  ]

  function goBack() {
    frame.onDismiss()
    void attempt(() => versions.goBack(left))
  }

  return (
    <DialogFrame
      {...frame}
      footer={
        <>
          <Button onClick={frame.onDismiss}>{text('Close')}</Button>
          {left !== now && right === now && (
            <Button kind="primary" onClick={goBack}>
              {text('Go back to {{name}}', { name: left })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.choice}>
        <SelectField
          className={styles.side}
          label={text('Before')}
          value={left}
          options={options}
          onChange={setLeft}
        />
        <SelectField
          className={styles.side}
          label={text('After')}
          value={right}
          options={options}
          onChange={setRight}
        />
        <FaceSwitch />
      </div>
      {data ? (
        <Compared id={project.id} sides={data} />
      ) : error ? (
        <LoadFailed
          title={text('The versions could not be loaded')}
          message={error.message}
          retry={() => void refetch()}
        />
      ) : (
        <Skeleton height={320} />
      )}
    </DialogFrame>
  )
}

function Compared({ id, sides: [left, right] }: { id: number; sides: readonly [VersionSide, VersionSide] }) {
  const text = useText()
  const moment = useMoment()
  const face = useFace()
  const rows = useMemo(() => versionRows(left, right, face), [left, right, face])

  const shown = (side: VersionSide): ComparedSide => ({
    title: side.name ?? text('As it is now'),
    origin: side.isSaved
      ? text('{{name}}, {{when}}', { name: side.by, when: moment(side.at) })
      : text('not saved'),
    design: side,
    picture: side.picture === null ? null : <SidePicture id={id} side={side} hash={side.picture} />,
  })
  const [one, two] = [shown(left), shown(right)]
  return (
    <>
      <Comparison
        left={one}
        right={two}
        rows={rows}
        hasDifference
        between={rows.length > 0 && <PlanOverlay left={one} right={two} />}
      />
      {rows.length === 0 && <p className={styles.same}>{text('Nothing differs between the two.')}</p>}
    </>
  )
}

function SidePicture({ id, side: { name }, hash }: { id: number; side: VersionSide; hash: string }) {
  const text = useText()
  const { address, isLoading } = usePicture({
    id,
    picture: { hash },
    ...(name !== null && { version: name }),
  })
  if (!address)
    return <span className={styles.picture}>{isLoading ? <PictureLoader /> : <MissingImage />}</span>
  return (
    <img
      className={styles.picture}
      src={address}
      alt={text('Picture of {{name}}', { name: name ?? text('As it is now') })}
      decoding="async"
    />
  )
}

function nameOf(chosen: string): string | null {
  return chosen === now ? null : chosen
}
