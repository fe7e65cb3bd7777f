/** The eighteen states of a project's life; `unsaved` is derived, never set. */
export const statuses = [
  'unsaved',
  'unassigned',
  'assigned',
  'rejected',
  'awaitingOrder',
  'sellerDesign',
  'approved',
  'agency',
  'awaitingApproval',
  'ordered',
  'inProduction',
  'shipped',
  'delivered',
  'suspended',
  'inactive',
  'offer',
  'anonymous',
  'validated',
] as const

export type Status = (typeof statuses)[number]
