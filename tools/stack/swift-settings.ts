export type SwiftKind = (typeof storageKinds)[number] | 'proxy'
export const storageKinds = ['account', 'container', 'object'] as const

export type SwiftPlace = {
  /** Of the settings and rings. */
  readonly conf: string
  /** In it a folder for each disk; there is one. */
  readonly disks: string
  /** The name of whoever runs it. */
  readonly user: string
}

export const swiftKey = { access: 'test:tester', secret: 'testing' }
export const swiftDisk = 'disk'

/** What all of its processes have to agree on. */
export const commonSettings = `[swift-hash]
swift_hash_path_prefix = arredo
swift_hash_path_suffix = arredo
[storage-policy:0]
name = files
default = yes
`

/** One process of each kind, that serves S3 to one user whose password is no secret. */
export function settingsOf(kind: SwiftKind, port: number, { conf, disks, user }: SwiftPlace): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${user}
swift_dir = ${conf}
devices = ${disks}
mount_check = false
log_level = ERROR
${kind === 'proxy' ? proxyPipeline : storagePipeline(kind)}`
}

/**
 * Its door for S3 refuses to work without a cache; that nothing answers there costs it a look at most. It has no other
 * disk to turn to: after ten slow answers it would otherwise take the one it has for broken, for a minute.
 */
const proxyPipeline = `[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache s3api tempauth copy slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
conn_timeout = 5
error_suppression_limit = 1000000
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${swiftKey.secret} .admin
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
${['catch_errors', 'gatekeeper', 'healthcheck', 'copy', 'slo'].map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join('')}`

/**
 * Whoever keeps an object tells the list of its bucket before it answers, and answers after a second all the same: the
 * list would lag on a machine that is busy, for good, because nobody tells it later.
 */
const patienceSeconds = 30

function storagePipeline(kind: SwiftKind): string {
  return `[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
${['conn_timeout', 'node_timeout', 'container_update_timeout'].map((name) => `${name} = ${patienceSeconds}\n`).join('')}`
}
