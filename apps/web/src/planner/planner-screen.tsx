import type { ViewName } from '@arredo/editor'
import type { OpenProject } from '@arredo/flows'
import { PanelsTopLeft } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import { useApp } from '../app/app-context.tsx'
import { useOpenProject } from '../app/use-project.ts'
import { useProfile } from '../app/use-session.ts'
import { classNames } from '../ui/class-names.ts'
import { Panel } from '../ui/panel.tsx'
import unseenStyles from '../ui/unseen.module.css'
import { useLanguage } from '../words/use-language.ts'
import { useText } from '../words/use-text.ts'
import { ActionsProvider } from './actions/action-context.tsx'
import { Palette } from './actions/palette.tsx'
import type { ActionContext, SheetName } from './actions/planner-action.ts'
import { useActionKeys } from './actions/use-action-keys.ts'
import { useCopyAlternative } from './alternatives/use-copy-alternative.ts'
import { LiveRegion } from './announce/live-region.tsx'
import { useAnnouncedChanges } from './announce/use-announced-changes.ts'
import { useSaveBlock } from './blocks/use-save-block.ts'
import { useShowBlocks } from './blocks/use-show-blocks.ts'
import type { CanvasHandle } from './canvas.ts'
import { useGapsClosing } from './checks/use-gaps-closing.ts'
import { useLookout } from './checks/use-lookout.ts'
import { WarningsCounter } from './checks/warnings-counter.tsx'
import { useClipboard } from './clipboard/use-clipboard.ts'
import { useMenuKey } from './context-menu/use-menu-key.ts'
import { FetchAhead } from './fetch-ahead.tsx'
import { ElevationCanvas, PlanCanvas } from './flat-canvases.tsx'
import { focusDrawing } from './focus-drawing.ts'
import { canvasInsets } from './layout/canvas-insets.ts'
import { useForm } from './layout/use-form.ts'
import { usePanels } from './layout/use-panels.ts'
import { NoProject } from './no-project.tsx'
import { type Planner, PlannerProvider, useOnEditor } from './planner-context.tsx'
import { BottomSheets, EndPanel, StartPanel } from './planner-panels.tsx'
import styles from './planner-screen.module.css'
import { PlannerSheets } from './planner-sheets.tsx'
import { RoomBackdrop } from './room-backdrop.tsx'
import { RoomCanvas } from './room-canvas.tsx'
import { ActionButton } from './tool-bar/action-button.tsx'
import { HiddenNote } from './tool-bar/hidden-note.tsx'
import { ToolBar } from './tool-bar/tool-bar.tsx'
import { TopBar } from './top-bar/top-bar.tsx'
import { tourOf } from './tour/tour-store.ts'
import { useTour } from './tour/use-tour.ts'
import { useAddUnderlay } from './underlay/use-add-underlay.ts'
import { useBesideWish } from './use-beside-wish.ts'
import { useCustomer } from './use-customer.ts'
import { useDesignRoom } from './use-design-room.ts'
import { useDownloadJson } from './use-download-json.ts'
import { useHistory } from './use-history.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useMisfits } from './use-misfits.ts'
import { useNewProject } from './use-new-project.ts'
import { useOwnDrawing } from './use-own-drawing.ts'
import { usePhotograph } from './use-photograph.ts'
import { usePlacing } from './use-placing.ts'
import { usePlannerValue } from './use-planner-value.ts'
import { useRecomputePrices } from './use-recompute-prices.ts'
import { useRefusals } from './use-refusals.ts'
import { useRows } from './use-rows.ts'
import { useSave } from './use-save.ts'
import { useTakeAlong } from './use-take-along.ts'
import { useWallDoubleClick } from './use-wall-double-click.ts'
import { type Workspace, workspaceOf } from './workspace.ts'

