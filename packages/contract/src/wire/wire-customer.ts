import type { Address, Customer, Header } from '@arredo/project'
import { countryCodeOf } from './country-code.ts'
import type { WireAddress, WireProject } from './wire-project.ts'

type Of<Fields extends keyof WireProject> = Pick<WireProject, Fields>

/**
 * H-64, A-145, D-128: the customer is known by the mail address; the first address is the order's, which is the
 * customer's own unless another was given. Then the customer's own comes second.
 */
export function toWireCustomer({
  customer,
  orderAddress = null,
}: Pick<Header, 'customer' | 'orderAddress'>): Of<'customercod' | 'orderaddress' | 'customer'> {
  const addresses = [orderAddress, customer].filter((address) => address !== null)
  const { code, company } = customer ?? {}
  const more = { ...(code && { cod: code }), ...(company && { company }) }
  return {
    customercod: customer?.email ?? '',
    orderaddress: addresses.map(toAddress),
    ...(Object.keys(more).length > 0 && { customer: more }),
  }
}

/** Who sends several addresses without saying whose they are means the first. */
export function fromWireCustomer({
  customercod,
  orderaddress,
  customer: more = {},
}: Of<'customercod' | 'orderaddress' | 'customer'>): Pick<Header, 'customer' | 'orderAddress'> {
  const [first, second] = orderaddress.map(readAddress)
  if (!first) return { customer: null }

  const isSecond = second !== undefined && second.email === customercod
  const customer: Customer = {
    ...(isSecond ? second : first),
    ...(more.cod && { code: more.cod }),
    ...(more.company && { company: more.company }),
  }
  return { customer, ...(isSecond && { orderAddress: first }) }
}

function toAddress(address: Address): WireAddress {
  return {
    city: address.city,
    country: address.country,
    countrycode: address.countryCode ?? countryCodeOf(address.country),
    county: address.county ?? '',
    email: address.email,
    firstname: address.firstName,
    mobile: address.mobile,
    postalcode: address.postalCode,
    street: address.street,
    surname: address.lastName,
    vat: address.vat ?? '',
  }
}

function readAddress(wire: WireAddress): Address {
  const countryCode = countryCodeOf(wire.countrycode)
  return {
    email: wire.email,
    firstName: wire.firstname,
    lastName: wire.surname,
    street: wire.street,
    postalCode: wire.postalcode,
    city: wire.city,
    ...(wire.county && { county: wire.county }),
    country: wire.country || (countryCode ? '' : wire.countrycode),
    ...(countryCode && { countryCode }),
    mobile: wire.mobile,
    ...(wire.vat && { vat: wire.vat }),
  }
}
