import type { Editor } from '@arredo/editor'
import type { Face } from '@arredo/pricing'
import { useEffect } from 'react'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import { rowName } from '../row-name.ts'
import { describeChange } from './describe-change.ts'

/** Says what a command did to the room, whoever gave it: drag, key or button. */
export function useAnnouncedChanges({ desk }: Editor, face: Face, announce: (message: string) => void): void {
  const text = useText()
  const money = useMoney()
  const packText = usePackText()

  useEffect(() => {
    let before = desk.current()
    return desk.subscribe(() => {
      const after = desk.current()
      const change = describeChange(before, after)
      before = after
      if (!change) return
      if (change.kind === 'removed') return announce(text('{{count}} items removed', { count: change.count }))

      const name = packText(rowName(change.row, after.evaluation).name)
      const price = after.evaluation.prices[face]
      const own = price?.rows[change.row.id]
      announce(
        price && own
          ? text('Placed {{name}}. Price {{price}}', {
              name,
              price: money({ minor: own.total, currency: price.currency }),
            })
          : text('Placed {{name}}', { name }),
      )
    })
  }, [desk, face, announce, text, money, packText])
}
