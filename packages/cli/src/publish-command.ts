import { readFile } from 'node:fs/promises'
import { describeFinding, openWorkbook } from '@arredo/catalogue/compile'
import type { Answer } from '@arredo/contract'
import { readCatalogueSource, textsByPath } from './catalogue-source.ts'
import { compileWorkbookFile, isWorkbookPath } from './catalogue-workbook.ts'
import { type Compiled, type SoundCheck, tryCatalogue } from './check-catalogue.ts'
import { readChecked } from './check-command.ts'
import type { Command, Options } from './command.ts'
import type { CommandPorts } from './command-ports.ts'
import { momentFault } from './moment-option.ts'
import { type Publication, type Published, publishCatalogue } from './publish-catalogue.ts'
import { type InSession, reach, refuse } from './reach-server.ts'
import { type ReadGalleries, readGalleries } from './read-galleries.ts'
import type { Call } from './session.ts'
import { readTextures } from './texture-files.ts'

export const publish: Command['run'] = async ([catalogue = ''], options, ports) => {
  const faults = [momentFault('at', options), momentFault('previous-until', options)].filter(
    (one) => one !== null,
  )
  for (const fault of faults) ports.complain(fault)
  const reached = reach(options, ports)
  if (!reached || faults.length > 0) return 2
  const checked = await readChecked(catalogue, options.library, ports)
  return checked ? send(reached.session, catalogue, checked, options, ports) : 1
}

async function send(
  session: InSession,
  catalogue: string,
  { compiled }: SoundCheck,
  options: Options,
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

  const answer = await session(async (call): Promise<Answer<Published>> => {
    const content = isWorkbookPath(catalogue)
      ? await workbookContent(call, catalogue, compiled.pack.code, options.library)
      : { ok: true as const, value: { compiled, source: await readCatalogueSource(catalogue) } }
    if (!content.ok) return content
    return publishCatalogue(call, {
      ...{ ...content.value, textures: () => readTextures(catalogue, options.library) },
      ...(options.at !== undefined && { at: options.at }),
      ...(options['previous-until'] !== undefined && { previousUntil: options['previous-until'] }),
    })
  })
  if (!answer.ok) return refuse(complain, 'Not published', answer)
  const { release, warnings, uploaded } = answer.value
  if (uploaded > 0) say(`Uploaded ${uploaded} ${uploaded === 1 ? 'file' : 'files'}`)
  const when = release.state === 'scheduled' ? `, sold from ${release.validFrom}` : ''
  say(`Published ${release.code} ${release.version} on ${options.host}${when}`)
  say(release.hash)
  for (const warning of warnings) complain(`Warning: ${warning}`)
  // Rooms are built of what is sold: those of a catalogue to come are published once it is there.
  if (!rooms || rooms.galleries.length === 0 || release.state === 'scheduled') return 0
  const shown = await session((call) => publishGalleries(call, release.code, rooms))
  if (!shown.ok) return refuse(complain, 'The galleries were not published', shown)
  say(`Published ${shown.value} ${shown.value === 1 ? 'gallery' : 'galleries'}`)
  return 0
}

/** A workbook names textures and models and has none: they lie beside it, or were published before. */
async function workbookContent(
  call: Call,
  file: string,
  code: string,
  library: string | undefined,
): Promise<Answer<Pick<Publication, 'source'> & { readonly compiled: Compiled }>> {
  const published = await call('catalogues/files', { code })
  if (!published.ok) return published
  const { compiled, others } = await compileWorkbookFile(file, library, published.value.files)
  if (!compiled.ok) {
    const details = compiled.findings.map(describeFinding)
    return { ok: false, code: 'invalid', message: 'The workbook has mistakes', details }
  }
  const opened = openWorkbook(await readFile(file))
  const files = opened.ok ? textsByPath(opened.files) : {}
  return { ok: true, value: { compiled, source: { files, others } } }
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
