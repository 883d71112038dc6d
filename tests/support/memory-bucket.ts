// R2's interface in memory, as far as transcripts and posts need it.

export function memoryBucket() {
  const objects = new Map<string, ArrayBuffer>()
  const bucket = {
    async put(key: string, value: ArrayBuffer) {
      objects.set(key, value)
    },
    async get(key: string) {
      const value = objects.get(key)
      return value ? { body: new Response(value).body } : null
    },
    async delete(keys: string | string[]) {
      for (const key of [keys].flat()) objects.delete(key)
    },
    async list({ prefix, limit }: { prefix: string; limit: number }) {
      const keys = [...objects.keys()].filter((key) => key.startsWith(prefix))
      return { objects: keys.slice(0, limit).map((key) => ({ key })), truncated: keys.length > limit }
    },
  }
  return Object.assign(bucket as unknown as R2Bucket, { objects })
}
