import type { Dictionary } from '../dictionary.ts'

/** The shop's file of customers, and whom a project is for. */
export const customersInItalian: Dictionary = {
  'Assign a customer first': 'Assegna prima un cliente',
  'Change order address': 'Cambia indirizzo dell’ordine',
}
