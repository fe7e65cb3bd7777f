import { useSyncExternalStore } from 'react'
import { type Form, formOfWidth } from './panel-layout.ts'

/** The form the window has now. */
export function useForm(): Form {
  return useSyncExternalStore(onResize, currentForm)
}

function currentForm(): Form {
  return formOfWidth(window.innerWidth)
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
