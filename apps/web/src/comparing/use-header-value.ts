import { customerName } from '@arredo/contract'
import { statusNames, timeOfDay } from '@arredo/flows'
import type { Header, ProjectDocument } from '@arredo/project'
import { useDate } from '../words/use-date.ts'
import { useHour } from '../words/use-hour.ts'
import { useText } from '../words/use-text.ts'

/** What a side of a comparison has in a field of the project, where it can be said in a few words. */
export function useHeaderValue(): (field: string, document: ProjectDocument) => string | null {
  const text = useText()
  const date = useDate()
  const hour = useHour()
  const said: { readonly [Field in keyof Header]?: (document: ProjectDocument) => string } = {
    name: ({ header }) => header.name,
    customer: ({ header: { customer } }) =>
      customer ? customerName(customer) || customer.email : text('Nobody yet'),
    orderAddress: ({ header: { orderAddress } }) =>
      orderAddress ? [orderAddress.street, orderAddress.city].filter(Boolean).join(', ') : '',
    activeAlternative: ({ header, alternatives }) => alternatives[header.activeAlternative]?.name ?? '',
    priceList: ({ header }) => header.priceList ?? '',
    priceDate: ({ header }) => date(header.priceDate),
    priceIncrease: ({ header }) => `× ${header.priceIncrease}`,
    light: ({ header: { light } }) => (light ? `${text(timeOfDay(light.hour))}, ${hour(light.hour)}` : ''),
    status: ({ header }) => text(statusNames[header.status]),
  }
  return (field, document) => said[field as keyof Header]?.(document) || null
}
