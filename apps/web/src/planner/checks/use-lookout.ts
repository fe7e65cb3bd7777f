import type { Editor } from '@arredo/editor'
import type { Lookout } from '@arredo/flows'
import { useEffect } from 'react'
import { lookWhenSettled } from './look-when-settled.ts'
import { tintsOf } from './tints-of.ts'

/** Looks the plan over as it changes, and has every view mark what is wrong. */
export function useLookout(lookout: Lookout, editor: Editor): void {
  useEffect(() => {
    const mark = () => editor.flag(tintsOf(lookout.store.getState().findings))
    mark()
    const stops = [lookout.store.subscribe(mark), lookWhenSettled(lookout, editor)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [lookout, editor])
}
