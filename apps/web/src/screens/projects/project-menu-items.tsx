import type { ProjectListing } from '@arredo/contract'
import { copyStored, deleteProject } from '@arredo/flows'
import { Copy, FolderOpen, NotebookText, Trash2 } from 'lucide-react'
import { useApp } from '../../app/app-context.tsx'
import { useAttempt } from '../../shell/use-attempt.ts'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import type { Trigger } from '../../ui/on-demand.tsx'
import { useText } from '../../words/use-text.ts'
import { useOpenStored } from './use-open-stored.ts'
import { useProjectsChanged } from './use-projects-changed.ts'

export function ProjectMenuItems({ trigger, project }: { trigger: Trigger; project: ProjectListing }) {
  const app = useApp()
  const text = useText()
  const { open } = useOpenStored()
  const { attempt } = useAttempt()
  const changed = useProjectsChanged()
  return (
    <Menu trigger={trigger} align="end" isOpenAtFirst>
      <MenuItem icon={<FolderOpen size={16} />} onSelect={() => void open(project.id)}>
        {text('Open')}
      </MenuItem>
      <MenuItem
        icon={<NotebookText size={16} />}
        onSelect={() => app.ports.navigate(`/projects/${project.id}`)}
      >
        {text('Project page')}
      </MenuItem>
      <MenuItem
        icon={<Copy size={16} />}
        onSelect={() => void attempt(() => copyStored(app, project.id, changed))}
      >
        {text('Copy')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<Trash2 size={16} />}
        onSelect={() => void attempt(() => deleteProject(app, project, changed))}
      >
        {text('Delete…')}
      </MenuItem>
    </Menu>
  )
}
