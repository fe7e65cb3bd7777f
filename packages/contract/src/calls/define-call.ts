import type * as z from 'zod/mini'

/**
 * Who may call. `anyone`: no session needed. `profile`: any user, guests too. `loggedIn`: a customer
 * or a pro. `pro`: a professional. `catalogue`: one with the right to change catalogues. `supervisor`: a profile
 * with the admin flag.
 */
export type Access = 'anyone' | 'profile' | 'loggedIn' | 'pro' | 'catalogue' | 'supervisor'

export type Call<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly service: string
  readonly function: string
  readonly access: Access
  /** One sentence for the generated reference. */
  readonly summary: string
  readonly input: Input
  readonly output: Output
}

export type InputOf<C> = C extends Call<infer Input> ? z.output<Input> : never
export type OutputOf<C> = C extends Call<z.ZodMiniType, infer Output> ? z.output<Output> : never

export function defineCall<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  call: Call<Input, Output>,
): Call<Input, Output> {
  return call
}
