// R2's interface in memory, as far as transcripts and posts need it.

export function memoryBucket() {
  const objects = new Map<string, ArrayBuffer>()
  const times = new Map<string, number>()
  const clock = { now: 1_790_000_000_000 }
  const bucket = {
    async put(key: string, value: ArrayBuffer, { onlyIf }: { onlyIf?: { etagDoesNotMatch: '*' } } = {}) {
      if (onlyIf && objects.has(key)) return null
      objects.set(key, value)
      times.set(key, clock.now)
      return { key }
    },
    async get(key: string) {
      const value = objects.get(key)
      if (!value) return null
      const arrayBuffer = () => new Response(value).arrayBuffer()
      return { body: new Response(value).body, size: value.byteLength, arrayBuffer }
    },
    async delete(keys: string | string[]) {
      for (const key of [keys].flat()) objects.delete(key)
    },
    async list({ prefix, limit = 1000, cursor = '' }: { prefix: string; limit?: number; cursor?: string }) {
      const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > cursor).sort()
      const page = keys.slice(0, limit)
      return {
        objects: page.map((key) => ({
          key,
          size: new Uint8Array(objects.get(key) ?? new ArrayBuffer(0)).length,
          uploaded: new Date(times.get(key) ?? 0),
        })),
        ...(keys.length > limit ? { truncated: true, cursor: page.at(-1) } : { truncated: false }),
      }
    },
  }
  return Object.assign(bucket as unknown as R2Bucket, { objects, clock })
}
