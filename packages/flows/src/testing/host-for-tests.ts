import type { Pack } from '@arredo/catalogue'
import type { Config, Profile } from '@arredo/contract'
import type { HostAnswer } from '@arredo/contract/host'
import { done, type Result } from '@arredo/project'
import { createHostDesk, type HostDesk } from '../host/host-desk.ts'
import type { FetchedFile } from '../host/host-outside.ts'
import type { Ports } from '../ports.ts'
import { type AppForTests, appForTests, profileFor, settle } from './app-for-tests.ts'

export type HostForTests = AppForTests & {
  readonly answers: readonly HostAnswer[]
  /** The page, as the address bar would show it. */
  readonly path: () => string
  readonly selected: () => readonly string[]
  readonly select: (rows: readonly string[]) => void
  readonly desk: HostDesk
  readonly receive: (data: unknown) => void
  /** Posts a request, answers the questions it raises, and gives back its answer. */
  readonly ask: (request: unknown, dialogAnswers?: readonly unknown[]) => Promise<HostAnswer | undefined>
}

type Options = {
  readonly who?: Profile['kind'] | null
  readonly config?: Partial<Config>
  readonly pack?: Pack
  readonly ports?: Partial<Ports>
  readonly profile?: Partial<Profile>
  readonly picture?: Result<string>
  readonly file?: FetchedFile
  /** Whether pages come when they are gone to. */
  readonly arrives?: boolean
}

/** A whole application with a host on the other side of the window. */
export function hostForTests(
  handlers: Parameters<typeof appForTests>[0] = {},
  {
    who = 'pro',
    config = {},
    pack,
    ports = {},
    profile = {},
    picture = done('data:image/png;base64,AA=='),
    file = { ok: true, contentType: 'application/pdf', base64: 'AA==' },
    arrives = true,
  }: Options = {},
): HostForTests {
  const test = appForTests(handlers, { config, ports, ...(pack ? { pack } : {}) })
  if (who) test.app.session.setState({ profile: profileFor(who, profile) })
  const answers: HostAnswer[] = []
  let path = '/home'
  let selection: readonly string[] = []
  const select = (rows: readonly string[]) => {
    selection = rows
  }
  const desk = createHostDesk({
    app: test.app,
    outside: {
      path: () => path,
      async goTo(next) {
        test.app.ports.navigate(next)
        if (arrives) path = next
        return arrives
      },
      selection: () => selection,
      select,
      takePicture: async () => picture,
      pictureFrom: async () => picture,
      placeNow: () => ({ eye: [0, -4000, 1600], target: [0, 0, 1000], fieldOfView: 50 }),
      fetchFile: async () => file,
      newProjectName: () => 'New project',
    },
  })
  const receive = (data: unknown) => desk.receive(data, (answer) => answers.push(answer))

  async function ask(request: unknown, dialogAnswers: readonly unknown[] = []) {
    const before = answers.length
    receive(request)
    for (const answer of dialogAnswers) {
      const dialog = await waitFor(() => test.app.dialogs.store.getState().open[0])
      if (dialog) test.app.dialogs.answer(dialog.key, answer)
    }
    return waitFor(() => answers[before])
  }

  return { ...test, answers, path: () => path, selected: () => selection, select, desk, receive, ask }
}

/** Actions are imported when they are first asked for, which takes real time. */
async function waitFor<Value>(look: () => Value | undefined): Promise<Value | undefined> {
  for (let turn = 0; turn < 800 && look() === undefined; turn++) {
    await settle()
    await new Promise<void>((resolve) => setTimeout(resolve, turn < 50 ? 0 : 5))
  }
  return look()
}

declare function setTimeout(run: () => void, milliseconds: number): unknown
