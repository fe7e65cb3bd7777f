import type { Editor } from '@arredo/editor'
import { useApp } from '../../app/app-context.tsx'

const accepted = 'image/png,image/jpeg,image/webp,.dxf'

/** Asks for a file of this device and lays it under the plan; what went wrong is said. */
export function useAddUnderlay(editor: Editor, showPlan: () => void): () => void {
  const app = useApp()
  return () => {
    const field = document.createElement('input')
    field.type = 'file'
    field.accept = accepted
    field.onchange = async () => {
      const file = field.files?.[0]
      if (!file) return
      showPlan()
      const { addUnderlayFile } = await import('./add-underlay-file.ts')
      const result = await addUnderlayFile(app, editor, file)
      if (!result.ok) app.notices.show({ message: result.message })
    }
    field.click()
  }
}
