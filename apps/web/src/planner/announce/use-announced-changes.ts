import type { Editor } from '@arredo/editor'
import type { Face } from '@arredo/pricing'
import type { DeskState } from '@arredo/project'
import { useEffect } from 'react'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import { useSpeech } from '../tree/use-speech.ts'
import type { Announcer } from './live-region.tsx'

/** Sentences about places take a look at everything around, and nothing is said before the first change. */
export const fetchSayChange = () => import('./say-change.ts')

/** Steps that follow each other this quickly, such as a key held down, are told as one. */
const pause = 400

/** Says what a command did to the room, whoever gave it: drag, key or button. */
export function useAnnouncedChanges(
  { desk, state }: Editor,
  face: Face,
  { store, announce }: Announcer,
): void {
  const text = useText()
  const money = useMoney()
  const speech = useSpeech()

  useEffect(() => {
    let told = desk.current()
    let timer: ReturnType<typeof setTimeout> | undefined

    async function tell(turn: number) {
      const [before, after] = [told, desk.current()]
      told = after
      // Who gave the command spoke of it already: undo, a notice, a save.
      if (store.getState().turn !== turn) return
      const { selection } = state()
      const { sayChange } = await fetchSayChange()
      const said = sayChange({ before, after, selection }, speech)
      if (said === '') return
      const total = totalOf(after)
      const isNewTotal = total !== null && total.minor !== totalOf(before)?.minor
      announce(isNewTotal ? `${said}. ${text('Total {{total}}', { total: money(total) })}` : said)
    }
    function totalOf({ evaluation }: DeskState) {
      const price = evaluation.prices[face]
      return price ? { minor: price.total, currency: price.currency } : null
    }

    const stop = desk.subscribe(() => {
      clearTimeout(timer)
      const { turn } = store.getState()
      timer = setTimeout(() => void tell(turn), pause)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [desk, state, face, store, announce, text, money, speech])
}
