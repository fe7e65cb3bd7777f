import { mayKeepCustomers } from '@arredo/contract'
import { assignToProject } from '@arredo/flows'
import { FolderOpen, Home, Plus, UserRound, Users } from 'lucide-react'
import { useApp } from '../app/app-context.tsx'
import { useOpenProject } from '../app/use-project.ts'
import { useProfile } from '../app/use-session.ts'
import { useOpenStored } from '../screens/projects/use-open-stored.ts'
import { useProjects } from '../screens/projects/use-projects.ts'
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import type { Trigger } from '../ui/on-demand.tsx'
import { useText } from '../words/use-text.ts'
import { useAttempt } from './use-attempt.ts'
import { useStartProject } from './use-start-project.ts'

/** The brand mark opens the ways to begin: a new project, the projects, home. */
export function BrandMenuItems({ trigger, side }: { trigger: Trigger; side: 'bottom' | 'inline-end' }) {
  const text = useText()
  const app = useApp()
  const { ports } = app
  const hasProject = useOpenProject() !== null
  const { attempt } = useAttempt()
  const profile = useProfile()
  const { start } = useStartProject()
  return (
    <Menu side={side} trigger={trigger} isOpenAtFirst>
      {profile && (
        <MenuItem icon={<Plus size={16} />} onSelect={() => void start()}>
          {text('New project')}
        </MenuItem>
      )}
      {profile && profile.kind !== 'guest' && (
        <MenuItem icon={<FolderOpen size={16} />} onSelect={() => ports.navigate('/projects')}>
          {text('Projects')}
        </MenuItem>
      )}
      {mayKeepCustomers(profile) && (
        <MenuItem icon={<Users size={16} />} onSelect={() => ports.navigate('/customers')}>
          {text('Customers')}
        </MenuItem>
      )}
      {profile && profile.kind !== 'guest' && hasProject && (
        <MenuItem icon={<UserRound size={16} />} onSelect={() => void attempt(() => assignToProject(app))}>
          {text('Customer of the project…')}
        </MenuItem>
      )}
      <MenuItem icon={<Home size={16} />} onSelect={() => ports.navigate('/home')}>
        {text('Home')}
      </MenuItem>
      {profile && profile.kind !== 'guest' && <RecentProjects />}
    </Menu>
  )
}

const shownProjects = 3

function RecentProjects() {
  const text = useText()
  const { list } = useProjects()
  const { open } = useOpenStored()
  if (list.length === 0) return null
  return (
    <>
      <MenuSeparator />
      <MenuGroup label={text('Recent projects')}>
        {list.slice(0, shownProjects).map(({ id, name }) => (
          <MenuItem key={id} onSelect={() => void open(id)}>
            {name}
          </MenuItem>
        ))}
      </MenuGroup>
    </>
  )
}
