import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { cleanEnvironment } from '../processes/clean-environment.ts'
import { confinement } from '../processes/confinement.ts'

export type Telling = (what: string, level: 'info' | 'warn') => void

/** Beside a source file the script lies in the app's folder, beside the bundle in the build's. */
const script = fileURLToPath(
  new URL(`${import.meta.url.endsWith('.ts') ? '../..' : '..'}/stage/confined-chromium.sh`, import.meta.url),
)
const told = new WeakSet<Telling>()

/**
 * How the browser is started: without our environment, and without network where the machine permits it. No limit of
 * memory holds it (it reserves more than any sensible one); the time of a picture does.
 */
export async function confinedChromium(chromiumPath: string, tell?: Telling) {
  const { command, words, isApart } = await confinement({})
  if (tell && !told.has(tell)) tell(words, isApart ? 'info' : 'warn')
  if (tell) told.add(tell)
  return {
    executablePath: script,
    env: cleanEnvironment({
      ...{ STAGE_CONFINEMENT: command.join(' '), STAGE_CHROMIUM: chromiumPath },
      // Its caches: the root may be read-only.
      ...{ HOME: tmpdir(), TMPDIR: tmpdir() },
    }),
  }
}