const LightPanel = lazy(async () => ({ default: (await import('./light/light-panel.tsx')).LightPanel }))
const Tour = lazy(async () => ({ default: (await import('./tour/tour.tsx')).Tour }))
const ContextMenu = lazy(async () => ({
  default: (await import('./context-menu/context-menu.tsx')).ContextMenu,
}))

const PaintPanel = lazy(async () => ({ default: (await import('./paint/paint-panel.tsx')).PaintPanel }))
const CustomerView = lazy(async () => ({ default: (await import('./customer-view.tsx')).CustomerView }))
const SectionPanel = lazy(async () => ({
  default: (await import('./tool-bar/section-panel.tsx')).SectionPanel,
}))
const WalkNote = lazy(async () => ({ default: (await import('./tool-bar/walk-note.tsx')).WalkNote }))
const SnapNote = lazy(async () => ({ default: (await import('./tool-bar/snap-note.tsx')).SnapNote }))

const canvases = { '2d': PlanCanvas, '3d': RoomCanvas, walls: ElevationCanvas } as const

/** The room is the page: the canvas fills the window, everything else floats over it and can go away. */
export function PlannerScreen({ view: named }: { view: '2d' | '3d' }) {
  const project = useOpenProject()
  const [asked] = useSearchParams()
  const view = named === '2d' && asked.get('view') === 'walls' ? 'walls' : named
  const form = useForm()
  const { ids } = useApp().ports
  if (!project) return <NoProject />
  return <OpenPlanner view={view} project={project} workspace={workspaceOf(project, form, ids)} />
}

type OpenPlannerProps = { view: ViewName; project: OpenProject; workspace: Workspace }

function OpenPlanner({ view, project, workspace }: OpenPlannerProps) {
  const { planner, announcer } = usePlannerValue(project, workspace)
  useAnnouncedChanges(workspace.editor, planner.face, announcer)
  return (
    <PlannerProvider value={planner}>
      <Workbench view={view} project={project} workspace={workspace} planner={planner} />
      <LiveRegion announcer={announcer} />
    </PlannerProvider>
  )
}

