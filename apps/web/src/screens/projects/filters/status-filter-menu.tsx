import { statusNames } from '@arredo/flows'
import { advancedStatuses, type Status } from '@arredo/project'
import { useApp } from '../../../app/app-context.tsx'
import { Menu, MenuCheck } from '../../../ui/menu.tsx'
import type { Trigger } from '../../../ui/on-demand.tsx'
import { useText } from '../../../words/use-text.ts'
import type { FilterProps } from '../list-wish.ts'

/** As a project goes through them, then those it waits or ends in. */
const inLife: readonly Status[] = [
  ...(['anonymous', 'unassigned', 'assigned', 'sellerDesign', 'agency', 'awaitingApproval'] as const),
  ...(['approved', 'validated', 'offer', 'awaitingOrder', 'ordered', 'inProduction', 'shipped'] as const),
  ...(['delivered', 'rejected', 'suspended', 'inactive'] as const),
]

export function StatusFilterMenu({ trigger, wish, change }: FilterProps & { trigger: Trigger }) {
  const text = useText()
  const { isAdvancedOrderFlowEnabled } = useApp().config
  const offered = inLife.filter((status) => isAdvancedOrderFlowEnabled || !advancedStatuses.includes(status))
  return (
    <Menu trigger={trigger} isOpenAtFirst>
      {offered.map((status) => {
        const isOn = wish.status.includes(status)
        const others = wish.status.filter((each) => each !== status)
        return (
          <MenuCheck
            key={status}
            isOn={isOn}
            onChange={() => change({ status: isOn ? others : [...others, status] })}
          >
            {text(statusNames[status])}
          </MenuCheck>
        )
      })}
    </Menu>
  )
}
