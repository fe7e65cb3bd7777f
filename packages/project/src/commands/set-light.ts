import type { Command } from '../command.ts'
import { isSameRecord } from '../is-same-record.ts'
import { changedLight, type LightChange, lightOf } from '../light/light.ts'
import { checkLight } from '../reading/record-checks.ts'
import { done, refuse } from '../result.ts'

/** The light that the room is shown in, for everybody who opens the project. */
export const setLight: Command<LightChange> = {
  label: 'Change light',
  run(document, change) {
    const { header } = document
    const light = changedLight(lightOf(document), change)
    if (checkLight(light, 'light') !== null) return refuse('There is no such light')
    if (isSameRecord(light, lightOf(document))) return done(document)
    return done({ ...document, header: { ...header, light } })
  },
}
