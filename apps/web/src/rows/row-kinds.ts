import type { ServiceCharge } from '@arredo/project'
import { sentence } from '@arredo/words'
import { CookingPot, type LucideIcon, PencilLine, Sigma, Text, Truck } from 'lucide-react'
import type { OtherKind } from './row-draft.ts'

/** In the order in which they are offered. */
export const rowKinds: Readonly<Record<OtherKind, { readonly label: string; readonly icon: LucideIcon }>> = {
  free: { label: sentence('Free row'), icon: PencilLine },
  service: { label: sentence('Service'), icon: Truck },
  text: { label: sentence('Text'), icon: Text },
  subtotal: { label: sentence('Subtotal'), icon: Sigma },
  ownAppliance: { label: sentence('Own appliance'), icon: CookingPot },
}

export const chargeKinds: Readonly<Record<ServiceCharge['kind'], string>> = {
  amount: sentence('Amount'),
  percent: sentence('Percent'),
  perMetre: sentence('Per metre'),
}
