import { sentence } from '@arredo/words'
import type { PlannerAction } from './planner-action.ts'

export const customerActions: readonly PlannerAction[] = [
  {
    id: 'customer',
    label: sentence('Customer of the project…'),
    group: 'project',
    isPossible: ({ assignCustomer }) => assignCustomer !== null,
    run: ({ assignCustomer }) => assignCustomer?.(),
  },
  {
    id: 'orderAddress',
    label: sentence('Order address…'),
    group: 'project',
    isPossible: ({ editor, assignCustomer }) =>
      assignCustomer !== null && editor.desk.current().document.header.customer !== null,
    run: ({ editOrderAddress }) => editOrderAddress(),
  },
]
