import { describeFinding } from '@arredo/catalogue/compile'
import { checkCatalogue, type SoundCheck, tryCatalogue } from './check-catalogue.ts'
import type { Command } from './command.ts'
import type { CommandPorts } from './command-ports.ts'

export const check: Command['run'] = async ([folder = ''], { library }, ports) => {
  const checked = await readChecked(folder, library, ports)
  if (!checked) return 1
  const { pack, hash, toFinding } = checked.compiled
  const trial = tryCatalogue(pack, (await ports.oracle?.()) ?? null, ports.clock)
  if (trial.problems.length > 0) {
    for (const problem of trial.problems) ports.complain(describeFinding(toFinding(problem)))
    return 1
  }
  const { length } = checked.warnings
  const found =
    length === 0 ? 'no mistakes found' : `no mistakes, ${length} ${length === 1 ? 'warning' : 'warnings'}`
  ports.say(`${pack.code} ${pack.version}: ${pack.articles.length} articles, ${found}`)
  ports.say(hash)
  return 0
}

/** Says what is wrong with a catalogue; null where that is a mistake. */
export async function readChecked(
  folder: string,
  library: string | undefined,
  { complain }: CommandPorts,
): Promise<SoundCheck | null> {
  try {
    const checked = await checkCatalogue(folder, library)
    for (const finding of checked.ok ? [] : checked.findings) complain(describeFinding(finding))
    for (const finding of checked.warnings) complain(`warning: ${describeFinding(finding)}`)
    return checked.ok ? checked : null
  } catch (error) {
    // A folder that is missing or may not be read is the caller's mistake, not a bug.
    if (!(error instanceof Error && 'code' in error)) throw error
    complain(error.message)
    return null
  }
}
