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
    if (form !== 'laptop') return
    let before = editor.desk.current().document
    let last = editor.state().selection
    return editor.subscribe(() => {
      const { selection } = editor.state()
      if (selection === last) return
      last = selection
      const [first] = selection
      // Whoever is placing one article after the other keeps the catalogue.
      // So does whoever goes through the outline: it shows where the selected thing is.
      // A note that was just put there waits for its words.
      if (first && (recordOf(before, first) || first.kind === 'note'))
        store.setState((current) => (current.outline ? current : withPanel(current, form, 'inspector')))
      before = editor.desk.current().document
    })
  }, [editor, form, store])

  useEffect(() => {
    if (form !== 'tablet') return
    let before = editor.desk.current().document
    let last = editor.state().selection
    return editor.subscribe(() => {
      const { selection } = editor.state()
      if (selection === last) return
      last = selection
      const [first] = selection
      // What was taken out of the drawer stands in the room: it would only be in the way now.
      if (first && !recordOf(before, first)) store.setState((current) => withoutPanel(current, 'catalogue'))
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
