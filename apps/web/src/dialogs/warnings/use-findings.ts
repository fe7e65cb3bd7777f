import { isPlannerPath, type OpenProject } from '@arredo/flows'
import type { PlanFinding } from '@arredo/planning'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { useApp } from '../../app/app-context.tsx'
import { useForm } from '../../planner/layout/use-form.ts'
import { workspaceOf } from '../../planner/workspace.ts'

/** What the checks found, and what can be done about it; known anew as soon as something was mended. */
export function useFindings({ desk, lookout, ...project }: OpenProject) {
  const { notices, ports } = useApp()
  const form = useForm()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const findings = useStore(lookout.store, (state) => state.findings)
  /** Where the keyboard goes on when what it was on is gone. */
  const list = useRef<HTMLDivElement>(null)
  useKeptKeys(list, lookout, findings)
  useEffect(() => void lookout.look(), [lookout])

  return {
    findings,
    list,
    isInPlanner: isPlannerPath(pathname),

    /** Selects it, in the planner. */
    show({ records }: PlanFinding): void {
      workspaceOf({ desk, lookout, ...project }, form, ports.ids).editor.select(records)
      if (!isPlannerPath(pathname)) navigate('/configurator2d')
    },

    /** False where that was not possible, which is said. */
    async fix({ fix }: PlanFinding): Promise<boolean> {
      const found = fix?.()
      const mended = found && desk.run(found.command, null)
      if (!mended?.ok) {
        if (mended) notices.show({ message: mended.message, kind: 'error' })
        return false
      }
      // What was pressed is about to go; a key that comes before the next look shall find its way from here.
      if (list.current?.contains(document.activeElement)) list.current.focus()
      await lookout.look()
      if (list.current === document.activeElement) focusIn(list.current)
      return true
    },
  }
}

/** Whoever was in the list by keyboard stays in it, whatever made the line go. */
function useKeptKeys(
  list: RefObject<HTMLElement | null>,
  { store }: OpenProject['lookout'],
  findings: readonly PlanFinding[],
): void {
  const hadKeys = useRef(false)
  // Told before anything is drawn: what is about to go is still there. From the first commit on, as lines may go then.
  useLayoutEffect(
    () =>
      store.subscribe(() => {
        hadKeys.current = list.current?.contains(document.activeElement) ?? false
      }),
    [store, list],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines go when other things are found.
  useLayoutEffect(() => {
    const here: readonly (Element | null)[] = [document.body, list.current]
    if (hadKeys.current && here.includes(document.activeElement)) focusIn(list.current)
  }, [findings, list])
}

function focusIn(list: HTMLElement | null): void {
  firstLine(list)?.focus()
}

/** Where the keyboard is in a list: on its first line, or waiting for one. */
export function firstLine(list: HTMLElement | null): HTMLElement | null {
  return list?.querySelector<HTMLElement>('button') ?? list
}
