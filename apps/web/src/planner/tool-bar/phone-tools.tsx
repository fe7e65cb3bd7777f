import { Ellipsis } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { OnDemand } from '../../ui/on-demand.tsx'
import { useText } from '../../words/use-text.ts'
import { usePlanner } from '../planner-context.tsx'
import { MakeOfferButton } from '../top-bar/make-offer-button.tsx'
import { ShareButton } from '../top-bar/share-button.tsx'
import { UndoButton } from '../top-bar/undo-buttons.tsx'

const fetchMenu = async () => (await import('./phone-menu.tsx')).PhoneMenu

/** Under the thumb: undo, what a guest takes home and the next step, one tap each; what is wanted less often is in a menu. */
export function PhoneTools() {
  const text = useText()
  const { faces } = usePlanner()
  const trigger = <IconButton label={text('More')} icon={<Ellipsis aria-hidden="true" />} />

  return (
    <>
      <UndoButton />
      <ShareButton isSmall />
      <OnDemand opens="menu" fetch={fetchMenu} popup={{ trigger }} />
      {faces.includes('trade') && <MakeOfferButton />}
    </>
  )
}
