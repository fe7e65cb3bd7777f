import { type OpenProject, resolveConflict } from '@arredo/flows'
import { useEffect, useRef } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useSaveWords } from '../../app/use-project.ts'
import { classNames } from '../../ui/class-names.ts'
import { LinkButton } from '../../ui/link.tsx'
import { useText } from '../../words/use-text.ts'
import { usePlanner } from '../planner-context.tsx'
import styles from './save-state.module.css'

/** Whether the work is safe, in words; a conflict is a button that leads to the choice. */
export function SaveState({ project }: { project: OpenProject }) {
  const app = useApp()
  const text = useText()
  const { announce } = usePlanner()
  const words = useSaveWords(project)
  const shown = text(words.text, words.values)
  const last = useRef(words.state)

  // The clock in "Saved 12 s ago" is for eyes only; a screen reader hears of states.
  useEffect(() => {
    if (last.current === words.state) return
    last.current = words.state
    if (words.state === 'saved' || words.needsAttention) announce(shown)
  }, [words.state, words.needsAttention, shown, announce])

  const className = classNames(styles.state, words.needsAttention && styles.attention)
  if (words.state === 'conflict') {
    return (
      <LinkButton kind="inline" className={className} title={shown} onClick={() => void resolveConflict(app)}>
        {shown}
      </LinkButton>
    )
  }
  return (
    <span className={className} title={shown} data-save-state={words.state}>
      {shown}
    </span>
  )
}
