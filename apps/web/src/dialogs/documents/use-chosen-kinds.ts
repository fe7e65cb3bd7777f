import type { ReportAnswers, ReportListing } from '@arredo/contract'
import { joinedReports } from '@arredo/flows'
import { useState } from 'react'
import type { ReportWish } from './use-making.ts'

/** What is chosen and answered, and the report that comes of it. */
export function useChosenKinds(kinds: readonly ReportListing[]) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isSeveral, setIsSeveral] = useState(false)
  const [answers, setAnswers] = useState<Readonly<Record<string, ReportAnswers>>>({})
  const found = kinds.filter(({ name }) => chosen.includes(name))
  const wanted = isSeveral || found.length > 0 ? found : kinds.slice(0, 1)
  const names = wanted.map(({ name }) => name)
  const [first, ...more] = wanted
  const given = (first && answers[first.name]) ?? {}

  function choose(name: string) {
    if (!isSeveral) setChosen([name])
    else setChosen(names.includes(name) ? names.filter((other) => other !== name) : [...names, name])
  }

  /** Of several the first stays where it is to be one again. */
  function chooseSeveral(several: boolean) {
    setIsSeveral(several)
    setChosen(names.slice(0, several ? names.length : 1))
  }

  function answer(name: string, value: ReportAnswers[string]) {
    if (first) setAnswers({ ...answers, [first.name]: { ...given, [name]: value } })
  }

  /** Null where nothing is chosen. */
  function wishFor(language: string): ReportWish | null {
    if (!first) return null
    return more.length === 0
      ? { report: first.name, answers: given, language }
      : { ...joinedReports(names, answers), language }
  }

  return {
    names,
    isSeveral,
    kind: isSeveral ? null : (first ?? null),
    answers,
    given,
    choose,
    chooseSeveral,
    answer,
    wishFor,
  }
}
