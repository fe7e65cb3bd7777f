import { recordOf } from '@arredo/project'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { Workspace } from '../workspace.ts'
import {
  type Form,
  fittedTo,
  type PanelLayout,
  type PanelName,
  toggledHiding,
  withoutPanel,
  withPanel,
  withSelected,
} from './panel-layout.ts'

export type Panels = {
  readonly form: Form
  readonly layout: PanelLayout
  readonly open: (panel: PanelName) => void
  readonly close: (panel: PanelName) => void
  readonly toggleHiding: () => void
  /** The panel that the keyboard is sent to; nobody else's business once it is there. */
  readonly asked: PanelName | null
  readonly ask: (panel: PanelName) => void
  readonly reached: () => void
  /** Something is on its way out of a panel into the room. */
  readonly isCarrying: boolean
}

export function usePanels({ layout: store, editor }: Workspace, form: Form): Panels {
  const layout = useStore(store)
  const before = useRef(form)
  const [asked, setAsked] = useState<PanelName | null>(null)

  useEffect(() => {
    if (before.current === form) return
    before.current = form
    store.setState((current) => fittedTo(current, form))
  }, [form, store])

  useEffect(() => {
    let before = editor.desk.current().document
    let last = editor.state().selection
    return editor.subscribe(() => {
      const { selection } = editor.state()
      if (selection === last) return
      last = selection
      const [first] = selection
      const selected = first && { kind: first.kind, isNew: !recordOf(before, first) }
      if (selected) store.setState((current) => withSelected(current, form, selected))
      before = editor.desk.current().document
    })
  }, [editor, form, store])

  return {
    form,
    layout,
    isCarrying: useSyncExternalStore(editor.subscribe, editor.carries),
    open: (panel) => store.setState((current) => withPanel(current, form, panel)),
    close: (panel) => store.setState((current) => withoutPanel(current, panel)),
    toggleHiding: () => store.setState(toggledHiding),
    asked,
    ask(panel) {
      store.setState((current) => withPanel(current, form, panel))
      setAsked(panel)
    },
    reached: useCallback(() => setAsked(null), []),
  }
}
