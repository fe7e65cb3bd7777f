import type { Status } from '@arredo/project'
import { sentence } from '@arredo/words'

/** The eighteen statuses as people read them. */
export const statusNames: Readonly<Record<Status, string>> = {
  unsaved: sentence('Unsaved'),
  unassigned: sentence('Unassigned'),
  assigned: sentence('Assigned'),
  rejected: sentence('Rejected'),
  awaitingOrder: sentence('Awaiting order'),
  sellerDesign: sentence('Seller design'),
  approved: sentence('Approved'),
  agency: sentence('Agency'),
  awaitingApproval: sentence('Awaiting approval'),
  ordered: sentence('Ordered'),
  inProduction: sentence('In production'),
  shipped: sentence('Shipped'),
  delivered: sentence('Delivered'),
  suspended: sentence('Suspended'),
  inactive: sentence('Inactive'),
  offer: sentence('Offer'),
  anonymous: sentence('Anonymous'),
  validated: sentence('Validated'),
}
