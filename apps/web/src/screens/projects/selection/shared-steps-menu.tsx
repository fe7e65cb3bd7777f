import type { ProjectListing } from '@arredo/contract'
import { useApp } from '../../../app/app-context.tsx'
import { sharedSteps, takeSharedStep } from '../../../app/several-projects-flows.ts'
import type { Attempt } from '../../../shell/use-attempt.ts'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import type { Trigger } from '../../../ui/on-demand.tsx'
import { useText } from '../../../words/use-text.ts'

/** D-43 for several: the steps that any of them may take, and how many may. */
export function SharedStepsMenu({
  trigger,
  projects,
  attempt,
  onDone,
}: {
  trigger: Trigger
  projects: readonly ProjectListing[]
  attempt: Attempt['attempt']
  onDone: () => void
}) {
  const app = useApp()
  const text = useText()
  const steps = sharedSteps(app, projects)
  return (
    <Menu trigger={trigger} side="top" align="end" isOpenAtFirst>
      {steps.length === 0 && (
        <MenuItem disabled onSelect={() => {}}>
          {text('No status can be changed here')}
        </MenuItem>
      )}
      {steps.map(({ verb, count }) => (
        <MenuItem key={verb} onSelect={() => void attempt(() => takeSharedStep(app, projects, verb, onDone))}>
          {count === projects.length
            ? text(verb)
            : text('{{step}} ({{some}} of {{all}})', { step: text(verb), some: count, all: projects.length })}
        </MenuItem>
      ))}
    </Menu>
  )
}
