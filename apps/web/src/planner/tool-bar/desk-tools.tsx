import {
  BetweenVerticalStart,
  BrickWall,
  ChevronUp,
  DoorOpen,
  Ellipsis,
  Fullscreen,
  ImageIcon,
  Magnet,
  MousePointer2,
  Paintbrush,
  Ruler,
  SunMedium,
} from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { OnDemand } from '../../ui/on-demand.tsx'
import { useText } from '../../words/use-text.ts'
import { useAction, useActionContext } from '../actions/action-context.tsx'
import { useOnEditor } from '../planner-context.tsx'
import { ActionButton } from './action-button.tsx'
import styles from './tool-bar.module.css'
import { ViewsButton } from './views-button.tsx'

const fetchBuildMenu = async () => (await import('./build-menu.tsx')).BuildMenu
const fetchMoreMenu = async () => (await import('./more-menu.tsx')).MoreMenu

/** Few, so that they fit between the panels of a shop's laptop: what is wanted less often is in the two menus. */
export function DeskTools() {
  const text = useText()
  const { view } = useActionContext()
  const snaps = useOnEditor((state) => state.snaps)
  const tool = useOnEditor((state) => state.tool)
  const snapping = useAction('snaps')
  const build = (
    <IconButton
      className={styles.build}
      data-tour="room"
      data-active={tool === 'placeOpening' || tool === 'placeFixture'}
      label={text('Build')}
      icon={
        <>
          <DoorOpen aria-hidden="true" />
          <ChevronUp aria-hidden="true" />
        </>
      }
    />
  )
  const more = <IconButton label={text('More')} icon={<Ellipsis aria-hidden="true" />} />

  return (
    <>
      <ActionButton id="tool select" icon={MousePointer2} />
      {/* Nobody draws a wall while looking at one: there it is filled. */}
      {view === 'walls' ? (
        <ActionButton id="fillWall" icon={BetweenVerticalStart} />
      ) : (
        <ActionButton id="tool drawWall" icon={BrickWall} />
      )}
      <OnDemand opens="menu" fetch={fetchBuildMenu} popup={{ trigger: build }} />
      <ActionButton id="tool measure" icon={Ruler} />
      <ActionButton id="tool paint" icon={Paintbrush} />
      <IconButton
        label={snaps ? text('Snapping is on; hold Alt to release it') : text('Snapping is off')}
        pressed={snaps}
        icon={<Magnet aria-hidden="true" />}
        onClick={snapping.run}
      />
      <span className={styles.divider} />
      {view === '3d' && <ActionButton id="light" icon={SunMedium} />}
      {view === '3d' && <ActionButton id="picture" icon={ImageIcon} />}
      {view === '3d' ? <ViewsButton /> : <ActionButton id="fit" icon={Fullscreen} />}
      <OnDemand opens="menu" fetch={fetchMoreMenu} popup={{ trigger: more }} />
    </>
  )
}
