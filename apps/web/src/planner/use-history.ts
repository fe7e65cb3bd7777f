import { type History, useHistoryOf } from '../app/use-history-of.ts'
import { usePlanner } from './planner-context.tsx'

export function useHistory(): History {
  const { desk, announce } = usePlanner()
  return useHistoryOf(desk, announce)
}
