export type S3Settings = {
  /** Null for Amazon's own. */
  readonly endpoint: string | null
  readonly region: string
  readonly bucket: string
  readonly accessKey: string
  readonly secretKey: string
  /** The bucket in the path of an address and not in its host name. */
  readonly hasPathStyle: boolean
  readonly redirects: boolean
}

type S3Variables = {
  readonly FILES_S3_ENDPOINT?: string | undefined
  readonly FILES_S3_REGION: string
  readonly FILES_S3_BUCKET?: string | undefined
  readonly FILES_S3_ACCESS_KEY?: string | undefined
  readonly FILES_S3_SECRET_KEY?: string | undefined
  readonly FILES_S3_PATH_STYLE: boolean
  readonly FILES_S3_REDIRECT: boolean
}

/** Null where nothing speaks of S3, and files are in a folder. Half of what is needed is a mistake, said at once. */
export function readS3Settings(variables: S3Variables): S3Settings | null {
  const { FILES_S3_BUCKET: bucket, FILES_S3_ENDPOINT: endpoint } = variables
  const { FILES_S3_ACCESS_KEY: accessKey, FILES_S3_SECRET_KEY: secretKey } = variables
  if ([bucket, endpoint, accessKey, secretKey].every((given) => given === undefined)) return null
  const needed = { FILES_S3_BUCKET: bucket, FILES_S3_ACCESS_KEY: accessKey, FILES_S3_SECRET_KEY: secretKey }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]))
  if (!bucket || !accessKey || !secretKey)
    throw new Error(`Wrong environment. ${missing.join(', ')}: needed for files on S3`)

  return {
    ...{ bucket, accessKey, secretKey },
    endpoint: endpoint ?? null,
    region: variables.FILES_S3_REGION,
    hasPathStyle: variables.FILES_S3_PATH_STYLE,
    redirects: variables.FILES_S3_REDIRECT,
  }
}
