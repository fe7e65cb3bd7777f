import { ChevronUp, Rotate3d } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { OnDemand } from '../../ui/on-demand.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './tool-bar.module.css'

const fetchMenu = async () => (await import('./views-menu.tsx')).ViewsMenu

/** Where to look at the room from, and its doors and drawers. */
export function ViewsButton() {
  const text = useText()
  const trigger = (
    <IconButton
      className={styles.build}
      label={text('Views')}
      icon={
        <>
          <Rotate3d aria-hidden="true" />
          <ChevronUp aria-hidden="true" />
        </>
      }
    />
  )
  return <OnDemand opens="menu" fetch={fetchMenu} popup={{ trigger }} />
}
