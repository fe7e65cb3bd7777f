import { customerName } from '@arredo/contract'
import { useCustomer } from '../../customers/use-customer.ts'

/** Until the file has answered, or where it knows nobody, the code itself. */
export function useCustomerName(code: string): string {
  const { record } = useCustomer(code || null)
  return (record && customerName(record.details)) || code
}
