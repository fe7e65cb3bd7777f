import type { DialogProps } from './dialog-props.ts'
import { ChoiceDialog } from './variant-choice/variant-choice-dialog.tsx'

/** options of a design class are chosen by their looks, so that they are drawn large. */
export function DesignClassDialog(props: DialogProps<'designClass'>) {
  return <ChoiceDialog {...props} size="large" />
}
