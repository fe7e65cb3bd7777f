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
  readonly secrets?: readonly string[]
  readonly ports?: readonly string[]
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly entrypoint?: readonly string[]
  readonly mem_limit?: string
}
type Compose = {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, unknown>>
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>
  readonly secrets: Readonly<Record<string, { readonly file: string }>>
}

const compose: Compose = parse(readProjectFile('compose.yaml'), { merge: true })
const dockerfile = readProjectFile('Dockerfile')
const stages = new Map(
  dockerfile.split(/^FROM /m).flatMap((stage) => {
    const name = / AS (\w+)/.exec(stage)?.[1]
    return name ? [[name, stage] as const] : []
  }),
)
const variables = Object.keys({ ...Environment.shape, ...OwnerEnvironment.shape })
const known = new Set(variables.flatMap((name) => [name, `${name}_FILE`]))
/** Those that run our own code; the others are images of others. */
const ours = ['migrate', 'arredo', 'http', 'worker', 'photographer']

describe('compose.yaml', () => {
  it('starts services in order: database, migration, then http and workers', () => {
    const waits = Object.fromEntries(
      Object.entries(compose.services).map(([name, { depends_on = {} }]) => [
        name,
        Object.entries(depends_on).map(([other, { condition }]) => `${other} ${condition}`),
      ]),
    )
    expect(waits).toEqual({
      caddy: ['http service_healthy'],
      postgres: [],
      arredo: ['migrate service_completed_successfully'],
      backup: ['migrate service_completed_successfully'],
      migrate: ['postgres service_healthy'],
      http: ['migrate service_completed_successfully'],
      worker: ['migrate service_completed_successfully'],
      photographer: ['migrate service_completed_successfully'],
    })
  })

  it('sets only variables that the processes read, each with its own role and secret', () => {
    const roles = ours.map((name) => {
      const { environment = {}, secrets = [] } = compose.services[name] ?? {}
      expect(Object.keys(environment).filter((variable) => !known.has(variable))).toEqual([])
      const url = String(environment.DATABASE_URL ?? environment.DATABASE_OWNER_URL)
      const file = environment.DATABASE_PASSWORD_FILE ?? environment.DATABASE_OWNER_PASSWORD_FILE
      expect(secrets.map((secret) => `/run/secrets/${secret}`)).toEqual([file])
      return [name, /arredo_\w+/.exec(url)?.[0], secrets[0]]
    })
    expect(roles).toEqual([
      ['migrate', 'arredo_owner', 'owner'],
      ['arredo', 'arredo_owner', 'owner'],
      ['http', 'arredo_app', 'app'],
      ['worker', 'arredo_worker', 'worker'],
      ['photographer', 'arredo_worker', 'worker'],
    ])
  })

  it('keeps every secret in a file and out of the environment', () => {
    for (const { environment = {}, secrets = [] } of Object.values(compose.services)) {
      const written = JSON.stringify(environment)
      expect(written).not.toMatch(/:\/\/\w+:[^@]*@|_PASSWORD"/)
      expect(secrets.filter((secret) => !compose.secrets[secret])).toEqual([])
    }
    const made = readProjectFile('deploy/secrets.sh')
    for (const name of Object.keys(compose.secrets))
      expect(made).toMatch(new RegExp(`for who in .*\\b${name}\\b`))
    expect(readProjectFile('.gitignore')).toMatch(/^secrets\/$/m)
    expect(readProjectFile('.dockerignore')).toMatch(/^secrets$/m)
  })

  it('lets nothing grow, write its root or gain rights, and opens the doors of Caddy alone', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      expect([name, service.read_only, service.cap_drop, service.security_opt]).toEqual([
        ...[name, true, ['ALL'], ['no-new-privileges:true']],
      ])
      expect([name, service.mem_limit]).toEqual([name, expect.stringMatching(/^\d+[mg]$/)])
      expect([name, service.ports !== undefined]).toEqual([name, name === 'caddy'])
    }
    for (const name of ours) {
      expect(compose.services[name]?.entrypoint?.slice(0, 2)).toEqual(['sh', '/app/deploy/as-node.sh'])
    }
  })

  it('lets workers and backups reach the database and nothing else', () => {
    const inside = Object.entries(compose.services).filter(
      ([, { networks }]) => networks?.join() === 'inside',
    )
    expect(inside.map(([name]) => name)).toEqual(['worker', 'photographer', 'backup'])
    expect(compose.services.postgres?.networks).toContain('inside')
    expect(compose.networks.inside?.internal).toBe(true)
  })

  it('gives provision.sql every password it asks for', () => {
    const sql = readProjectFile('tools/ship/provision.sql')
    const asked = /array\['(.*?)'\]/.exec(sql)?.[1]?.split("', '") ?? []
    expect(asked).toEqual(['owner', 'app', 'worker'])
    expect(readProjectFile('deploy/provision.sh')).toContain(`for who in ${asked.join(' ')} backup; do`)
    expect(compose.services.postgres?.secrets).toEqual(['admin', ...asked, 'backup'])
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
    expect(stages.get('worker')).toContain('chmod 0111 /usr/local/bin/node')
    for (const name of ['http', 'worker'])
      expect(stages.get(name)).toContain('COPY deploy/as-node.sh deploy/as-node.sh')
  })

  it('sets only variables that the processes read', () => {
    const set = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    )
    expect(set.filter((name) => name !== 'NODE_ENV' && !known.has(name))).toEqual([])
  })
})
