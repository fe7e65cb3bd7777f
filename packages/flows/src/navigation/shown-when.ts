import { mayKeepCustomers } from '@arredo/contract'
import type { RailSituation } from './route.ts'

type Condition = (situation: RailSituation) => boolean

/** A-125…A-129, by the words they use. */
export const always: Condition = () => true
export const projectIsOpen: Condition = ({ project }) => project !== null
export const projectIsSaved: Condition = ({ project }) => (project?.id ?? 0) > 0
export const projectHasHistory: Condition = ({ project }) => project?.hasHistory ?? false
export const isPerson: Condition = ({ profile }) => profile !== null && profile.kind !== 'guest'
export const keepsCustomers: Condition = ({ profile }) => mayKeepCustomers(profile)
export const hasClosetsEngine: Condition = ({ config }) => Boolean(config.closetsEngine)

export function hasModule(code: string, also: Condition = always): Condition {
  return (situation) => (situation.profile?.modules.includes(code) ?? false) && also(situation)
}
