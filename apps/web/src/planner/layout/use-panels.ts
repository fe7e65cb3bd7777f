import { recordOf } from '@arredo/project'
import { useEffect, useRef } from 'react'
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
}

export function usePanels({ layout: store, editor }: Workspace, form: Form): Panels {
  const layout = useStore(store)
  const before = useRef(form)

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
      if (first && recordOf(before, first)) store.setState((current) => withPanel(current, form, 'inspector'))
      before = editor.desk.current().document
    })
  }, [editor, form, store])

  return {
    form,
    layout,
    open: (panel) => store.setState((current) => withPanel(current, form, panel)),
    close: (panel) => store.setState((current) => withoutPanel(current, panel)),
    toggleHiding: () => store.setState(toggledHiding),
  }
}
