import { Plus } from 'lucide-react'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { useText } from '../words/use-text.ts'
import { useStartProject } from './use-start-project.ts'

export function NewProjectButton({ size }: Pick<ButtonProps, 'size'>) {
  const text = useText()
  const { start, isStarting } = useStartProject()
  return (
    <Button
      kind="primary"
      size={size}
      icon={<Plus size={18} aria-hidden="true" />}
      busy={isStarting}
      onClick={() => void start()}
    >
      {text('New project')}
    </Button>
  )
}
