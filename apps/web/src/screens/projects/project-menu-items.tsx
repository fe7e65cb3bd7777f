import type { ProjectListing } from '@arredo/contract'
import { copyStored, deleteProject, printReport } from '@arredo/flows'
import { Copy, FileDown, FolderOpen, NotebookText, Trash2 } from 'lucide-react'
import { useApp } from '../../app/app-context.tsx'
import { useSession } from '../../app/use-session.ts'
import { useDownloadPrinted } from '../../downloads/use-download-printed.ts'
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
  const { language } = useSession()
  const download = useDownloadPrinted()
  const { id, name } = project

  /** As it is stored: its number says all. */
  function downloadSummary() {
    const wish = { report: 'summary', project: id, format: 'pdf', params: [], language }
    const fileName = `${name || text('Summary')}.pdf`
    void download(() => printReport(app, { ...wish, sent: null, projects: null, fileName }))
  }

  return (
    <Menu trigger={trigger} align="end" isOpenAtFirst>
      <MenuItem icon={<FolderOpen size={16} />} onSelect={() => void open(id)}>
        {text('Open')}
      </MenuItem>
      <MenuItem icon={<NotebookText size={16} />} onSelect={() => app.ports.navigate(`/projects/${id}`)}>
        {text('Project page')}
      </MenuItem>
      <MenuItem icon={<Copy size={16} />} onSelect={() => void attempt(() => copyStored(app, id, changed))}>
        {text('Copy')}
      </MenuItem>
      <MenuItem icon={<FileDown size={16} />} onSelect={downloadSummary}>
        {text('Download the summary')}
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
