import { type ComponentType, cloneElement, type ReactElement, Suspense, useState } from 'react'

export type DemandedMenuProps = {
  trigger: ReactElement<Record<string, unknown>>
  side: 'bottom' | 'inline-end'
}

/** Menus are a fifth of a first page's code and few first pages need one: it comes with the first click. */
export function MenuOnDemand({
  trigger,
  side,
  menu: DemandedMenu,
}: DemandedMenuProps & { menu: ComponentType<DemandedMenuProps> }) {
  const [isWanted, setIsWanted] = useState(false)
  const button = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setIsWanted(true),
  })
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <DemandedMenu trigger={trigger} side={side} />
    </Suspense>
  )
}
