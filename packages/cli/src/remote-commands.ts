import { readFile } from 'node:fs/promises'
import { describeFinding, openWorkbook } from '@arredo/catalogue/compile'
import type { Answer, CatalogueRelease, CatalogueSource } from '@arredo/contract'
import { readCatalogueSource, textsByPath } from './catalogue-source.ts'
import { isWorkbookPath } from './catalogue-workbook.ts'
import { type CheckedCatalogue, tryCatalogue } from './check-catalogue.ts'
import type { CommandPorts } from './command-ports.ts'
import { publishCatalogue } from './publish-catalogue.ts'
import { type ReadGalleries, readGalleries } from './read-galleries.ts'
import { type Call, inSession } from './session.ts'
import { readTextures } from './texture-files.ts'

export type RemoteOptions = {
  readonly to?: string | undefined
  readonly host?: string | undefined
  readonly user?: string | undefined
  readonly library?: string | undefined
  readonly at?: string | undefined
  readonly 'previous-until'?: string | undefined
  readonly release?: string | undefined
}

type Sound = Extract<CheckedCatalogue, { readonly ok: true }>
type InSession = <Value>(work: (call: Call) => Promise<Answer<Value>>) => Promise<Answer<Value>>

/** How to work on the server the options name; null when they do not name it. */
export function reach(
  { to, host, user }: RemoteOptions,
  { environment }: Pick<CommandPorts, 'environment'>,
): InSession | null {
  const [userid, username] = user?.split('/', 2) ?? []
  const password = environment.ARREDO_PASSWORD
  if (!to || !URL.canParse(to) || !host || !userid || !username || !password) return null
  return (work) => inSession({ origin: to, host }, { userid, username, password }, work)
}

export async function publish(
  session: InSession,
  catalogue: string,
  { compiled }: Sound,
  { host, library, at, 'previous-until': previousUntil }: RemoteOptions,
  { say, complain, oracle, clock }: CommandPorts,
): Promise<0 | 1> {
  const trial = tryCatalogue(compiled.pack, (await oracle?.()) ?? null, clock)
  say(
    `Tried ${trial.states} random choices: 99 of 100 answered within ${Math.ceil(trial.p99)} ms, ${trial.compared} compared with a second solver`,
  )
  if (trial.problems.length > 0) {
    for (const problem of trial.problems) complain(describeFinding(compiled.toFinding(problem)))
    complain('Not published')
    return 1
  }

  const rooms = isWorkbookPath(catalogue) ? null : await readGalleries(catalogue)
  if (rooms?.ok === false) {
    for (const finding of rooms.findings) complain(describeFinding(finding))
    complain('Not published')
    return 1
  }

  const source = await readFiles(catalogue)
  const answer = await session((call) =>
    publishCatalogue(call, {
      ...{ compiled, source, textures: () => readTextures(catalogue, library) },
      ...(at !== undefined && { at }),
      ...(previousUntil !== undefined && { previousUntil }),
    }),
  )
  if (!answer.ok) return refuse(complain, 'Not published', answer)
  const { release, uploaded } = answer.value
  if (uploaded > 0) say(`Uploaded ${uploaded} ${uploaded === 1 ? 'file' : 'files'}`)
  const when = release.state === 'scheduled' ? `, sold from ${release.validFrom}` : ''
  say(`Published ${release.code} ${release.version} on ${host}${when}`)
  say(release.hash)
  // Rooms are built of what is sold: those of a catalogue to come are published once it is there.
  if (!rooms || rooms.galleries.length === 0 || release.state === 'scheduled') return 0
  const shown = await session((call) => publishGalleries(call, release.code, rooms))
  if (!shown.ok) return refuse(complain, 'The galleries were not published', shown)
  say(`Published ${shown.value} ${shown.value === 1 ? 'gallery' : 'galleries'}`)
  return 0
}

export async function releases(
  session: InSession,
  code: string,
  { say, complain }: CommandPorts,
): Promise<0 | 1> {
  const answer = await session((call) => call('catalogues/releases', { code }))
  if (!answer.ok) return refuse(complain, 'Not listed', answer)
  if (answer.value.length === 0) {
    complain(`No catalogue ${code} was ever published here`)
    return 1
  }
  for (const release of answer.value) say(describeRelease(release))
  return 0
}

export async function rollBack(
  session: InSession,
  code: string,
  { release: number }: RemoteOptions,
  { say, complain }: CommandPorts,
): Promise<0 | 1> {
  const answer = await session(async (call): Promise<Answer<CatalogueRelease>> => {
    const listed = await call('catalogues/releases', { code })
    if (!listed.ok) return listed
    const current = listed.value.find(({ state }) => state === 'current')?.hash ?? ''
    return call('catalogues/rollBack', { code, current, ...(number !== undefined && { to: Number(number) }) })
  })
  if (!answer.ok) return refuse(complain, 'Not rolled back', answer)
  say(`${answer.value.code} ${answer.value.version} is sold again`)
  say(answer.value.hash)
  return 0
}

/** "#3 2026.2 scheduled from 2027-01-01T00:00:00.000Z until …, published by Ada on …". */
function describeRelease(release: CatalogueRelease): string {
  const { number, version, state, validFrom, validTo, goesBackTo, publishedBy, publishedAt } = release
  const period = validTo === null ? `from ${validFrom}` : `from ${validFrom} until ${validTo}`
  const back = goesBackTo === null ? '' : `, back to #${goesBackTo}`
  return `#${number} ${version} ${state} ${period}, published by ${publishedBy} at ${publishedAt}${back}`
}

async function readFiles(catalogue: string): Promise<CatalogueSource> {
  if (!isWorkbookPath(catalogue)) return readCatalogueSource(catalogue)
  const opened = openWorkbook(await readFile(catalogue))
  return { files: opened.ok ? textsByPath(opened.files) : {} }
}

/** What the server found comes with its refusal. */
function refuse(
  complain: (line: string) => void,
  outcome: string,
  { message, details }: Extract<Answer<unknown>, { readonly ok: false }>,
): 1 {
  complain(`${outcome}: ${message}`)
  for (const found of Array.isArray(details) ? details : []) {
    if (typeof found === 'string') complain(found)
    if (typeof found?.message === 'string') complain(`${found.file ?? ''}: ${found.message}`)
  }
  return 1
}

/** Pictures first, so that no room is ever shown without its own. */
async function publishGalleries(
  call: Call,
  catalogue: string,
  { galleries, pictures }: Extract<ReadGalleries, { readonly ok: true }>,
): Promise<Answer<number>> {
  for (const [hash, bytes] of pictures) {
    const put = await call('catalogues/putTexture', { hash, content: bytes.toString('base64') })
    if (!put.ok) return put
  }
  const published = await call('galleries/publish', { catalogue, galleries: [...galleries] })
  return published.ok ? { ok: true, value: published.value.galleries.length } : published
}
