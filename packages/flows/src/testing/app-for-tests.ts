import { openPack, type Pack } from '@arredo/catalogue'
import type { Answer, CallName, Config, Failure, Profile } from '@arredo/contract'
import { presetIds } from '@arredo/geometry'
import { createFollow, findingsInTurn } from '@arredo/planning'
import {
  assignCustomer,
  createDesk,
  done,
  evaluateProject,
  newDocument,
  readDocument,
  refuse,
  setOrderAddress,
  setRoom,
} from '@arredo/project'
import { type App, createApp } from '../app.ts'
import type { OpenDialog } from '../dialogs/dialogs.ts'
import type { CallServer, Ports } from '../ports.ts'

type Handlers = Partial<Record<CallName, (input: never) => Answer<unknown> | Promise<Answer<unknown>>>>

export type AppForTests = {
  readonly app: App
  readonly calls: readonly { readonly name: CallName; readonly input: unknown }[]
  readonly paths: readonly string[]
  readonly warnings: readonly string[]
  readonly shownLanguages: readonly string[]
  readonly bearers: readonly (string | null)[]
  /** Lets the time pass and what was due in it happen. */
  readonly wait: (milliseconds: number) => Promise<void>
}

/** A real application over a scripted server and a clock wound by hand. */
export function appForTests(
  handlers: Handlers = {},
  { config = {}, ports = {}, pack }: { config?: Partial<Config>; ports?: Partial<Ports>; pack?: Pack } = {},
): AppForTests {
  const calls: { name: CallName; input: unknown }[] = []
  const paths: string[] = []
  const warnings: string[] = []
  const shownLanguages: string[] = []
  const bearers: (string | null)[] = []
  const memory = new Map<string, string>()
  let due: { at: number; run: () => void }[] = []
  let now = 1_790_000_000_000
  let lastId = 0

  async function call(name: CallName, input: unknown): Promise<Answer<unknown>> {
    calls.push({ name, input })
    const handler = handlers[name]
    if (handler) return handler(input as never)
    if (name === 'catalogues/list') {
      const listing = { name: {}, version: '1', hash: 'hash-1', articleCount: 1 }
      return { ok: true, value: pack ? [{ code: pack.code, ...listing }] : [] }
    }
    return name === 'catalogues/tradeTerms'
      ? { ok: true, value: [] }
      : failure('bug', `No handler for ${name}`)
  }

  const app = createApp(
    { ...sampleConfig, ...config },
    {
      clock: {
        now: () => now,
        today: () => '2026-11-15',
        after(milliseconds, run) {
          const entry = { at: now + milliseconds, run }
          due.push(entry)
          return () => {
            due = due.filter((other) => other !== entry)
          }
        },
      },
      ids: () => `id-${++lastId}`,
      call: call as CallServer,
      keepBearer: (bearer) => bearers.push(bearer),
      fetchPicture: async () => null,
      events: { open: () => () => {}, spread: (milliseconds) => milliseconds },
      fetchPack: async () => (pack ? done(pack) : refuse('No pack')),
      projectKit: async () => ({
        assignCustomer,
        createDesk,
        createFollow,
        evaluateProject,
        fetchChecks: async () => ({ findingsInTurn }),
        newDocument,
        readDocument,
        setOrderAddress,
        setRoom,
        presetIds,
        openPack,
      }),
      navigate: (path) => paths.push(path),
      showLanguage: async (code) => {
        shownLanguages.push(code)
      },
      browserLanguages: ['it-IT', 'en'],
      log: { warn: (message) => warnings.push(message), error: (message) => warnings.push(message) },
      memory: { read: (key) => memory.get(key) ?? null, write: (key, value) => memory.set(key, value) },
      display: 'site',
      ...ports,
    },
  )

  async function wait(milliseconds: number): Promise<void> {
    const end = now + milliseconds
    for (;;) {
      await settle()
      const next = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      due = due.filter((entry) => entry !== next)
      now = next.at
      next.run()
    }
    now = end
    await settle()
  }

  return { app, calls, paths, warnings, shownLanguages, bearers, wait }
}

/** Enough turns for a chain of awaits to come to rest. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
}

/** The dialog that somebody is asked by, once it is there; what asks may be fetched first. */
export function asked({ dialogs }: App): Promise<OpenDialog> {
  const [open] = dialogs.store.getState().open
  if (open) return Promise.resolve(open)
  return new Promise((resolve) => {
    const stop = dialogs.store.subscribe(({ open: [dialog] }) => {
      if (!dialog) return
      stop()
      resolve(dialog)
    })
  })
}

export function failure(code: Failure['code'], message: string, details?: unknown): Failure {
  return { ok: false, code, message, details }
}

export function profileFor(kind: Profile['kind'], changes: Partial<Profile> = {}): Profile {
  return {
    userId: `${kind}-1`,
    username: kind,
    displayName: kind,
    kind,
    isAdmin: false,
    modules: [],
    sellerType: kind === 'pro' ? 1 : 0,
    consents: [],
    shop: null,
    shops: [],
    language: null,
    canSaveProject: true,
    ...changes,
  }
}

export function sessionFor(kind: Profile['kind'], changes: Partial<Profile> = {}) {
  return { profile: profileFor(kind, changes), bearer: null, expiresAt: '2026-11-22T00:00:00Z' }
}

export const sampleConfig: Config = {
  version: 1,
  name: 'Sample',
  screens: 'base',
  legalLine: '',
  supportUrl: '',
  logo: { letter: 'S', svg: null },
  palette: { primary: '#1a6cff', secondary: '#646464', error: '#e00000', statuses: {} },
  languages: ['en', 'it'],
  detectBrowserLanguage: { enabled: true, fallback: 'en' },
  isguest: true,
  isCustomerLogin: true,
  guestMaySave: true,
  selectRoom: false,
  customerAssignment: false,
  customerAssignmentForced: false,
  measures: { length: 'MM', weight: 'KG', volume: 'CR', imperial: { disableFor: [], forceFor: [] } },
  lengthDecimals: 0,
  currency: 'EUR',
  currencyForced: [],
  applyMode: 0,
  designClasses: {},
  hostOrigins: [],
}
