import { loadVersionSides, type VersionSide } from '@arredo/flows'
import { useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useFace } from '../../app/use-project.ts'
import { type ComparedPair, CompareFrame } from '../../comparing/compare-frame.tsx'
import { ComparedSides } from '../../comparing/compared-sides.tsx'
import type { ComparedSide } from '../../comparing/comparison.tsx'
import { MissingImage } from '../../pictures/missing-image.tsx'
import { PictureLoader } from '../../pictures/picture-loader.tsx'
import { usePicture } from '../../screens/projects/use-picture.ts'
import { useAttempt } from '../../shell/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
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
  const moment = useMoment()
  const face = useFace()
  const { attempt } = useAttempt()
  const { project } = question
  const versions = useVersions(project)
  const [pair, setPair] = useState<ComparedPair>([question.left, question.right ?? now])
  const [left, right] = pair

  function goBack() {
    frame.onDismiss()
    void attempt(() => versions.goBack(left))
  }

  const shown = (side: VersionSide): ComparedSide => ({
    title: side.name ?? text('As it is now'),
    origin: side.isSaved
      ? text('{{name}}, {{when}}', { name: side.by, when: moment(side.at) })
      : text('not saved'),
    design: side,
    picture: side.picture === null ? null : <SidePicture id={project.id} side={side} hash={side.picture} />,
  })
  return (
    <CompareFrame
      frame={frame}
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
      options={[
        { value: now, label: text('As it is now') },
        ...versions.list.map(({ name }) => ({ value: name, label: name })),
      ]}
      pair={pair}
      onChoose={setPair}
      load={([one, two]) => loadVersionSides(app, project.id, [nameOf(one), nameOf(two)])}
      failed={text('The versions could not be loaded')}
    >
      {([one, two]) => <ComparedSides left={shown(one)} right={shown(two)} face={face} />}
    </CompareFrame>
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
