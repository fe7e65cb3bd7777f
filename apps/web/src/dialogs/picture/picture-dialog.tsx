import { Copy, Download, ExternalLink } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useOpenProject } from '../../app/use-project.ts'
import { useDownload } from '../../downloads/use-download.ts'
import { showInWindow } from '../../outside/host-picture.ts'
import { onRoomCamera, roomCamera } from '../../planner/room-camera.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import styles from './picture-dialog.module.css'
import { type PictureFormat, pictureSizes, type SizeName } from './picture-sizes.ts'
import { usePreview } from './use-preview.ts'

type Deed = 'download' | 'copy' | 'window'

/** D-190: what one sees of the room, as a file, in the clipboard or in a window of its own. */
export function PictureDialog({ frame, onAnswer }: DialogProps<'picture'>) {
  const text = useText()
  const { notices } = useApp()
  const handOver = useDownload()
  const project = useOpenProject()
  const camera = useSyncExternalStore(onRoomCamera, roomCamera)
  const [size, setSize] = useState<SizeName>('screen')
  const [format, setFormat] = useState<PictureFormat>('png')
  const [isTransparent, setTransparent] = useState(false)
  const [isBlackAndWhite, setBlackAndWhite] = useState(false)
  const [busy, setBusy] = useState<Deed | null>(null)
  const { width, height } = pictureSizes[size]
  const look = { isTransparent, isBlackAndWhite }
  const preview = usePreview(camera, width / height, look)
  // Closed meanwhile: there is nothing to take a picture of any more.
  useEffect(() => {
    if (!project) onAnswer(null)
  }, [project, onAnswer])

  async function take(deed: Deed, wanted: PictureFormat = format) {
    setBusy(deed)
    const picture = await camera?.picture({ width, height, format: wanted, isPatient: true, ...look })
    setBusy(null)
    return picture ?? fail()
  }

  function fail(): null {
    notices.show({ message: text('The picture could not be taken: please try again'), kind: 'error' })
    return null
  }

  async function download() {
    const picture = await take('download')
    if (!picture) return
    const name = project?.desk.current().document.header.name || text('Picture')
    await handOver({ name: `${name}.${format}`, content: picture })
  }

  /** Clipboards take PNG alone. Safari wants the promise itself, within the click. */
  async function copy() {
    const picture = take('copy', 'png').then((taken) => taken ?? Promise.reject(new Error('no picture')))
    const isCopied = await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]).then(
      () => true,
      () => false,
    )
    if (isCopied) notices.show({ message: text('The picture is in the clipboard') })
    else if (await picture.catch(() => null))
      notices.show({
        message: text('This browser does not let pictures into the clipboard: download it instead'),
        kind: 'error',
      })
  }

  async function open() {
    const picture = await take('window')
    if (picture && !showInWindow(picture))
      notices.show({
        message: text('The browser did not open a window: download the picture instead'),
        kind: 'error',
      })
  }

  return (
    <DialogFrame
      {...frame}
      footer={
        <>
          <Button
            icon={<ExternalLink size={16} aria-hidden="true" />}
            busy={busy === 'window'}
            onClick={() => void open()}
          >
            {text('Open in a window')}
          </Button>
          <Button
            icon={<Copy size={16} aria-hidden="true" />}
            busy={busy === 'copy'}
            onClick={() => void copy()}
          >
            {text('Copy')}
          </Button>
          <Button
            kind="primary"
            icon={<Download size={16} aria-hidden="true" />}
            busy={busy === 'download'}
            onClick={() => void download()}
          >
            {text('Download')}
          </Button>
        </>
      }
    >
      <div className={styles.preview} data-transparent={isTransparent}>
        {preview && <img src={preview} alt={text('What the picture will show')} />}
      </div>
      <div className={styles.choices}>
        <SelectField
          label={text('Picture size')}
          value={size}
          options={(Object.keys(pictureSizes) as SizeName[]).map((value) => ({
            value,
            label: `${text(pictureSizes[value].label)}, ${pictureSizes[value].width} × ${pictureSizes[value].height}`,
          }))}
          onChange={setSize}
        />
        <SegmentedControl
          label={text('File format')}
          value={format}
          segments={[
            { value: 'png', label: 'PNG' },
            { value: 'webp', label: 'WebP' },
          ]}
          onChange={setFormat}
        />
        <SwitchField label={text('Transparent ground')} on={isTransparent} onChange={setTransparent} />
        <SwitchField label={text('Black and white')} on={isBlackAndWhite} onChange={setBlackAndWhite} />
      </div>
    </DialogFrame>
  )
}
