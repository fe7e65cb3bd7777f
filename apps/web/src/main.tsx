import '@fontsource-variable/inter/wght.css'
import './theme/tokens.css'
import './theme/base.css'
import { type App, createApp, draftAt, projectAt, routeOfPath, startUp, watchSession } from '@arredo/flows'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { browserClock, browserLog, deviceMemory, newId, readDisplay } from './outside/browser-ports.ts'
import { openCommandChannel } from './outside/command-channel.ts'
import { fetchConfig } from './outside/fetch-config.ts'
import { fetchPack } from './outside/fetch-pack.ts'
import { createNavigation } from './outside/navigation.ts'
import { reportErrors, reportingLog } from './outside/report-errors.ts'
import { tabDraft } from './outside/tab-draft.ts'
import { Application } from './shell/application.tsx'
import { showFailure } from './shell/show-failure.ts'
import { showBrandWords } from './words/brand-words.ts'
import { showLanguage, startWords } from './words/i18n.ts'

// The page's policy forbids making code at run time, which zod would otherwise try.
z.config({ jitless: true })

const reports = reportErrors(() => routeOfPath(location.pathname)?.name ?? '404')
const log = reportingLog(browserLog, reports)

/** how long the loader at the start is seen over the page that has come. */
const startStays = 150

void start(document.getElementById('root') ?? document.body)

/** configuration, then who is there, then the page. */
async function start(root: HTMLElement): Promise<void> {
  const config = await fetchConfig()
  if (!config.ok) {
    endStart()
    return showFailure(root, config.message)
  }

  const navigation = createNavigation()
  const channel = openCommandChannel()
  const app = createApp(config.value, {
    ...channel,
    clock: browserClock,
    ids: newId,
    fetchPack,
    projectKit: () => import('./outside/project-kit.ts'),
    navigate: navigation.navigate,
    async showLanguage(code) {
      await showLanguage(code)
      void showBrandWords(channel.call, code)
    },
    browserLanguages: navigator.languages,
    log,
    memory: deviceMemory,
    display: readDisplay(),
    projectPicture: async ({ width, height }) =>
      (await import('./outside/host-picture.ts')).pictureInText(width, height),
    drafts: () => import('./outside/drafts.ts').then(({ openDrafts }) => openDrafts()),
  })
  await startWords({ onMissing: app.missingWords.record })
  const { report } = await startUp(app)
  watchSession(app)
  await resume(app)

  createRoot(root).render(
    <StrictMode>
      <Application app={app} navigation={navigation} reports={reports} />
    </StrictMode>,
  )
  void navigation.mounted.then(() => browserClock.after(startStays, endStart))
  void import('@arredo/flows/drafts').then(({ startDrafts }) => startDrafts(app))
  void import('./outside/follow-maintenance.ts').then(({ followMaintenance }) => followMaintenance(app))
  void import('./outside/follow-tabs.ts').then(({ startTabs }) => startTabs(app))
  // Whoever loses the network later can still be understood.
  browserClock.after(2_000, () => void import('./outside/all-calls.ts').catch(() => {}))
  // D-62: the page comes first, then what went wrong on the way.
  if (report) log.error(report)
  if (app.ports.display === 'frame') {
    await navigation.mounted
    const { connectHost } = await import('./outside/host.ts')
    connectHost(app)
  }
}

/** Of branded shells; the server puts it into the page. */
function endStart(): void {
  document.getElementById('start')?.remove()
}

/** D-122: loaded again, this tab goes on where it was; the address of a draft that is not here leads home. */
async function resume(app: App): Promise<void> {
  const path = `${location.pathname}${location.search}`
  const isNamed = draftAt(path) !== null
  if (app.ports.display !== 'site' || !(isNamed || (projectAt(path) && tabDraft.read()))) return
  const { resumeDraft } = await import('@arredo/flows/drafts')
  if (!(await resumeDraft(app, path, tabDraft.read())) && isNamed) history.replaceState(null, '', '/home')
}
