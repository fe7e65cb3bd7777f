import { mayKeepCustomers } from '@arredo/contract'
import { useProfile } from '../../app/use-session.ts'
import type { DialogProps } from '../dialog-props.ts'
import { AssignByHand } from './assign-by-hand.tsx'
import { AssignFromFile } from './assign-from-file.tsx'

/** H-21: select and skip; a forced assignment cannot be closed otherwise. Without a shop's file, by hand. */
export function CustomerAssignmentDialog(props: DialogProps<'customerAssignment'>) {
  return mayKeepCustomers(useProfile()) ? <AssignFromFile {...props} /> : <AssignByHand {...props} />
}
