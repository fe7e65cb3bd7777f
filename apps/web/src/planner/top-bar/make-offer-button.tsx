import { useApp } from '../../app/app-context.tsx'
import { useMakeOffer } from '../../screens/offer/use-make-offer.ts'
import { Button } from '../../ui/button.tsx'
import { useText } from '../../words/use-text.ts'

/** The seller's next step: saves, makes the offer, and shows how it comes along. */
export function MakeOfferButton() {
  const text = useText()
  const { ports } = useApp()
  const { make, isMaking } = useMakeOffer()

  async function start() {
    if (await make()) ports.navigate('/offerview')
  }

  return (
    <Button kind="primary" data-tour="offer" busy={isMaking} onClick={() => void start()}>
      {text('Make offer')}
    </Button>
  )
}