function Workbench({ view, project, workspace, planner }: OpenPlannerProps & { planner: Planner }) {
  const text = useText()
  const navigate = useNavigate()
  const { direction } = useLanguage()
  const { ports, dialogs } = useApp()
  const isFramed = ports.display === 'frame'
  const form = useForm()
  const panels = usePanels(workspace, form)
  const room = useRef<HTMLDivElement>(null)
  const canvas = useRef<CanvasHandle>(null)
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const { editor } = planner
  const menu = useOnEditor((state) => state.menu)
  const tool = useOnEditor((state) => state.tool)
  const isPresenting = useOnEditor((state) => state.isPresenting)
  const layout = isPresenting ? { ...panels.layout, hidden: true } : panels.layout
  const isSheets = form === 'tablet' || form === 'phone'
  const Canvas = canvases[view]
  const { undo, redo } = useHistory()
  const save = useSave()
  const show = (next: ViewName) =>
    navigate(next === 'walls' ? '/configurator2d?view=walls' : `/configurator${next}`)
  const fit = () => canvas.current?.fit()
  const designRoom = useDesignRoom(editor, { show, fit })
  const addUnderlay = useAddUnderlay(editor, () => view !== '2d' && show('2d'))
  const tour = tourOf(planner.desk)
  const touring = useTour(planner.desk)
  const mayAddFiles = useProfile()?.canSaveProject ?? false
  const actions: ActionContext = {
    editor,
    view,
    show,
    fit,
    designRoom,
    addUnderlay: mayAddFiles ? addUnderlay : null,
    undo,
    redo,
    save: () => void save(),
    hidePanels: panels.toggleHiding,
    goTo: panels.ask,
    goToDrawing: () => focusDrawing(room.current),
    openSheet: setSheet,
    ask: dialogs.ask,
    copyAlternative: useCopyAlternative(),
    clipboard: useClipboard(planner),
    saveBlock: useSaveBlock(planner),
    showBlocks: useShowBlocks(planner.desk, () => panels.ask('catalogue')),
    ...useRows(editor, planner.faces),
    takeAlong: useTakeAlong(),
    recomputePrices: useRecomputePrices(),
    downloadJson: useDownloadJson(),
    photograph: usePhotograph(() => view !== '3d' && show('3d')),
    ...useCustomer(),
    showAround: () => tour.setState({ shown: 'asked' }),
    askMenu: useMenuKey(editor, room),
  }

  usePlacing(editor, room)
  useKeptFocus(editor, room)
  useEffect(() => editor.show(view), [editor, view])
  useActionKeys(actions)
  useRefusals(editor)
  useMisfits(editor.desk)
  useLookout(project.lookout, editor)
  useGapsClosing(editor)
  useBesideWish(editor, () => panels.ask('catalogue'))
  useOwnDrawing(actions)
  useNewProject(panels)
  useWallDoubleClick(room, actions)

  const { innerWidth: width, innerHeight: height } = window
  // The list of warnings lies where the panel at the start does.
  const isListing = useStore(dialogs.store, ({ open }) => open.some(({ name }) => name === 'warnings'))
  const covering = isListing && !isSheets ? { ...layout, catalogue: true } : layout
  const insets = canvasInsets(covering, form, { direction, width, height, isWalls: view === 'walls' })

  const { document } = editor.shown()
  const backdrop = (
    <RoomBackdrop document={document} insets={insets} project={view === '3d' ? project.id : null} />
  )

  return (
    <ActionsProvider value={actions}>
      <main
        className={classNames(styles.screen, styles[form], isPresenting && styles.presenting)}
        data-presenting={isPresenting || undefined}
      >
        <h1 className={unseenStyles.unseen}>{text('Planner')}</h1>
        <Suspense>
          {touring && <Tour shown={touring} panels={panels} onEnd={() => tour.setState({ shown: null })} />}
        </Suspense>
        {!layout.hidden && <TopBar project={project} form={form} isFramed={isFramed} />}
        {!layout.hidden && form === 'phone' && <WarningsCounter lookout={project.lookout} floats />}
        {!layout.hidden && !isSheets && <StartPanel panels={panels} />}
        <div ref={room} className={styles.canvas} data-room-keys>
          <Suspense fallback={backdrop}>
            <Canvas ref={canvas} editor={editor} isEmbedded={isFramed} insets={insets} backdrop={backdrop} />
            <FetchAhead />
          </Suspense>
        </div>
        {/* Between the panels, not below them. */}
        <div className={styles.bottom} style={{ paddingLeft: insets.left, paddingRight: insets.right }}>
          <Suspense>
            {!layout.hidden && <SnapNote />}
            {!layout.hidden && sheet === 'light' && <LightPanel onClose={() => setSheet(null)} />}
            {!layout.hidden && tool === 'paint' && <PaintPanel />}
            <WalkNote />
            {view === '3d' && <SectionPanel />}
            {isPresenting && <CustomerView />}
          </Suspense>
          {!layout.hidden && <HiddenNote />}
          {!layout.hidden && <ToolBar form={form} />}
          {!layout.hidden && isSheets && <BottomSheets panels={panels} />}
        </div>
        {!layout.hidden && !isSheets && <EndPanel panels={panels} />}
        {layout.hidden && !isPresenting && (
          // Without a keyboard this is the only way back.
          <Panel className={styles.back}>
            <ActionButton id="hidePanels" icon={PanelsTopLeft} />
          </Panel>
        )}
        <Suspense>
          <PlannerSheets {...{ sheet, view }} onClose={() => setSheet(null)} />
          {menu && <ContextMenu key={menu.at.join()} at={menu.at} />}
        </Suspense>
        {sheet === 'palette' && <Palette onClose={() => setSheet(null)} />}
      </main>
    </ActionsProvider>
  )
}
