import { type OpenDesk, useDeskNow, useOpenDesk, usePriceListOf } from '../../app/use-open-desk.ts'
import { OwnPrice } from '../../planner/inspector/price/own-price.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import type { DialogProps } from '../dialog-props.ts'

/** Trade only: the reason is for colleagues. */
export function OwnPriceDialog(props: DialogProps<'ownPrice'>) {
  const open = useOpenDesk()
  return open?.face === 'trade' ? <OwnPriceOf {...props} open={open} /> : null
}

function OwnPriceOf({ question, onAnswer, frame, open }: DialogProps<'ownPrice'> & { open: OpenDesk }) {
  const row = useDeskNow(open).document.rows[question.row]
  const list = usePriceListOf(open)
  if (row?.kind !== 'article' && row?.kind !== 'free' && row?.kind !== 'service') return null
  return (
    <DialogFrame {...frame}>
      <OwnPrice
        isAlone
        row={row}
        open={open}
        currency={list?.currency ?? 'EUR'}
        onClose={() => onAnswer(null)}
      />
    </DialogFrame>
  )
}
