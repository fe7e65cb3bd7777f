import { useStore } from 'zustand'
import { useApp } from '../app/app-context.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { useText } from '../words/use-text.ts'

export function NoticeCorner() {
  const text = useText()
  const { notices } = useApp()
  const shown = useStore(notices.store, (state) => state.shown)
  return (
    <Toasts
      label={text('Messages')}
      closeLabel={text('Close')}
      onClose={notices.dismiss}
      toasts={shown.map(({ message, action, ...notice }) => ({
        ...notice,
        message: text(message),
        ...(action ? { action: { label: text(action.label), run: action.run } } : {}),
      }))}
    />
  )
}
