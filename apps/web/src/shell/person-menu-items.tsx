import { mayChangeCatalogues } from '@arredo/contract'
import { logOut, setLanguage, setShop } from '@arredo/flows'
import { type Desk, documentVersion } from '@arredo/project'
import { findLanguage, sentence } from '@arredo/words'
import {
  BookOpen,
  Compass,
  Construction,
  FileText,
  Info,
  Languages,
  LogIn,
  LogOut,
  MonitorSmartphone,
  Settings,
} from 'lucide-react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { useApp } from '../app/app-context.tsx'
import { useSession } from '../app/use-session.ts'
import { tourOf } from '../planner/tour/tour-store.ts'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import type { Trigger } from '../ui/on-demand.tsx'
import { useText } from '../words/use-text.ts'
import { askAboutMaintenance } from './maintenance/ask-about-maintenance.ts'
import styles from './person-menu.module.css'
import { useAttempt } from './use-attempt.ts'
import { usePersonName } from './use-person-name.ts'

/** Who is there: shop, language, log in or out. */
export function PersonMenuItems({ trigger, side }: { trigger: Trigger; side: 'bottom' | 'inline-end' }) {
  const app = useApp()
  const text = useText()
  const { profile, language } = useSession()
  const isGuest = !profile || profile.kind === 'guest'
  const name = usePersonName()
  const { attempt } = useAttempt()
  const { pathname } = useLocation()
  const desk = useStore(app.project, ({ open }) => open?.desk)

  function showAround(desk: Desk) {
    tourOf(desk).setState({ shown: 'asked' })
    if (!pathname.startsWith('/configurator')) app.ports.navigate('/configurator2d')
  }

  /** What a help desk wants to know. */
  function askAbout() {
    return app.dialogs.ask('info', {
      title: sentence('About'),
      message: sentence('{{brand}}, build {{build}}, version {{version}} of project files.'),
      values: {
        brand: app.config.name,
        build: document.documentElement.dataset.build ?? '',
        version: documentVersion,
      },
    })
  }

  return (
    <Menu side={side} align="end" trigger={trigger} isOpenAtFirst>
      <p className={styles.name}>{name}</p>
      {profile && profile.shops.length > 1 && (
        <MenuChoice
          label={text('Shop')}
          value={profile.shop?.code ?? ''}
          options={profile.shops.map((shop) => ({ value: shop.code, label: shop.name }))}
          onChange={(code) => void attempt(() => setShop(app, code))}
        />
      )}
      {profile && profile.shops.length === 1 && <p className={styles.shop}>{profile.shop?.name}</p>}
      <MenuSeparator />
      {app.config.languages.length > 1 && (
        <>
          <MenuChoice
            label={text('Language')}
            value={language}
            options={app.config.languages.map((code) => ({
              value: code,
              label: findLanguage(code)?.name ?? code,
            }))}
            onChange={(code) => void attempt(() => setLanguage(app, code))}
          />
          <MenuSeparator />
        </>
      )}
      {profile && mayChangeCatalogues(profile) && (
        <MenuItem icon={<BookOpen size={16} />} onSelect={() => app.ports.navigate('/catalogues')}>
          {text('Catalogues')}
        </MenuItem>
      )}
      {desk && (
        <MenuItem icon={<Compass size={16} />} onSelect={() => showAround(desk)}>
          {text('Show me around')}
        </MenuItem>
      )}
      <MenuItem icon={<Info size={16} />} onSelect={() => void askAbout()}>
        {text('About')}
      </MenuItem>
      {isGuest ? (
        <MenuItem
          icon={<LogIn size={16} />}
          onSelect={() => void app.dialogs.ask('login', { redirectFrom: null })}
        >
          {text('Log in')}
        </MenuItem>
      ) : (
        <>
          <MenuItem icon={<Settings size={16} />} onSelect={() => app.ports.navigate('/usersettings')}>
            {text('Settings')}
          </MenuItem>
          <MenuItem
            icon={<MonitorSmartphone size={16} />}
            onSelect={() => void app.dialogs.ask('sessions', {})}
          >
            {text('Where you are logged in')}
          </MenuItem>
          {profile.isAdmin && (
            <MenuItem icon={<FileText size={16} />} onSelect={() => app.ports.navigate('/paperview')}>
              {text('Letterhead and documents')}
            </MenuItem>
          )}
          {profile.isAdmin && (
            <MenuItem icon={<Construction size={16} />} onSelect={() => void askAboutMaintenance(app)}>
              {text('Maintenance…')}
            </MenuItem>
          )}
          {profile.isAdmin && app.missingWords.mustBeSaved() && (
            <MenuItem
              icon={<Languages size={16} />}
              onSelect={() => void app.dialogs.ask('missingWords', {})}
            >
              {text('Missing translations…')}
            </MenuItem>
          )}
          <MenuItem icon={<LogOut size={16} />} onSelect={() => void attempt(() => logOut(app))}>
            {text('Log out')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
