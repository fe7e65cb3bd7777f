import { FileSpreadsheet, FolderOpen, Upload } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useText } from '../../../words/use-text.ts'
import { droppedFiles, type PickedFile, pickedFiles } from './picked-files.ts'
import styles from './upload-panel.module.css'
import type { Checking } from './use-check.ts'

/** Takes a workbook or a folder, dropped or chosen, and says how far its check is. */
export function UploadPanel({
  checking,
  onPicked,
}: {
  checking: Checking
  onPicked: (files: Promise<readonly PickedFile[]> | readonly PickedFile[]) => void
}) {
  const text = useText()
  const workbook = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const isBusy = checking.kind === 'reading' || checking.kind === 'checking' || checking.kind === 'pictures'

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (!isBusy) onPicked(droppedFiles(event.dataTransfer))
  }

  function onChosen(event: ChangeEvent<HTMLInputElement>) {
    const { files } = event.currentTarget
    if (files && files.length > 0) onPicked(pickedFiles(files))
    // So that the same file, corrected, can be chosen again.
    event.currentTarget.value = ''
  }

  return (
    <Panel
      className={classNames(styles.upload, isOver && styles.over)}
      aria-label={text('Upload a version')}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <span className={styles.icon}>
        <Upload size={22} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <h2>{text('Upload a version')}</h2>
        <p role="status" className={styles.hint}>
          {isBusy
            ? progress()
            : text(
                'Drop a workbook or a catalogue’s folder here. It is checked first; nothing is sold before you publish it.',
              )}
        </p>
        {checking.kind === 'refused' && <Notice kind="error">{text(checking.message)}</Notice>}
      </div>
      <div className={styles.actions}>
        <Button
          kind="primary"
          icon={<FileSpreadsheet size={18} aria-hidden="true" />}
          busy={isBusy}
          onClick={() => workbook.current?.click()}
        >
          {text('Choose a workbook')}
        </Button>
        <Button
          icon={<FolderOpen size={18} aria-hidden="true" />}
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || folder.current?.click()}
        >
          {text('Choose a folder')}
        </Button>
      </div>
      <input
        ref={workbook}
        type="file"
        hidden
        multiple
        accept=".xlsx,.yaml,.yml,.json"
        aria-label={text('Workbook or files of a catalogue')}
        onChange={onChosen}
      />
      <input
        ref={folder}
        type="file"
        hidden
        aria-label={text('Folder of a catalogue')}
        onChange={onChosen}
        {...{ webkitdirectory: '' }}
      />
    </Panel>
  )

  function progress(): string {
    if (checking.kind === 'checking') return text('Checking {{name}}…', { name: checking.name })
    if (checking.kind === 'pictures')
      return text('Keeping the pictures of {{name}}…', { name: checking.name })
    return text('Reading the files…')
  }
}
