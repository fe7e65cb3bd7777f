import type { Answer, CatalogueRelease } from '@arredo/contract'
import type { Command, Options } from './command.ts'
import type { CommandPorts } from './command-ports.ts'
import { reach, refuse } from './reach-server.ts'

export const releases: Command['run'] = async ([code = ''], options, ports) => {
  const { say, complain } = ports
  const reached = reach(options, ports)
  if (!reached) return 2
  const answer = await reached.session((call) => call('catalogues/releases', { code }))
  if (!answer.ok) return refuse(complain, 'Not listed', answer)
  if (answer.value.length === 0) {
    complain(`No catalogue ${code} was ever published here`)
    return 1
  }
  for (const release of answer.value) say(describeRelease(release))
  return 0
}

export const rollBack: Command['run'] = async ([code = ''], options, ports) => {
  const { say, complain } = ports
  const number = releaseNumber(options, ports)
  const reached = reach(options, ports)
  if (!reached || number === 'wrong') return 2
  type Back = { readonly release: CatalogueRelease; readonly scheduled: readonly CatalogueRelease[] }
  const answer = await reached.session(async (call): Promise<Answer<Back>> => {
    const listed = await call('catalogues/releases', { code })
    if (!listed.ok) return listed
    const current = listed.value.find(({ state }) => state === 'current')?.hash ?? ''
    const back = await call('catalogues/rollBack', { code, current, ...(number !== null && { to: number }) })
    return back.ok ? { ok: true, value: { release: back.value, scheduled: scheduledIn(listed.value) } } : back
  })
  if (!answer.ok) return refuse(complain, 'Not rolled back', answer)
  const { release, scheduled } = answer.value
  say(`${release.code} ${release.version} is sold again`)
  say(release.hash)
  // Whoever goes back hardly wants the next version to come by itself.
  for (const { number: later, version, validFrom } of scheduled) {
    say(
      `Still scheduled: #${later} ${version} from ${validFrom}. To keep it from being sold: arredo catalogue release cancel ${code} --release ${later} <server>`,
    )
  }
  return 0
}

export const cancelRelease: Command['run'] = async ([code = ''], options, ports) => {
  const { say, complain } = ports
  const number = releaseNumber(options, ports)
  const reached = reach(options, ports)
  if (!reached || number === 'wrong') return 2
  const answer = await reached.session(async (call): Promise<Answer<CatalogueRelease>> => {
    if (number !== null) return call('catalogues/cancelRelease', { code, number })
    const listed = await call('catalogues/releases', { code })
    if (!listed.ok) return listed
    const scheduled = scheduledIn(listed.value)
    const [only] = scheduled
    if (only && scheduled.length === 1) return call('catalogues/cancelRelease', { code, number: only.number })
    const message = only ? 'Several are scheduled. Say which one with --release' : 'Nothing is scheduled'
    return { ok: false, code: 'invalid', message, details: scheduled.map(describeRelease) }
  })
  if (!answer.ok) return refuse(complain, 'Not cancelled', answer)
  const { version, validFrom } = answer.value
  say(`Cancelled #${answer.value.number}: ${code} ${version} will not be sold from ${validFrom}`)
  return 0
}

function scheduledIn(listed: readonly CatalogueRelease[]): readonly CatalogueRelease[] {
  return listed.filter(({ state }) => state === 'scheduled')
}

/** Null when none was named. */
function releaseNumber({ release }: Options, { complain }: CommandPorts): number | null | 'wrong' {
  if (release === undefined) return null
  if (/^#?\d+$/.test(release)) return Number(release.replace('#', ''))
  complain(
    `--release ${release} is no number. Write the one that "arredo catalogue releases" shows, such as 3`,
  )
  return 'wrong'
}

/** "#3 2026.2 scheduled from 2027-01-01T00:00:00.000Z until …, published by Ada on …, 1f2e3d4c, prices +4.2 % …". */
function describeRelease(release: CatalogueRelease): string {
  const { number, version, state, validFrom, validTo, goesBackTo, publishedBy, publishedAt, prices } = release
  const period = validTo === null ? `from ${validFrom}` : `from ${validFrom} until ${validTo}`
  const back = goesBackTo === null ? '' : `, back to #${goesBackTo}`
  const step = prices ? `, ${describePrices(prices)}` : ''
  // What is in an edition, by a name that no other has.
  const content = `, ${release.hash.slice(0, 8)}`
  return `#${number} ${version} ${state} ${period}, published by ${publishedBy} at ${publishedAt}${back}${content}${step}`
}

/** "prices +4.2 % against 2026.1 (38 changed)". */
function describePrices({ from, changed, lowest, highest }: NonNullable<CatalogueRelease['prices']>): string {
  if (changed === 0) return `prices as in ${from}`
  const signed = (percent: number) => `${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`
  const range =
    lowest === null || highest === null
      ? ''
      : lowest === highest
        ? ` ${signed(lowest)}`
        : ` ${signed(lowest)} to ${signed(highest)}`
  return `prices${range} against ${from} (${changed} changed)`
}
