import type * as z from 'zod/mini'

/**
 * Who may call. `anyone`: no session needed. `profile`: any user, guests too. `loggedIn`: a customer
 * or a pro. `pro`: a professional. `catalogue`: one with the right to change catalogues. `supervisor`: a profile
 * with the admin flag.
 */
export type Access = 'anyone' | 'profile' | 'loggedIn' | 'pro' | 'catalogue' | 'supervisor'

/**
 * How often. `light`: looking things up and small changes, as fast as a hand works. `keep`: what stores a document or
 * a file. `work`: what makes the server or a worker think for long. `enter`: logins. `tell`: reports of browsers.
 */
export type Rate = 'light' | 'keep' | 'work' | 'enter' | 'tell'

export type Call<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly service: string
  readonly function: string
  readonly access: Access
  /** One sentence for the generated reference. */
  readonly summary: string
  /** Bytes of the longest body that is read at all; `ordinaryBody` when left out. */
  readonly largest?: number
  /** `light` when left out. */
  readonly rate?: Rate
  readonly input: Input
  readonly output: Output
}

export type InputOf<C> = C extends Call<infer Input> ? z.output<Input> : never
export type OutputOf<C> = C extends Call<z.ZodMiniType, infer Output> ? z.output<Output> : never

export const kilobyte = 1024
export const megabyte = 1024 * kilobyte

/** Enough for a form; whoever needs more says so in its definition. */
export const ordinaryBody = 16 * kilobyte

export function defineCall<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  call: Call<Input, Output>,
): Call<Input, Output> {
  return call
}
