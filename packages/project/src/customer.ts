export type Address = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly county?: string
  /** As somebody wrote it; its code is beside it where it is known. */
  readonly country: string
  /** ISO 3166, two capitals. */
  readonly countryCode?: string
  readonly mobile: string
  readonly vat?: string
}

/** As they were when they were assigned: what the shop's file says later changes no offer by itself. */
export type Customer = Address & {
  /** In the shop's file of customers, where they are in it. */
  readonly code?: string
  readonly company?: string
}
