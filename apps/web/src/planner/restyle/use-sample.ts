import type { Catalogue } from '@arredo/catalogue'
import { fetchSampleRun, type QuestionOf } from '@arredo/flows'
import { createFollow } from '@arredo/planning'
import { newDocument, setRoom } from '@arredo/project'
import { useEffect, useState } from 'react'
import { evaluateProjectNow } from '../../engine/evaluate-project-now.ts'

const kit = { newDocument, setRoom, createFollow, evaluateProject: evaluateProjectNow }

/** A few units of a catalogue to see looks on; null until they are fetched. */
export function useSample(catalogue: Catalogue): QuestionOf<'look'> | null {
  const [question, setQuestion] = useState<QuestionOf<'look'> | null>(null)
  useEffect(() => {
    let isCurrent = true
    void fetchSampleRun().then((sampleRun) => {
      if (isCurrent) setQuestion({ catalogue, sample: (look) => sampleRun(kit, catalogue, look) })
    })
    return () => {
      isCurrent = false
    }
  }, [catalogue])
  return question
}
