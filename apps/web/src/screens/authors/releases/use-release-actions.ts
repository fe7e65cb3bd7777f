import type { CatalogueRelease } from '@arredo/contract'
import { sentence } from '@arredo/words'
import { useApp } from '../../../app/app-context.tsx'
import { useText } from '../../../words/use-text.ts'
import { useReadReleasesAgain } from './use-releases.ts'
import { useZoneMoment } from './use-zone.ts'

type Question = {
  readonly title: string
  readonly question: string
  readonly values: Readonly<Record<string, string>>
  readonly yes: string
  readonly no: string
}

/** Both ask first, in words that name the versions. */
export function useReleaseActions(current: CatalogueRelease | null, releases: readonly CatalogueRelease[]) {
  const { dialogs, notices, ports } = useApp()
  const text = useText()
  const moment = useZoneMoment()
  const readAgain = useReadReleasesAgain()

  async function goBack(to: CatalogueRelease) {
    if (!current) return
    const scheduled = releases.filter(({ state }) => state === 'scheduled')
    const isSure = await ask({
      title: sentence('Go back to an earlier version'),
      question:
        scheduled.length === 0
          ? sentence(
              'Version {{version}} becomes the one for new projects at once, in place of version {{current}}. Projects and offers that exist keep the version they were made with.',
            )
          : sentence(
              'Version {{version}} becomes the one for new projects at once, in place of version {{current}}. Projects and offers that exist keep the version they were made with. Still scheduled: {{scheduled}}. Cancel that too if it is not to be sold.',
            ),
      values: {
        ...{ version: to.version, current: current.version },
        scheduled: scheduled.map((later) => `${later.version} (${moment(later.validFrom)})`).join(', '),
      },
      yes: sentence('Go back'),
      no: sentence('Stay'),
    })
    if (!isSure) return
    const { code, number } = to
    const back = await ports.call('catalogues/rollBack', { code, current: current.hash, to: number })
    await readAgain()
    if (back.ok) {
      say(text('Version {{version}} is sold again.', { version: back.value.version }))
    } else say(back.message, 'error')
  }

  async function cancel(release: CatalogueRelease) {
    const isSure = await ask({
      title: sentence('Cancel a scheduled version'),
      question: current
        ? sentence(
            'Version {{version}} will not begin on {{moment}}. Version {{current}} stays the one for new projects.',
          )
        : sentence('Version {{version}} will not begin on {{moment}}.'),
      values: {
        version: release.version,
        moment: moment(release.validFrom),
        current: current?.version ?? '',
      },
      yes: sentence('Cancel this version'),
      no: sentence('Keep it'),
    })
    if (!isSure) return
    const { code, number } = release
    const cancelled = await ports.call('catalogues/cancelRelease', { code, number })
    await readAgain()
    if (cancelled.ok) say(text('Version {{version}} is cancelled.', { version: release.version }))
    else say(cancelled.message, 'error')
  }

  async function ask({ yes, no, ...question }: Question): Promise<boolean> {
    const answers = [
      { value: 'yes', label: yes },
      { value: 'no', label: no },
    ]
    const asked = await dialogs.ask('ask', { ...question, answers })
    return asked.ok && asked.value === 'yes'
  }

  function say(message: string, kind: 'notice' | 'error' = 'notice') {
    notices.show({ message, kind })
  }

  return { goBack, cancel }
}
