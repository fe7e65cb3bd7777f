import { type ComponentType, cloneElement, type ReactElement, useState } from 'react'

export type Trigger = ReactElement<Record<string, unknown>>

/**
 * Popups are a fifth of a first page's code and few first pages need one: they come with the first click, open at
 * once. One that cannot be fetched leaves its trigger as it was, for another try.
 */
export function OnDemand<Props extends { trigger: Trigger }>({
  opens,
  fetch,
  popup,
}: {
  opens: 'menu' | 'dialog'
  fetch: () => Promise<ComponentType<Props>>
  popup: Props
}) {
  const [Popup, setPopup] = useState<ComponentType<Props> | null>(null)
  if (Popup) return <Popup {...popup} />
  return cloneElement(popup.trigger, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    onPointerEnter: () => fetch().catch(() => {}),
    onClick: async () => {
      const fetched = await fetch()
      setPopup(() => fetched)
    },
  })
}
