import type { Point3 } from '@arredo/geometry'

/** Degrees: clockwise from north, and above the horizon. */
export type Sun = { readonly azimuth: number; readonly elevation: number }

/** Where most of our sellers are, in early summer; the photographer reckons with the same. */
const latitude = 46
const declination = 22

/** Where the sun stands at an hour by the sun, at which noon is when it is highest. */
export function sunAt(hour: number): Sun {
  const [turned, north, tilt] = [radians((hour - 12) * 15), radians(latitude), radians(declination)]
  const up = Math.sin(north) * Math.sin(tilt) + Math.cos(north) * Math.cos(tilt) * Math.cos(turned)
  const east = -Math.cos(tilt) * Math.sin(turned)
  const northward = Math.cos(north) * Math.sin(tilt) - Math.sin(north) * Math.cos(tilt) * Math.cos(turned)
  return {
    azimuth: (degrees(Math.atan2(east, northward)) + 360) % 360,
    elevation: degrees(Math.asin(up)),
  }
}

/** The same in the room: a vector of length 1 towards the sun, by day and by night. */
export function towardsSun({ hour, north }: { hour: number; north: number }): Point3 {
  const { azimuth, elevation } = sunAt(hour)
  const [bearing, up] = [radians(north + azimuth), radians(elevation)]
  return [Math.sin(bearing) * Math.cos(up), Math.cos(bearing) * Math.cos(up), Math.sin(up)]
}

/** When somebody who lives there would switch the lamps on. */
export function isLampTime(hour: number): boolean {
  return sunAt(hour).elevation < 17
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI
}
