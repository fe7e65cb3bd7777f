import { offerView, viewsInOrder } from '@arredo/project'
import { ImageIcon } from 'lucide-react'
import { useApp } from '../../app/app-context.tsx'
import { type OpenDesk, useDeskNow } from '../../app/use-open-desk.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuCheck } from '../../ui/menu.tsx'
import { useText } from '../../words/use-text.ts'

/** D-191: which of the saved views the next offer shows; nothing where none is saved. */
export function OfferedViews({ open }: { open: OpenDesk }) {
  const text = useText()
  const { notices } = useApp()
  const views = viewsInOrder(useDeskNow(open).document)
  if (views.length === 0) return null
  const chosen = views.filter(({ offered }) => offered).length

  function choose(view: string, isOffered: boolean) {
    const done = open.desk.run(offerView, { view, isOffered })
    if (!done.ok) notices.show({ message: done.message, kind: 'error' })
  }

  return (
    <Menu
      trigger={
        <Button size="large" icon={<ImageIcon size={16} aria-hidden="true" />}>
          {text('Views: {{chosen}} of {{all}}', { chosen, all: views.length })}
        </Button>
      }
    >
      {views.map(({ id, name, offered = false }) => (
        <MenuCheck key={id} isOn={offered} onChange={() => choose(id, !offered)}>
          {name}
        </MenuCheck>
      ))}
    </Menu>
  )
}
