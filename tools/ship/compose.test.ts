import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { Environment, OwnerEnvironment } from '../../apps/server/src/settings.ts'
import { readProjectFile } from '../project-files.ts'

type Service = {
  readonly build?: { readonly target: string }
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, unknown>>
  readonly volumes?: readonly string[]
  readonly networks?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: { readonly disable?: boolean }
}
type Compose = {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, unknown>>
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>
}

const compose: Compose = parse(readProjectFile('compose.yaml'))
const dockerfile = readProjectFile('Dockerfile')
const stages = new Map(
  dockerfile.split(/^FROM /m).flatMap((stage) => {
    const name = / AS (\w+)/.exec(stage)?.[1]
    return name ? [[name, stage] as const] : []
  }),
)
const known = new Set(Object.keys({ ...Environment.shape, ...OwnerEnvironment.shape }))

describe('compose.yaml', () => {
  it('starts services in order: database, migration, then http and workers', () => {
    const waits = Object.fromEntries(
      Object.entries(compose.services).map(([name, { depends_on = {} }]) => [
        name,
        Object.entries(depends_on).map(([other, { condition }]) => `${other} ${condition}`),
      ]),
    )
    expect(waits).toEqual({
      postgres: [],
      migrate: ['postgres service_healthy'],
      http: ['migrate service_completed_successfully'],
      worker: ['migrate service_completed_successfully'],
      photographer: ['migrate service_completed_successfully'],
    })
  })

  it('sets only variables that the processes read, each with its own role', () => {
    const { postgres: _, ...ours } = compose.services
    for (const { environment = {} } of Object.values(ours)) {
      expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([])
    }
    const roles = Object.entries(ours).map(([name, { environment = {} }]) => [
      name,
      /arredo_\w+/.exec(String(environment.DATABASE_URL ?? environment.DATABASE_OWNER_URL))?.[0],
    ])
    expect(Object.fromEntries(roles)).toEqual({
      migrate: 'arredo_owner',
      http: 'arredo_app',
      worker: 'arredo_worker',
      photographer: 'arredo_worker',
    })
  })

  it('lets the photographer reach the database and nothing else', () => {
    const { photographer, postgres, ...others } = compose.services
    expect(photographer?.networks).toEqual(['inside'])
    expect(postgres?.networks).toContain('inside')
    expect(compose.networks.inside?.internal).toBe(true)
    expect(Object.values(others).some(({ networks = [] }) => networks.includes('inside'))).toBe(false)
  })

  it('gives provision.sql every password it asks for', () => {
    const sql = readProjectFile('tools/ship/provision.sql')
    const asked = /array\['(.*?)'\]/.exec(sql)?.[1]?.split("', '") ?? []
    const given = String(compose.services.postgres?.environment?.PGOPTIONS)
    expect(asked).toEqual(['owner', 'app', 'worker'])
    for (const who of asked) expect(given).toContain(`-c arredo.${who}_password=`)
  })

  it('names only stages and volumes that exist', () => {
    for (const { build, volumes = [] } of Object.values(compose.services)) {
      if (build) expect([...stages.keys()]).toContain(build.target)
      const named = volumes
        .map((volume) => volume.split(':')[0] ?? '')
        .filter((name) => !name.startsWith('.'))
      for (const name of named) expect(Object.keys(compose.volumes)).toContain(name)
    }
  })
})

describe('the Dockerfile', () => {
  it('runs as nobody special, with Chromium in workers and Blender in the photographer alone', () => {
    for (const name of ['http', 'worker', 'photographer']) {
      expect(
        stages
          .get(name)
          ?.match(/^USER .*$/gm)
          ?.at(-1),
      ).toBe('USER node')
      expect(stages.get(name)).toMatch(/^CMD \["node", /m)
    }
    expect(stages.get('http')).not.toMatch(/chromium/i)
    expect(stages.get('worker')).toContain('chromium libegl-mesa0 libgl1-mesa-dri fonts-')
    expect(stages.get('worker')).not.toMatch(/blender/i)
    expect(stages.get('photographer')).toMatch(/^worker AS photographer$/m)
    expect(stages.get('photographer')).toContain('"--only", "photographs"')
  })

  it('sets only variables that the processes read', () => {
    const set = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    )
    expect(set.filter((name) => name !== 'NODE_ENV' && !known.has(name))).toEqual([])
  })
})
