import type { App } from '@arredo/flows'
import { useEffect, useMemo } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { overlayHasKeys } from '../../ui/overlay-has-keys.ts'
import { useText } from '../../words/use-text.ts'
import { isTyping } from '../actions/is-typing.ts'
import type { Planner } from '../planner-context.tsx'
import { pasteHeld } from './paste-held.ts'

export type Clipboard = {
  readonly copy: () => void
  readonly cut: () => void
  readonly paste: () => void
}

/**
 * Items go to another project or tab as text in the system's clipboard. Keys work through the browser's own events,
 * which ask for no permission; where a frame forbids the rest, this device remembers the last copy.
 */
export function useClipboard(planner: Planner): Clipboard {
  const app = useApp()
  const text = useText()
  const clipboard = useMemo(() => clipboardOf(app, planner, text), [app, planner, text])

  useEffect(() => {
    const { onCopy, onCut, onPaste } = clipboard
    document.addEventListener('copy', onCopy)
    document.addEventListener('cut', onCut)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('cut', onCut)
      document.removeEventListener('paste', onPaste)
    }
  }, [clipboard])
  return clipboard
}

const remembered = 'clip'

function clipboardOf(app: App, { editor, announce }: Planner, text: ReturnType<typeof useText>) {
  const { notices, ports } = app
  const refuse = (message: string) => notices.show({ message, kind: 'error' })

  /** The selection as text; null where there is nothing to copy. */
  function taken(): string | null {
    const clip = editor.clip()
    if (!clip.ok) return null
    ports.memory.write(remembered, clip.value)
    announce(text('Copied'))
    return clip.value
  }

  async function pasteText(held: string): Promise<void> {
    const refusal = await pasteHeld(app, editor, held)
    if (refusal !== null) refuse(refusal)
  }

  async function write(copied: string | null): Promise<void> {
    // A frame may not be allowed to; the device remembers it.
    if (copied !== null) await navigator.clipboard?.writeText(copied).catch(() => {})
  }

  /** With the browser's own event, as long as that is open: the tools may have to be fetched first. */
  function give(event: ClipboardEvent, then: () => void): void {
    if (!isForRoom(event)) return
    let isOpen = true
    editor.withTools(() => {
      const copied = taken()
      if (copied === null) return
      if (isOpen) {
        event.clipboardData?.setData('text/plain', copied)
        event.preventDefault()
      } else void write(copied)
      then()
    })
    isOpen = false
  }

  return {
    copy: () => editor.withTools(() => void write(taken())),
    cut() {
      editor.withTools(() => {
        const copied = taken()
        if (copied === null) return
        void write(copied)
        editor.deleteSelection()
      })
    },
    async paste() {
      const held = await navigator.clipboard?.readText().catch(() => '')
      await pasteText(held || (ports.memory.read(remembered) ?? ''))
    },
    onCopy: (event: ClipboardEvent) => give(event, () => {}),
    onCut: (event: ClipboardEvent) => give(event, editor.deleteSelection),
    onPaste(event: ClipboardEvent) {
      if (!isForRoom(event)) return
      event.preventDefault()
      const held = event.clipboardData?.getData('text/plain')
      void pasteText(held || (ports.memory.read(remembered) ?? ''))
    },
  }
}

/** Whoever types, or has marked words on the page, means those. */
function isForRoom({ target, type }: ClipboardEvent): boolean {
  if (isTyping(target) || overlayHasKeys(target)) return false
  return type === 'paste' || (window.getSelection()?.isCollapsed ?? true)
}
