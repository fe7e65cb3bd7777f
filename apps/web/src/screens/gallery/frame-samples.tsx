import { useState } from 'react'
import { useFrameWords } from '../../dialogs/use-frame-words.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame, type DialogFrameProps } from '../../ui/dialog-frame.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Sample } from './sample.tsx'

type Options = Omit<DialogFrameProps, 'open' | 'title' | 'words' | 'children' | 'onDismiss'>

const samples: Readonly<Record<string, Options>> = {
  Plain: {},
  'Large, full screen, to be resized': { width: 800, canFullscreen: true, canResize: true, maxWidth: 900 },
  'Full screen at first': { opensFull: true, canFullscreen: true },
  'To the edges, not scrolling': { scrolls: false, hasMargin: false },
  Semipersistent: { persistence: 'semipersistent' },
  Persistent: { persistence: 'persistent' },
}

/** the frame in each of its options. */
export function FrameSamples() {
  const words = useFrameWords()
  const [open, setOpen] = useState<string | null>(null)
  const close = () => setOpen(null)
  return (
    <Sample name="Frame">
      {Object.entries(samples).map(([name, options]) => (
        <div key={name}>
          <Button onClick={() => setOpen(name)}>{name}</Button>
          <DialogFrame
            {...options}
            open={open === name}
            title={name}
            onDismiss={close}
            words={words}
            footer={<Button onClick={close}>Answer</Button>}
          >
            <TextField label="Name" />
            <p style={{ blockSize: name.includes('scrolling') ? 1200 : 200 }}>{name}</p>
          </DialogFrame>
        </div>
      ))}
    </Sample>
  )
}
