import { useState } from 'react'
import { useApp } from '../../../app/app-context.tsx'
import { useText } from '../../../words/use-text.ts'
import type { PublicationMoments } from './publication.ts'
import { useReadReleasesAgain } from './use-releases.ts'
import { useZoneMoment } from './use-zone.ts'

/** Publishes a version, says so and leads on to the history; a refusal is kept to be shown where it was asked. */
export function usePublish({
  hash,
  code,
  onPublished,
}: {
  hash: string
  code: string
  onPublished: () => void
}) {
  const text = useText()
  const moment = useZoneMoment()
  const { ports, notices } = useApp()
  const readAgain = useReadReleasesAgain()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function publish({ begin, endOfOld }: PublicationMoments, note: string) {
    setIsBusy(true)
    setRefusal(null)
    const answer = await ports.call('catalogues/publish', {
      hash,
      ...(begin !== null && { at: new Date(begin).toISOString() }),
      ...(endOfOld !== null && { previousUntil: new Date(endOfOld).toISOString() }),
      ...(note !== '' && { note }),
    })
    setIsBusy(false)
    if (!answer.ok) return setRefusal(answer.message)

    await readAgain()
    onPublished()
    const { version, state, validFrom, warnings } = answer.value
    for (const message of warnings) notices.show({ kind: 'error', message })
    notices.show({
      kind: 'notice',
      message:
        state === 'scheduled'
          ? text('Version {{version}} is scheduled for {{moment}}.', { version, moment: moment(validFrom) })
          : text('Version {{version}} is sold now.', { version }),
    })
    ports.navigate(`/catalogues/history/${encodeURIComponent(code)}`)
  }

  return { publish, isBusy, refusal }
}
