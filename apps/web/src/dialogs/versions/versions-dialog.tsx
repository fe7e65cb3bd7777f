import { useOpenProject } from '../../app/use-project.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { Versions } from '../../versions/versions.tsx'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'

/** The versions of the open project. */
export function VersionsDialog({ frame }: DialogProps<'versions'>) {
  const text = useText()
  const project = useOpenProject()
  const versioned = { id: project?.id ?? null, revision: project?.revision ?? 0 }
  return (
    <DialogFrame {...frame} footer={<Button onClick={frame.onDismiss}>{text('Close')}</Button>}>
      <Versions project={versioned} isAlone onLeave={frame.onDismiss} />
    </DialogFrame>
  )
}
