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

function radians(angle: number): number {
  return (angle * Math.PI) / 180
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI
}
